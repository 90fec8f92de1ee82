// What the Shell hears beside the player's input: what came of its requests, and what has changed outside.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "session/kept_record.h"
#include "session/played_game.h"
#include "storage/notice.h"
#include "ui/input/key_labels.h"
#include "ui/words/strings.h"

namespace twofold::app {

// `name` is that of a kept record or of any other file. `bytes` may be no record at all.
struct RecordToWatch {
    std::string name;
    std::string bytes;
};

struct RecordToResume {
    std::string name;
    std::string bytes;
};

// It could not be read, or is not there any more.
struct RecordUnreadable {
    std::string name;
    storage::Reason reason{};
};

// The same of one that was to be resumed.
struct ResumeFailed {
    std::string name;
    storage::Reason reason{};
};

struct TextPasted {
    std::string text;  // empty if the clipboard has none
};

struct TextCopied {
    bool copied = true;  // false if the clipboard did not take it
};

struct FileSaved {
    std::string path;          // empty if it could not be written
    storage::Reason reason{};  // if not
};

// All games that were put away, the latest last.
struct PlayedGamesRead {
    std::vector<session::PlayedGame> games;
};

// At the start, and whenever they have changed; the latest first.
struct RecordsChanged {
    std::vector<session::KeptRecord> records;
};

// What is printed on the keyboard: at the start, and whenever it has changed.
struct KeyLabelsChanged {
    ui::KeyLabels labels;
};

// That of Effects::language.
struct LanguageLoaded {
    ui::Strings strings;
};

// Effects::renderer cannot be had; what suits the machine is in use.
struct RendererRefused {};

using News = std::variant<RecordToWatch, RecordToResume, RecordUnreadable, ResumeFailed, TextPasted,
                          TextCopied, FileSaved, PlayedGamesRead, RecordsChanged, KeyLabelsChanged,
                          LanguageLoaded, RendererRefused, storage::SaveNotice>;

}  // namespace twofold::app
