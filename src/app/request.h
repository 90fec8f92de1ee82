// What the Shell asks for concerning kept records, the clipboard and exported files. A RequestHandler carries
// it out and returns the result as news.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "ui/draw/draw_list.h"

namespace twofold::app {

// `record` is the name of a kept record; if it may be empty, that means the game in progress.

// Answered by RecordToWatch or RecordUnreadable.
struct WatchRecord {
    std::string record;
    friend bool operator==(const WatchRecord&, const WatchRecord&) = default;
};

// Answered by RecordToResume or ResumeFailed.
struct ResumeRecord {
    std::string record;
    friend bool operator==(const ResumeRecord&, const ResumeRecord&) = default;
};

struct ChangeStar {
    std::string record;
    friend bool operator==(const ChangeStar&, const ChangeStar&) = default;
};

// To the clipboard.
struct CopyRecord {
    std::string record;  // may be empty
    friend bool operator==(const CopyRecord&, const CopyRecord&) = default;
};

struct CopyText {
    std::string text;
    friend bool operator==(const CopyText&, const CopyText&) = default;
};

// Exports a file. `save_as` is its name without extension.
struct SaveRecord {
    std::string record;  // may be empty
    std::string save_as;
    friend bool operator==(const SaveRecord&, const SaveRecord&) = default;
};

// Exports a picture.
struct SavePicture {
    std::shared_ptr<const ui::DrawList> picture;
    std::string save_as;
    friend bool operator==(const SavePicture&, const SavePicture&) = default;
};

struct SaveTable {
    std::string csv;
    std::string save_as;
    friend bool operator==(const SaveTable&, const SaveTable&) = default;
};

// Answered by PlayedGamesRead.
struct ReadPlayedGames {
    friend bool operator==(const ReadPlayedGames&, const ReadPlayedGames&) = default;
};

// Answered by TextPasted.
struct ReadClipboard {
    friend bool operator==(const ReadClipboard&, const ReadClipboard&) = default;
};

using Request = std::variant<WatchRecord, ResumeRecord, ChangeStar, CopyRecord, CopyText, SaveRecord,
                             SavePicture, SaveTable, ReadPlayedGames, ReadClipboard>;

}  // namespace twofold::app
