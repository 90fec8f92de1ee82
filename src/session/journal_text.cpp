#include "session/journal_text.h"

namespace twofold::session {

void JournalText::apply(const JournalEdit& edit) {
    switch (edit.kind) {
        case JournalEdit::Kind::kAppend:
            text_ += edit.bytes;
            return;
        case JournalEdit::Kind::kBegin:
        case JournalEdit::Kind::kResume:
            if (!edit.summary.empty()) kept_ = std::move(text_);
            text_ = edit.bytes;
            return;
        case JournalEdit::Kind::kBringBack:
            text_ = std::exchange(kept_, {});
            return;
    }
}

}  // namespace twofold::session
