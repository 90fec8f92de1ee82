#include "ui/screens/new_game_screen.h"

#include "ui/input/key_map.h"
#include "ui/screens/page_rows.h"
#include "ui/screens/rule_rows.h"

namespace twofold::ui {

namespace {

// The size, a row for each other rule, and the rows below them.
constexpr int kSizeRow = 1;
constexpr int kFirstRule = 2;
enum NewGameRow : int { kSeed, kStart, kResume };

int id_of(NewGameRow row) {
    return kFirstRule + static_cast<int>(all_rule_rows().size()) + row;
}

// Of the button for a size: greater than any row's.
int id_of(rules::Size size) {
    return 10 * size.rows + size.cols;
}

rules::Size size_of(int id) {
    return {static_cast<std::uint8_t>(id / 10), static_cast<std::uint8_t>(id % 10)};
}

Row sizes(const ScreenContext& context, rules::Size chosen) {
    Row row{.kind = Row::Kind::kSizes,
            .id = kSizeRow,
            .label = text(context, TextId::kBoardSize),
            .detail = context.strings.size(chosen),
            .size = chosen};
    for (std::uint8_t rows = rules::kMinSide; rows <= rules::kMaxSide; ++rows) {
        for (std::uint8_t cols = rules::kMinSide; cols <= rules::kMaxSide; ++cols)
            row.buttons.push_back({.id = id_of({rows, cols}), .label = context.strings.size({rows, cols})});
    }
    return row;
}

}  // namespace

NewGameScreen::NewGameScreen(const ScreenContext& context)
    : PageScreen(context),
      rules_(context.session.game().rules()),
      current_seed_(context.session.game().start().seed) {}

Page NewGameScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kNewGame)};
    page.rows.push_back(sizes(context, rules_.size));
    int id = kFirstRule;
    for (const RuleRow& row : all_rule_rows())
        page.rows.push_back(choice(id++, text(context, row.label), row.value(rules_, context.strings)));
    page.rows.push_back(choice(id_of(kSeed), text(context, TextId::kSeed),
                               seed_ ? std::to_string(*seed_) : text(context, TextId::kAnySeed)));
    page.rows.back().opens = true;
    Row start = action(id_of(kStart), text(context, TextId::kStartGame));
    const session::KeptRecord* open =
        session::game_to_resume(context.records, {.rules = rules_}, context.session.game());
    start.primary = open == nullptr;
    page.rows.push_back(std::move(start));
    if (open != nullptr) {
        Row resume = action(id_of(kResume), text(context, TextId::kResume),
                            context.strings.filled(TextId::kGameInProgress,
                                                   {{"size", context.strings.size(rules_.size)},
                                                    {"score", context.strings.number(open->score)}}));
        resume.primary = true;
        page.rows.push_back(std::move(resume));
    }
    return page;
}

std::optional<Command> NewGameScreen::handle(const InputEvent& event, const ScreenContext& context,
                                             Millis now) {
    const auto* key = std::get_if<KeyPress>(&event);
    const auto digit = key != nullptr && focused_id() == id_of(kSeed) ? digit_of(*key) : std::nullopt;
    if (!digit) return PageScreen::handle(event, context, now);
    return commands::AskSeed{.seed = static_cast<std::uint64_t>(*digit), .typed = true};
}

void NewGameScreen::take_seed(std::optional<std::uint64_t> seed, const ScreenContext& context) {
    seed_ = seed;
    refresh(context);
}

std::optional<Command> NewGameScreen::chosen(const PageEvent& event, const ScreenContext& context) {
    const int step = event.kind == PageEvent::Kind::kPrevious ? -1 : 1;
    if (const rules::Size size = size_of(event.id); size.playable()) {
        set_size(rules_, size);
        return std::nullopt;
    }
    const auto rows = all_rule_rows();
    const auto index = static_cast<std::size_t>(event.id - kFirstRule);
    if (index < rows.size()) {
        rows[index].change(rules_, step);
        return std::nullopt;
    }
    switch (static_cast<NewGameRow>(event.id - id_of(kSeed))) {
        case kSeed:
            if (event.kind == PageEvent::Kind::kPressed) return commands::AskSeed{.seed = seed_};
            change_seed(step);
            break;
        case kStart:
            return commands::StartGame{.start = {.rules = rules_, .seed = seed_.value_or(0)},
                                       .any_seed = !seed_.has_value()};
        case kResume:
            if (const auto* open =
                    session::game_to_resume(context.records, {.rules = rules_}, context.session.game()))
                return commands::Resume{open->file};
            break;
    }
    return std::nullopt;
}

// Steps from "any" to the current game's seed, and from there to the seeds beside it.
void NewGameScreen::change_seed(int step) {
    if (!seed_) {
        seed_ = step > 0 ? current_seed_ : 0;
    } else if (*seed_ == 0 && step < 0) {
        seed_.reset();
    } else {
        *seed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(step));
    }
}

}  // namespace twofold::ui
