// Every text of the game in one language, read from a data file (assets/languages). Whole sentences with
// named slots, never glued words.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/board.h"
#include "rules/score.h"

namespace twofold::ui {

enum class TextId : std::uint8_t {
    kBest,       // {score}
    kScoreGain,  // {points}
    kSplit,      // {tile} {time}
    kWinTitle,   // {tile}
    kWinHint,
    kWinAndOverHint,
    kOverTitle,
    kOverHint,
    kKeepGoing,
    kNewGame,
    kUndo,
    kReadBoard,
    // What is said to those who do not see the board.
    kSayLeft,
    kSayRight,
    kSayUp,
    kSayDown,
    kSayMove,        // {direction}
    kSayMerged,      // {direction} {merges} {points}
    kSayMerge,       // {first} {second} {made}
    kSayMerges,      // {first} {second} {made} {count}
    kSayNothing,     // {direction}
    kSaySpawn,       // {tile} {row} {column}
    kSayPossible,    // {directions}
    kSayWon,         // {tile}
    kSayWonAndOver,  // {tile}
    kSayOver,
    kSayChoices,  // {choices}
    kSayUndone,   // {direction} {score}
    kSayRedone,   // {move}
    kSayNoUndo,
    kSayNoRedo,
    kSayNewGame,  // {size}
    kSayRestart,  // {size}
    kSayGameBack,
    kSayKeepGoing,
    kSayBoard,  // {size} {score}
    kSayRow,    // {row} {tiles}
    kSayEmpty,
    kSayItem,     // {screen} {item}
    kSayValue,    // {item} {value}
    kSayReplay,   // {screen} {move} {score}
    kSayPlaying,  // {screen}
    kSayPlay,
    kSayPause,
    kSayStepBack,
    kSayStepForward,
    kSayPreviousMark,
    kSayNextMark,
    kSaySpeed,  // {speed}
    kSayBack,
    kSayList,        // {list} {next}
    kSayThen,        // {first} {next}
    kNoticeDamaged,  // {file}
    kNoticeForeign,  // {file} {reason}
    kNoticeNotSaved,
    kNoticeSavedAgain,
    kNoticeOtherWindow,
    kNoticeSettingsNotKept,
    kMenu,
    kContinue,
    kGameInProgress,  // {size} {score}
    kSizeValue,       // {rows} {cols}
    kTheme,
    kFullscreen,
    kOn,
    kOff,
    kHelp,
    kAbout,
    kQuit,
    kBoardSize,
    kTarget,
    kShareOfFours,
    kPercent,  // {number}
    kAfterUndo,
    kSameTile,
    kRerolled,
    kSeed,
    kAnySeed,
    kStartGame,
    kResume,
    kHelpRules,
    kHelpTouchTitle,
    kHelpTouch,
    kAboutVersion,  // {version}
    kAboutLicence,
    kAboutFont,
    kHistory,
    kMoveOfMoves,  // {move} {moves}
    kPlayOn,
    kRecords,
    kRecordTitle,          // {size} {score}
    kRecordDailyTitle,     // {date} {score}
    kRecordRerolledTitle,  // {size} {score}
    kRecordDetail,         // {date} {tile}
    kRecordOpenDetail,     // {tile}
    kRecordStarredDetail,  // {record}
    kRecordUndoDetail,     // {record}
    kRules,
    kNoRecords,
    kCopyGame,
    kCopyBoard,
    kPaste,
    kWatch,
    kKeepForEver,
    kCopy,
    kNoticeCopied,
    kNoticeNotCopied,
    kNoticeNothingToPaste,
    kNoticeUnreadable,       // {file} {reason}
    kNoticePasteUnreadable,  // {reason}
    kReasonNoRecord,         // of a record or a file, for the slots {reason}
    kReasonDamaged,
    kReasonNewer,
    kReasonImpossible,
    kReasonTooLong,
    kReasonMissing,
    kReasonUnreadable,
    kReasonUnwritable,
    kReasonDiskFull,
    kNoticeWatchDamaged,
    kKeptGames,
    kDaily,
    kDailyAbout,
    kDailyPlay,    // {date}
    kDailyStreak,  // {days}
    kDailyBest,
    kHelpPadTitle,
    kHelpNew,
    kHelpMenusTitle,
    kHelpChoose,
    kHelpChange,
    kHelpConfirm,
    kHelpBack,
    kHelpReplayTitle,
    kHelpPlay,
    kHelpStep,
    kHelpMarks,
    kHelpEnds,
    kHelpSpeed,
    kHelpPadMove,
    kHelpPadBack,
    kHelpPadReplayTitle,
    kPadCross,
    kPadCircle,
    kPadSquare,
    kPadTriangle,
    kSeedHint,      // {largest}
    kSeedTooLarge,  // {largest}
    kSeedNothingToPaste,
    kDeleteDigit,
    kDone,
    kSaveGame,
    kSaveRecord,
    kNoticeSavedAs,     // {file}
    kNoticeNotSavedAs,  // {reason}
    kSettings,
    kLook,
    kLanguage,
    kLargeText,
    kMotion,
    kAnimation,
    kSpeed,
    kInput,
    kSwipe,
    kKeyRepeat,
    kSoundAndFeel,
    kVolume,
    kRumble,
    kWindow,
    kRenderer,
    kReadingAlong,
    kCaptions,
    kShowClock,
    kAsSystem,
    kMotionFull,
    kMotionReduced,
    kSwipeOnRelease,
    kSwipeEager,
    kAutomatic,
    kSoftware,
    kNoticeRenderer,  // {renderer}
    kHintKeys,
    kHintSwipe,
    kHintPad,
    kKeys,
    kChangeKeys,
    kKeysAbout,
    kKeysMoves,
    kKeysGame,
    kKeysScreens,
    kKeysReset,
    kKeyUnknown,   // {action} {cancel}
    kKeysFull,     // {action} {cancel}
    kPressKey,     // {action} {cancel}
    kKeyTaken,     // {key} {action}
    kKeyTakeOver,  // {action}
    kCancel,
    kMoveLeft,
    kMoveRight,
    kMoveUp,
    kMoveDown,
    kRedo,
    kRestart,
    kNextTheme,
    kPadCrossKeys,
    kPadLeftStick,
    kKeySpace,
    kKeyOnNumberPad,  // {key}
    kStatistics,
    kWhichGames,
    kAllGames,
    kDailyGames,
    kRuleSet,          // {size} {tile}
    kRuleSetFours,     // {rules} {percent}
    kRuleSetRerolled,  // {rules}
    kWhichUndo,
    kWithUndo,
    kWithoutUndo,
    kGamesEnded,
    kGamesWon,
    kGamesWonValue,  // {wins} {percent}
    kBestScore,
    kMeanScore,
    kMovesMade,
    kTimePlayed,
    kStreak,
    kLargestTiles,
    kFastestTimes,
    kThisGame,
    kExportStatistics,
    kNoStatistics,
    kWatchReplay,
    kCount,
};
// The first and the last of what is said of a game.
inline constexpr TextId kFirstSaid = TextId::kSayLeft;
inline constexpr TextId kLastSaid = TextId::kSayThen;
inline constexpr std::size_t kTextCount = static_cast<std::size_t>(TextId::kCount);

// The key of a text in a language file: "keep_going".
std::string_view key_of(TextId id);

struct Slot {
    std::string_view name;
    std::string_view value;
};

struct StringsReading;

class Strings {
  public:
    const std::string& code() const { return code_; }  // "en", "zh-CN"
    const std::string& name() const { return name_; }  // in the language itself
    std::string_view text(TextId id) const { return texts_[static_cast<std::size_t>(id)]; }
    // The text with each "{name}" replaced. Appends to `out`.
    void fill(TextId id, std::initializer_list<Slot> slots, std::string& out) const;
    std::string filled(TextId id, std::initializer_list<Slot> slots) const;
    // A whole number with its digits grouped as the language does. Appends to `out`.
    void number(rules::Score value, std::string& out) const;
    std::string number(rules::Score value) const;
    std::string size(rules::Size size) const;  // "4 × 4"
    // The name of a theme; its own where the language has none for it.
    std::string_view theme_name(std::string_view id, std::string_view own) const;

  private:
    friend StringsReading read_strings(std::string_view code, std::string_view text);

    std::string code_;
    std::string name_;
    std::string group_separator_;
    std::array<std::string, kTextCount> texts_;
    std::vector<std::pair<std::string, std::string>> theme_names_;  // by id
};

struct StringsReading {
    std::optional<Strings> strings;
    std::string error;  // for people; empty where there is none
};

StringsReading read_strings(std::string_view code, std::string_view text);

}  // namespace twofold::ui
