// The whole game without the machine: input, news and time go in, a picture and requests come out. Only
// frame() changes it. Tests drive it with a simulated clock; Host drives it with a window. It reads no files,
// clock or random source itself.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/active_settings.h"
#include "app/frame.h"
#include "app/input_devices.h"
#include "app/pictures.h"
#include "app/play_time.h"
#include "app/speech.h"
#include "app/step_clock.h"
#include "app/trace.h"
#include "session/preferences.h"
#include "session/session.h"
#include "ui/board/announcement.h"
#include "ui/controls/messages.h"
#include "ui/input/key_labels.h"
#include "ui/input/key_map.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen_stack.h"
#include "ui/sound/sound_cue.h"

namespace twofold::app {

// What the Shell draws and speaks with. Everything referred to outlives the Shell.
struct ShellResources {
    std::span<const ui::Font, ui::kFontCount> fonts;
    std::span<const ui::Theme> themes;  // at least one
    ui::Strings strings;                // at the start; LanguageLoaded replaces them
    // The choices in the settings.
    std::span<const ui::LanguageName> languages = {};
    std::span<const std::string> renderers = {};
};

struct ShellOptions {
    // Settings for this run; nullopt: those of the preferences.
    std::optional<session::Settings> settings;
    bool reduced_motion = false;  // the system's preference
    std::uint64_t entropy = 0;    // source of the seeds of new games
    bool first_run = false;       // show a hint beside the board for the first moves
    bool announce = false;        // fill Effects::announced, for screen readers
    bool trace = false;           // fill Effects::trace, for tests
};

class Shell {
  public:
    Shell(session::Session session, session::Preferences preferences, ShellResources resources,
          const ShellOptions& options);
    // Its members refer to each other.
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    Effects frame(const FrameInput& input);

    const session::Session& session() const { return session_; }
    // The remembered settings and those in force; options can make them differ for one run.
    const session::Preferences& preferences() const { return settings_.remembered(); }
    const session::Settings& settings() const { return settings_.now(); }
    const ui::GameScreen& board() const { return board_; }
    const ui::Screen& front() const { return screens_.front(); }

  private:
    // A frame: window, input and picture (shell.cpp).
    void begin_frame(const FrameInput& input);
    void fit(const ui::WindowMetrics& window);
    void note(const ui::InputEvent& event);
    void handle(const ui::InputEvent& event);
    void perform(const ui::commands::Quit&);
    bool touches_notice(const ui::InputEvent& event);
    std::optional<ui::Command> global_command(const ui::InputEvent& event) const;
    void follow_play();
    void show_time();
    void wake_in(ui::Millis time);
    void show_hint();
    void compose(ui::Millis now);
    void list_upcoming();
    void follow_layout();
    void trace_layout();

    // News (shell_news.cpp). Non-const parameters are moved from.
    void hear(const RecordToWatch& record);
    void hear(const RecordToResume& record);
    void hear(const RecordUnreadable& record);
    void hear(const ResumeFailed& record);
    void hear(const TextPasted& pasted);
    void hear(const TextCopied& copied);
    void hear(const FileSaved& file);
    void hear(PlayedGamesRead& played);
    void hear(RecordsChanged& changed);
    void hear(KeyLabelsChanged& changed);
    void hear(LanguageLoaded& language);
    void hear(const RendererRefused&);
    void hear(const storage::SaveNotice& notice);
    // Shows a sentence at the bottom of the window.
    void notify(std::string sentence);
    void notify(ui::TextId sentence);
    // Tells the player that a file, or pasted text if the name is empty, cannot be opened.
    void say_unreadable(std::string_view file, storage::Reason reason);
    void watch(std::string_view name, std::string_view bytes);
    void watch(session::Game game, std::optional<std::size_t> in_progress);

    // The game (shell_play.cpp).
    void perform(const ui::commands::Move& move);
    void perform(const ui::commands::Undo&);
    void perform(const ui::commands::Redo&);
    void perform(const ui::commands::NewGame&);
    void perform(const ui::commands::Restart&);
    void perform(const ui::commands::StartGame& start);
    void perform(const ui::commands::StartDaily&);
    void perform(const ui::commands::KeepGoing&);
    void begin(const session::Start& start, ui::Beginning beginning);
    void begin_daily(const session::Start& start);
    void record_daily();

    // The screens in front of the board (shell_screens.cpp).
    void perform(const ui::commands::Open& open);
    void perform(const ui::commands::AskSeed& ask);
    void perform(const ui::commands::TakeSeed& take);
    void perform(const ui::commands::Back&);
    void perform(const ui::commands::Home&);
    void open(std::unique_ptr<ui::Screen> screen);
    void close_screen();
    void go_to_board();
    void say_return();
    ui::ScreenContext context() const;

    // Kept records, statistics and the clipboard (shell_records.cpp).
    void perform(const ui::commands::WatchGame&);
    void perform(const ui::commands::SharePicture&);
    void perform(const ui::commands::Watch& watch);
    void perform(const ui::commands::Resume& resume);
    void perform(const ui::commands::Star& star);
    void perform(const ui::commands::CopyRecord& copy);
    void perform(const ui::commands::SaveRecord& save);
    void perform(const ui::commands::CopyBoard&);
    void perform(const ui::commands::ExportStatistics&);
    void perform(const ui::commands::Paste&);
    void request(Request request);

    // Settings and keys (shell_settings.cpp).
    void perform(const ui::commands::ChangeSetting& change);
    void perform(const ui::commands::NextTheme&);
    void perform(const ui::commands::PreviousTheme&);
    void perform(const ui::commands::ToggleFullscreen&);
    void perform(const ui::commands::BindKey& bind);
    void perform(const ui::commands::UnbindKey& unbind);
    void perform(const ui::commands::ResetKeys&);
    void change_settings(const session::Settings& settings);
    void change_theme(std::size_t step);
    void change_keys(const ui::KeyMap& keys);

    // Announcements and captions (shell_speech.cpp). tell() announces an event of the game and shows it as a
    // caption; it calls `line` for the text only if needed.
    template <typename Line>
    void tell(Line line) {
        if (speech_.on() || settings_.reading().captions) tell_line(line());
    }
    void tell_line(std::string line);
    void say_value(ui::TextId label, std::string_view value);
    void perform(const ui::commands::ReadAloud&);
    void say_focus_after(const ui::InputEvent& event);

    const ui::Font& text_font() const {
        return resources_.fonts[static_cast<std::size_t>(ui::FontId::kText)];
    }
    // Animation time at which a command takes effect: the start of the current step, so that its first
    // picture already shows motion.
    ui::Millis command_time() const { return clock_.draw_time() - kStep; }
    // Animation time for input to the front screen.
    ui::Millis event_time() const { return screens_.at_bottom() ? command_time() : clock_.draw_time(); }

    ShellResources resources_;
    session::Session session_;
    rules::Generator seeds_;
    std::vector<session::KeptRecord> records_;
    std::vector<session::PlayedGame> played_games_;  // as of when the statistics were last opened

    ActiveSettings settings_;
    int hint_moves_;  // effective moves until the hint disappears for good

    std::optional<ui::WindowMetrics> window_;
    InputDevices devices_;
    ui::KeyLabels key_labels_;

    ui::Millis now_ = 0;  // machine time of the frame
    std::string today_;
    std::string utc_day_;
    ui::ScreenStack screens_;
    ui::GameScreen& board_;  // at the bottom of screens_
    ui::Notice notice_;
    std::optional<std::int64_t> on_notice_;  // the pointer that went down on it
    ui::Layout noticed_;                     // layout that the notice was made for
    StepClock clock_;
    PlayTime play_time_;

    Pictures pictures_;
    bool was_moving_ = false;
    ui::DrawList upcoming_;
    rules::Exponent upcoming_for_ = 0;  // largest tile that upcoming_ was made for; 0: make it again

    Effects effects_;
    // What effects_ refers to.
    std::vector<session::JournalEdit> edits_;
    std::vector<Request> requests_;
    ui::SoundCues sounds_;  // of the frame's last move, the one that is seen
    Speech speech_;
    Trace trace_;
};

}  // namespace twofold::app
