#include "ui/screens/new_game_screen.h"

#include "ui/input/key_map.h"
#include "ui/screens/page_rows.h"
#include "ui/screens/rule_rows.h"

namespace twofold::ui {

namespace {

// The rows below those of the rules. Their ids follow the rules', which start from 1; see id_of().
enum NewGameRow : int { kSeed = 1, kStart, kResume };

int id_of(NewGameRow row) {
    return static_cast<int>(all_rule_rows().size()) + row;
}

}  // namespace

NewGameScreen::NewGameScreen(const ScreenContext& context)
    : PageScreen(context),
      rules_(context.session.game().rules()),
      current_seed_(context.session.game().start().seed) {}

Page NewGameScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kNewGame)};
    int id = 1;
    for (const RuleRow& row : all_rule_rows())
        page.rows.push_back(choice(id++, text(context, row.label), row.value(rules_, context.strings)));
    page.rows.front().picture = rules_.size;
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
    const auto rows = all_rule_rows();
    const auto index = static_cast<std::size_t>(event.id - 1);
    if (index < rows.size()) {
        rows[index].change(rules_, step);
        return std::nullopt;
    }
    switch (static_cast<NewGameRow>(event.id - id_of({}))) {
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
