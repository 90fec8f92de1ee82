// A picture as a list of simple commands, in px of the window's surface, later ones on top. Screens fill it,
// platform::Canvas turns it into pixels, and tests print it. Reused from frame to frame to avoid allocation.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/color.h"
#include "ui/draw/font.h"
#include "ui/draw/geometry.h"

namespace twofold::ui {

enum class Icon : std::uint8_t {
    kUndo,
    kRedo,
    kNewGame,
    kMenu,
    kBack,
    kPrevious,
    kNext,
    kPreviousMark,
    kNextMark,
    kPlay,
    kPause,
    kShare,
    kDaily,
    kHistory,
    kRecords,
    kStatistics,
    kSettings,
    kFullscreen,
    kWindowed,
    kHelp,
    kAbout,
    kQuit
};

struct DrawCommand {
    enum class Kind : std::uint8_t {
        kRoundRect,  // rect, radius, color
        kTile,       // rect: place, maybe scaled; size: unscaled side; radius, color, ink, text as unscaled
        kText,       // text with its baseline's start at text_at, ink
        kIcon,       // rect, ink
    };
    Kind kind = Kind::kRoundRect;
    FontId font = FontId::kText;
    Digits digits = Digits::kProportional;
    Icon icon = Icon::kUndo;
    Color color;
    Color ink;
    RectF rect;
    float radius = 0;
    float size = 0;
    float text_px = 0;             // font size
    PointF text_at;                // px; in the window for text, in the unscaled tile for a tile
    std::uint32_t text_begin = 0;  // into the list's text
    std::uint32_t text_length = 0;
    Rect bounds;                    // of all pixels it can touch
    std::uint64_t fingerprint = 0;  // hash of everything that affects its pixels
};

// The label of a tile.
struct TileLabel {
    std::string text;
    float text_px = 0;
    PointF text_at;  // start of the baseline, from the tile's top-left corner
};

class DrawList {
  public:
    // `fonts` are by FontId and outlive the list.
    explicit DrawList(std::span<const Font, kFontCount> fonts) : fonts_(fonts) {}

    void clear(Rect window, Color background);

    void round_rect(const RectF& rect, float radius, Color color);
    // `opacity` 0 to 1 fades the whole tile.
    void tile(const RectF& rect, float size, float radius, Color fill, Color ink, const TileLabel& label,
              float opacity = 1);
    void text(std::string_view utf8, PointF baseline_start, FontId font, float text_px, Color ink,
              Digits digits = Digits::kProportional);
    void icon(Icon icon, const Rect& rect, Color ink);

    std::span<const Font, kFontCount> fonts() const { return fonts_; }
    const Font& font(FontId id) const { return fonts_[static_cast<std::size_t>(id)]; }
    Rect window() const { return window_; }
    Color background() const { return background_; }
    std::span<const DrawCommand> commands() const { return commands_; }
    std::string_view text_of(const DrawCommand& command) const {
        return std::string_view(texts_).substr(command.text_begin, command.text_length);
    }

    // One line per command, for tests and people.
    std::string to_text() const;

  private:
    void add(DrawCommand command, std::string_view text);

    std::span<const Font, kFontCount> fonts_;
    Rect window_;
    Color background_;
    std::vector<DrawCommand> commands_;
    std::string texts_;
};

// The parts of the window in which two pictures may differ: a few disjoint rectangles inside the window.
// Empty if they are equal; the whole window if its size or background changed.
class Damage {
  public:
    static constexpr int kMax = 8;

    void find(const DrawList& before, const DrawList& after);
    void whole(const DrawList& list);
    std::span<const Rect> rects() const { return {rects_, static_cast<std::size_t>(count_)}; }

  private:
    void add(Rect rect);
    void remove(int index) { rects_[index] = rects_[--count_]; }

    Rect rects_[kMax + 1];
    int count_ = 0;
};

}  // namespace twofold::ui
