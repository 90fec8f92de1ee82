#include "ui/draw/draw_list.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <tuple>

namespace twofold::ui {

namespace {

// FNV-1a over 32-bit words.
class Fingerprint {
  public:
    void mix(std::uint32_t word) { hash_ = (hash_ ^ word) * 0x100000001b3u; }
    void mix(float value) {
        std::uint32_t word = 0;
        std::memcpy(&word, &value, sizeof word);
        mix(word);
    }
    void mix(Color c) {
        mix((std::uint32_t{c.r} << 24) | (std::uint32_t{c.g} << 16) | (std::uint32_t{c.b} << 8) | c.a);
    }
    void mix(std::string_view text) {
        for (const char byte : text)
            mix(std::uint32_t{static_cast<std::uint8_t>(byte)});
    }
    std::uint64_t value() const { return hash_ ^ (hash_ >> 29); }

  private:
    std::uint64_t hash_ = 0xcbf29ce484222325u;
};

std::uint64_t fingerprint_of(const DrawCommand& c, std::string_view text) {
    Fingerprint print;
    print.mix((std::uint32_t{static_cast<std::uint8_t>(c.kind)} << 24) |
              (std::uint32_t{static_cast<std::uint8_t>(c.font)} << 16) |
              (std::uint32_t{static_cast<std::uint8_t>(c.digits)} << 8) | static_cast<std::uint8_t>(c.icon));
    print.mix(c.color);
    print.mix(c.ink);
    for (const float value :
         {c.rect.x, c.rect.y, c.rect.w, c.rect.h, c.radius, c.size, c.text_px, c.text_at.x, c.text_at.y}) {
        print.mix(value);
    }
    print.mix(text);
    return print.value();
}

Rect rounded_out(const RectF& r) {
    const int x = static_cast<int>(std::floor(r.x));
    const int y = static_cast<int>(std::floor(r.y));
    return {x, y, static_cast<int>(std::ceil(r.x + r.w)) - x, static_cast<int>(std::ceil(r.y + r.h)) - y};
}

}  // namespace

void DrawList::clear(Rect window, Color background) {
    window_ = window;
    background_ = background;
    commands_.clear();
    texts_.clear();
}

void DrawList::add(DrawCommand command, std::string_view text) {
    command.text_begin = static_cast<std::uint32_t>(texts_.size());
    command.text_length = static_cast<std::uint32_t>(text.size());
    command.fingerprint = fingerprint_of(command, text);
    texts_ += text;
    commands_.push_back(command);
}

void DrawList::round_rect(const RectF& rect, float radius, Color color) {
    if (color.a == 0 || rect.w <= 0 || rect.h <= 0) return;
    add({.kind = DrawCommand::Kind::kRoundRect,
         .color = color,
         .rect = rect,
         .radius = radius,
         .bounds = rounded_out(rect)},
        {});
}

void DrawList::tile(const RectF& rect, float size, float radius, Color fill, Color ink,
                    const TileLabel& label, float opacity) {
    if (opacity <= 0) return;
    add({.kind = DrawCommand::Kind::kTile,
         .font = FontId::kNumbers,
         .color = faded(fill, opacity),
         .ink = ink,
         .rect = rect,
         .radius = radius,
         .size = size,
         .text_px = label.text_px,
         .text_at = label.text_at,
         .bounds = rounded_out(rect).inset(-2)},  // for the anti-aliased edge, which scales too
        label.text);
}

void DrawList::text(std::string_view utf8, PointF baseline_start, FontId font_id, float text_px, Color ink,
                    Digits digits) {
    if (ink.a == 0 || utf8.empty()) return;
    const float width = font(font_id).width(utf8, digits, text_px);
    // No glyph of the fonts extends further than this.
    const RectF box{baseline_start.x - text_px / 4, baseline_start.y - text_px * 1.1f, width + text_px / 2,
                    text_px * 1.5f};
    add({.kind = DrawCommand::Kind::kText,
         .font = font_id,
         .digits = digits,
         .ink = ink,
         .text_px = text_px,
         .text_at = baseline_start,
         .bounds = rounded_out(box)},
        utf8);
}

void DrawList::icon(Icon icon, const Rect& rect, Color ink) {
    if (ink.a == 0) return;
    add({.kind = DrawCommand::Kind::kIcon, .icon = icon, .ink = ink, .rect = to_float(rect), .bounds = rect},
        {});
}

namespace {

// Appends numbers formatted as by printf.
template <typename... Values>
void append(std::string& out, const char* format, Values... values) {
    char piece[128];
    std::snprintf(piece, sizeof piece, format, values...);
    out += piece;
}

void append(std::string& out, Color c) {
    append(out, " #%02x%02x%02x%02x", c.r, c.g, c.b, c.a);
}

}  // namespace

std::string DrawList::to_text() const {
    constexpr const char* kNames[] = {"round_rect", "tile", "text", "icon"};
    constexpr const char* kIcons[] = {
        "undo",      "redo",        "new-game", "menu",  "back",  "previous", "next",    "previous-mark",
        "next-mark", "play",        "pause",    "share", "daily", "history",  "records", "statistics",
        "settings",  "full-screen", "windowed", "help",  "about", "quit"};
    using Kind = DrawCommand::Kind;
    std::string out;
    append(out, "window %dx%d", window_.w, window_.h);
    append(out, background_);
    for (const DrawCommand& c : commands_) {
        append(out, "\n%s", kNames[static_cast<std::size_t>(c.kind)]);
        if (c.kind == Kind::kIcon) append(out, " %s", kIcons[static_cast<std::size_t>(c.icon)]);
        if (c.kind != Kind::kText) {
            for (const float side : {c.rect.x, c.rect.y, c.rect.w, c.rect.h}) {
                append(out, " %.2f", static_cast<double>(side));
            }
        }
        if (c.radius > 0) append(out, " r%.2f", static_cast<double>(c.radius));
        if (c.kind == Kind::kRoundRect || c.kind == Kind::kTile) append(out, c.color);
        if (c.kind != Kind::kRoundRect) append(out, c.ink);
        if (c.text_length == 0) continue;
        append(out, " %s%s", c.font == FontId::kText ? "text" : "numbers",
               c.digits == Digits::kTabular ? " tabular" : "");
        append(out, " %.0fpx at %.2f %.2f \"", static_cast<double>(c.text_px),
               static_cast<double>(c.text_at.x), static_cast<double>(c.text_at.y));
        out += text_of(c);
        out += '"';
    }
    out += '\n';
    return out;
}

namespace {

constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

// Distance from `from` to the first command equal to `wanted`.
std::size_t distance_to(const DrawCommand& wanted, std::span<const DrawCommand> list, std::size_t from) {
    for (std::size_t i = from; i < list.size(); ++i) {
        if (list[i].fingerprint == wanted.fingerprint) return i - from;
    }
    return kNowhere;
}

}  // namespace

// Compares both lists like a diff of two texts. Commands found only on one side are damage; the others are
// equal and in the same order, so their pixels are too.
void Damage::find(const DrawList& before, const DrawList& after) {
    if (!(before.window() == after.window() && before.background() == after.background()))
        return whole(after);
    count_ = 0;
    const auto old_list = before.commands();
    const auto new_list = after.commands();
    std::size_t i = 0;
    std::size_t j = 0;
    const auto leave_old = [&] { add(intersected(old_list[i++].bounds, after.window())); };
    const auto leave_new = [&] { add(intersected(new_list[j++].bounds, after.window())); };
    while (i < old_list.size() && j < new_list.size()) {
        if (old_list[i].fingerprint == new_list[j].fingerprint) {
            ++i;
            ++j;
            continue;
        }
        const std::size_t in_new = distance_to(old_list[i], new_list, j);
        const std::size_t in_old = distance_to(new_list[j], old_list, i);
        if (in_new <= in_old) leave_new();
        if (in_old <= in_new) leave_old();
    }
    while (i < old_list.size())
        leave_old();
    while (j < new_list.size())
        leave_new();
}

void Damage::whole(const DrawList& list) {
    count_ = 0;
    add(list.window());
}

void Damage::add(Rect rect) {
    if (rect.empty()) return;
    for (int i = 0; i < count_;) {
        if (rects_[i].overlaps(rect)) {
            rect = united(rect, rects_[i]);
            remove(i);
            i = 0;  // it grew, so it may overlap others now
        } else {
            ++i;
        }
    }
    rects_[count_++] = rect;
    if (count_ <= kMax) return;
    // One too many: join the two whose union wastes the least area.
    const auto area = [](const Rect& r) { return std::int64_t{r.w} * r.h; };
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    int best = 0;
    int with = 1;
    for (int i = 0; i < count_; ++i) {
        for (int j = i + 1; j < count_; ++j) {
            const std::int64_t waste = area(united(rects_[i], rects_[j])) - area(rects_[i]) - area(rects_[j]);
            if (waste < least) std::tie(least, best, with) = std::tuple(waste, i, j);
        }
    }
    const Rect joined = united(rects_[best], rects_[with]);
    remove(with);
    remove(best);
    add(joined);
}

}  // namespace twofold::ui
