#include "session/journal_text.h"

namespace twofold::session {

void JournalText::apply(const JournalEdit& edit) {
    if (edit.kind == JournalEdit::Kind::kAppend) {
        text_ += edit.bytes;
    } else {
        text_ = edit.bytes;
    }
}

}  // namespace twofold::session
