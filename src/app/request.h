// What the Shell wants of the kept records, the clipboard and the player's own files. A RequestHandler does
// it and returns the news of what came of it.
#pragma once

#include <string>
#include <variant>

namespace twofold::app {

// `record` is the name of a kept one; where it may be empty, that is the game in progress.

// Wants RecordToWatch.
struct WatchRecord {
    std::string record;
    friend bool operator==(const WatchRecord&, const WatchRecord&) = default;
};

// Wants RecordToResume.
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

// As a file for the player. `save_as` is its name without an ending.
struct SaveRecord {
    std::string record;  // may be empty
    std::string save_as;
    friend bool operator==(const SaveRecord&, const SaveRecord&) = default;
};

struct SaveTable {
    std::string csv;
    std::string save_as;
    friend bool operator==(const SaveTable&, const SaveTable&) = default;
};

// Wants PlayedGamesRead.
struct ReadPlayedGames {
    friend bool operator==(const ReadPlayedGames&, const ReadPlayedGames&) = default;
};

// Wants TextPasted.
struct ReadClipboard {
    friend bool operator==(const ReadClipboard&, const ReadClipboard&) = default;
};

using Request = std::variant<WatchRecord, ResumeRecord, ChangeStar, CopyRecord, CopyText, SaveRecord,
                             SaveTable, ReadPlayedGames, ReadClipboard>;

}  // namespace twofold::app
