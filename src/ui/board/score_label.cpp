#include "ui/board/score_label.h"

#include "session/daily.h"
#include "session/variant.h"

namespace twofold::ui {

std::string score_label(const session::Game& game, const Strings& strings) {
    const session::Variant variant = session::variant_of(game.start());
    if (variant.daily != 0)
        return strings.filled(TextId::kScoreDaily,
                              {{"date", strings.date(session::date_text(variant.daily))}});
    if (!(variant.rules.size == rules::Size{}))
        return strings.filled(TextId::kScoreSize, {{"size", strings.size(variant.rules.size)}});
    return std::string(strings.text(TextId::kScoreLabel));
}

}  // namespace twofold::ui
