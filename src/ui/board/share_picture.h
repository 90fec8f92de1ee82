// The picture of a game that a player shows to others: the board with score and best score above it.
#pragma once

#include "session/session.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/theme.h"
#include "ui/words/strings.h"

namespace twofold::ui {

void draw_share_picture(const session::Session& session, const Theme& theme, const Strings& strings,
                        DrawList& picture);

}  // namespace twofold::ui
