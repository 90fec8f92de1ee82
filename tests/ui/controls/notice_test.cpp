// The notice at the foot of the window.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/controls/messages.h"

#include "support/ui_assets.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

DrawList drawn(const Notice& notice, const Layout& layout) {
    DrawList list(support::fonts());
    list.clear(layout.window, {});
    notice.draw({support::themes()[0], layout, list});
    return list;
}

std::vector<std::string> all_sentences() {
    std::vector<std::string> sentences;
    for (const TextId id :
         {TextId::kNoticeDamaged, TextId::kNoticeForeign, TextId::kNoticeNotSaved, TextId::kNoticeSavedAgain,
          TextId::kNoticeOtherWindow, TextId::kNoticeSettingsNotKept}) {
        std::string sentence;
        support::english().fill(
            id, {{"file", "game-2024-02-29.damaged.txt"}, {"reason", "line 12 has no check"}}, sentence);
        sentences.push_back(sentence);
    }
    return sentences;
}

TEST_CASE("a notice that is not shown draws nothing, and hiding it takes it away") {
    const Layout layout = make_layout({}, {});
    Notice notice;
    CHECK_FALSE(notice.shown());
    notice.fit(layout, support::font(FontId::kText));
    CHECK(drawn(notice, layout).commands().empty());
    notice.show("The game is being saved again.");
    notice.fit(layout, support::font(FontId::kText));
    CHECK(notice.shown());
    CHECK(drawn(notice, layout).commands().size() == 2);
    notice.hide();
    CHECK_FALSE(notice.shown());
    CHECK(drawn(notice, layout).commands().empty());
}

TEST_CASE(
    "a notice stays for its time, counted from the first frame that has it, and a new one begins afresh") {
    const Layout layout = make_layout({}, {});
    Notice notice;
    notice.show("The game is being saved again.");
    CHECK_FALSE(notice.time_left(100));
    notice.advance(5000, layout, support::font(FontId::kText));
    CHECK(drawn(notice, layout).commands().size() == 2);
    CHECK(notice.time_left(5000 + kNoticeTime / 4) == kNoticeTime * 3 / 4);
    notice.show("Copied.");
    notice.advance(5000 + kNoticeTime, layout, support::font(FontId::kText));
    CHECK(notice.time_left(5000 + kNoticeTime) == kNoticeTime);
    notice.advance(5000 + 2 * kNoticeTime - 1, layout, support::font(FontId::kText));
    CHECK(notice.shown());
    notice.advance(5000 + 2 * kNoticeTime, layout, support::font(FontId::kText));
    CHECK_FALSE(notice.shown());
    CHECK_FALSE(notice.time_left(5000 + 2 * kNoticeTime));
}

TEST_CASE("every notice is whole at the foot of every window, with its lines inside its box") {
    support::for_each_window(support::all_windows(), [&](const WindowMetrics& window, rules::Size size) {
        if (!(size == rules::Size{4, 4})) return;
        const Layout layout = make_layout(window, size);
        for (const std::string& sentence : all_sentences()) {
            CAPTURE(sentence);
            Notice notice;
            notice.show(sentence);
            notice.fit(layout, support::font(FontId::kText));
            const DrawList list = drawn(notice, layout);
            const RectF box = list.commands()[0].rect;
            REQUIRE(box.x >= static_cast<float>(layout.content.x));
            REQUIRE(box.y >= static_cast<float>(layout.content.y));
            REQUIRE(box.x + box.w <= static_cast<float>(layout.content.right()));
            REQUIRE(box.y + box.h == static_cast<float>(layout.content.bottom()));
            float last_baseline = box.y;
            for (const DrawCommand* line : support::commands_of(list, DrawCommand::Kind::kText)) {
                const Font& font = support::font(line->font);
                const float cap = font.cap_height(line->text_px);
                REQUIRE(line->text_at.x >= box.x);
                REQUIRE(line->text_at.x +
                            font.width(list.text_of(*line), Digits::kProportional, line->text_px) <=
                        box.x + box.w);
                REQUIRE(line->text_at.y - cap > last_baseline);
                last_baseline = line->text_at.y;
            }
            REQUIRE(last_baseline < box.y + box.h);
        }
    });
}

}  // namespace
}  // namespace twofold::ui
