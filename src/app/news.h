// What the Shell is told besides the player's input: results of its requests, and outside changes.
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

// `name` is the name of a kept record or of any other file. `bytes` need not be a valid record.
struct RecordToWatch {
    std::string name;
    std::string bytes;
};

struct RecordToResume {
    std::string name;
    std::string bytes;
};

// A record that could not be read or is gone.
struct RecordUnreadable {
    std::string name;
    storage::Reason reason{};
};

// As RecordUnreadable, for a record that was to be resumed.
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
    std::string path;          // empty on failure
    storage::Reason reason{};  // of the failure
};

// All games that were put away, the latest last.
struct PlayedGamesRead {
    std::vector<session::PlayedGame> games;
};

// The kept records, the latest first: at the start, and after each change.
struct RecordsChanged {
    std::vector<session::KeptRecord> records;
};

// The labels of the keyboard's keys: at the start, and after each change.
struct KeyLabelsChanged {
    ui::KeyLabels labels;
};

// Answers Effects::language.
struct LanguageLoaded {
    ui::Strings strings;
};

// Effects::renderer does not work here; an automatically chosen one is in use.
struct RendererRefused {};

using News = std::variant<RecordToWatch, RecordToResume, RecordUnreadable, ResumeFailed, TextPasted,
                          TextCopied, FileSaved, PlayedGamesRead, RecordsChanged, KeyLabelsChanged,
                          LanguageLoaded, RendererRefused, storage::SaveNotice>;

}  // namespace twofold::app
