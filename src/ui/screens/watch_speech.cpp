// What a replay announces for screen readers.
#include <array>

#include "ui/board/announcement.h"
#include "ui/screens/watch_screen.h"

namespace twofold::ui {

std::string WatchScreen::title(const ScreenContext& context) const {
    return std::string(context.strings.text(id_ == ScreenId::kHistory ? TextId::kHistory : TextId::kWatch));
}

std::string WatchScreen::button_name(int button) const {
    constexpr std::array kNames = {TextId::kSayPreviousMark, TextId::kSayStepBack, TextId::kSayPlay,
                                   TextId::kSayStepForward,  TextId::kSayNextMark, TextId::kSaySpeed,
                                   TextId::kSayBack,         TextId::kPlayOn};
    static_assert(kNames.size() == kButtonCount);
    if (button == static_cast<int>(Transport::kPlay) && playing_)
        return std::string(strings_.text(TextId::kSayPause));
    return strings_.filled(kNames[static_cast<std::size_t>(button)], {{"speed", speed_text_}});
}

std::string WatchScreen::place_line(const ScreenContext& context) const {
    return context.strings.filled(TextId::kSayReplay,
                                  {{"screen", title(context)}, {"move", move_text_}, {"score", score_text_}});
}

std::string WatchScreen::spoken(const ScreenContext& context) const {
    const Strings& strings = context.strings;
    if (told_button_) return said_item(title(context), button_name(*told_button_), strings);
    if (playing_) return strings.filled(TextId::kSayPlaying, {{"screen", title(context)}});
    return said_after(place_line(context), told_step_, strings);
}

std::vector<std::string> WatchScreen::read_aloud(const ScreenContext& context) const {
    std::vector<std::string> lines = {place_line(context)};
    for (std::string& row : said_rows(game_.state().board, context.strings))
        lines.push_back(std::move(row));
    return lines;
}

}  // namespace twofold::ui
