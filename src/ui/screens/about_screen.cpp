#include "ui/screens/about_screen.h"

#include "ui/screens/page_rows.h"

namespace twofold::ui {

Page AboutScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kAbout)};
    page.rows.push_back(
        paragraph(context.strings.filled(TextId::kAboutVersion, {{"version", TWOFOLD_VERSION}})));
    page.rows.push_back(paragraph(text(context, TextId::kAboutLicence)));
    page.rows.push_back(paragraph(text(context, TextId::kAboutFont)));
    return page;
}

}  // namespace twofold::ui
