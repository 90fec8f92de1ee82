#include "ui/words/strings.h"

#include <charconv>

#include "base/toml.h"

namespace twofold::ui {

namespace {

constexpr std::array<std::string_view, kTextCount> kKeys = {
    "best",
    "score_gain",
    "split",
    "win_title",
    "win_hint",
    "win_and_over_hint",
    "over_title",
    "over_hint",
    "keep_going",
    "new_game",
    "undo",
    "read_board",
    "say_left",
    "say_right",
    "say_up",
    "say_down",
    "say_move",
    "say_merged",
    "say_merge",
    "say_merges",
    "say_nothing",
    "say_spawn",
    "say_possible",
    "say_won",
    "say_won_and_over",
    "say_over",
    "say_choices",
    "say_undone",
    "say_redone",
    "say_no_undo",
    "say_no_redo",
    "say_new_game",
    "say_restart",
    "say_game_back",
    "say_keep_going",
    "say_board",
    "say_row",
    "say_empty",
    "say_item",
    "say_value",
    "say_replay",
    "say_playing",
    "say_play",
    "say_pause",
    "say_step_back",
    "say_step_forward",
    "say_previous_mark",
    "say_next_mark",
    "say_speed",
    "say_back",
    "say_list",
    "say_then",
    "notice_damaged",
    "notice_foreign",
    "notice_not_saved",
    "notice_saved_again",
    "notice_other_window",
    "notice_settings_not_kept",
    "menu",
    "continue",
    "game_in_progress",
    "size_value",
    "theme",
    "fullscreen",
    "on",
    "off",
    "help",
    "about",
    "quit",
    "board_size",
    "target",
    "share_of_fours",
    "percent",
    "after_undo",
    "same_tile",
    "rerolled",
    "seed",
    "any_seed",
    "start_game",
    "resume",
    "help_rules",
    "help_touch_title",
    "help_touch",
    "about_version",
    "about_licence",
    "about_font",
    "history",
    "move_of_moves",
    "play_on",
    "records",
    "record_title",
    "record_daily_title",
    "record_rerolled_title",
    "record_detail",
    "record_open_detail",
    "record_starred_detail",
    "record_undo_detail",
    "rules",
    "no_records",
    "copy_game",
    "copy_board",
    "paste",
    "watch",
    "keep_for_ever",
    "copy",
    "notice_copied",
    "notice_not_copied",
    "notice_nothing_to_paste",
    "notice_unreadable",
    "notice_paste_unreadable",
    "reason_no_record",
    "reason_damaged",
    "reason_newer",
    "reason_impossible",
    "reason_too_long",
    "reason_missing",
    "reason_unreadable",
    "reason_unwritable",
    "reason_disk_full",
    "notice_watch_damaged",
    "kept_games",
    "daily",
    "daily_about",
    "daily_play",
    "daily_streak",
    "daily_best",
    "help_pad_title",
    "help_new",
    "help_menus_title",
    "help_choose",
    "help_change",
    "help_confirm",
    "help_back",
    "help_replay_title",
    "help_play",
    "help_step",
    "help_marks",
    "help_ends",
    "help_speed",
    "help_pad_move",
    "help_pad_back",
    "help_pad_replay_title",
    "pad_cross",
    "pad_circle",
    "pad_square",
    "pad_triangle",
    "seed_hint",
    "seed_too_large",
    "seed_nothing_to_paste",
    "delete_digit",
    "done",
    "save_game",
    "save_record",
    "notice_saved_as",
    "notice_not_saved_as",
    "settings",
    "look",
    "language",
    "large_text",
    "motion",
    "animation",
    "speed",
    "input",
    "swipe",
    "key_repeat",
    "sound_and_feel",
    "volume",
    "rumble",
    "window",
    "renderer",
    "reading_along",
    "captions",
    "show_clock",
    "as_system",
    "motion_full",
    "motion_reduced",
    "swipe_on_release",
    "swipe_eager",
    "automatic",
    "software",
    "notice_renderer",
    "hint_keys",
    "hint_swipe",
    "hint_pad",
    "keys",
    "change_keys",
    "keys_about",
    "keys_moves",
    "keys_game",
    "keys_screens",
    "keys_reset",
    "key_unknown",
    "keys_full",
    "press_key",
    "key_taken",
    "key_take_over",
    "cancel",
    "move_left",
    "move_right",
    "move_up",
    "move_down",
    "redo",
    "restart",
    "next_theme",
    "pad_cross_keys",
    "pad_left_stick",
    "key_space",
    "key_on_number_pad",
    "statistics",
    "which_games",
    "all_games",
    "daily_games",
    "rule_set",
    "rule_set_fours",
    "rule_set_rerolled",
    "which_undo",
    "with_undo",
    "without_undo",
    "games_ended",
    "games_won",
    "games_won_value",
    "best_score",
    "mean_score",
    "moves_made",
    "time_played",
    "streak",
    "largest_tiles",
    "fastest_times",
    "this_game",
    "export_statistics",
    "no_statistics",
    "watch_replay",
};

}  // namespace

std::string_view key_of(TextId id) {
    return kKeys[static_cast<std::size_t>(id)];
}

void Strings::fill(TextId id, std::initializer_list<Slot> slots, std::string& out) const {
    std::string_view rest = text(id);
    while (true) {
        const std::size_t open = rest.find('{');
        out += rest.substr(0, open);
        if (open == std::string_view::npos) return;
        const std::size_t close = rest.find('}', open);
        const std::string_view name = rest.substr(open + 1, close - open - 1);
        for (const Slot& slot : slots) {
            if (slot.name == name) out += slot.value;
        }
        if (close == std::string_view::npos) return;
        rest.remove_prefix(close + 1);
    }
}

std::string Strings::filled(TextId id, std::initializer_list<Slot> slots) const {
    std::string out;
    fill(id, slots, out);
    return out;
}

std::string Strings::number(rules::Score value) const {
    std::string out;
    number(value, out);
    return out;
}

void Strings::number(rules::Score value, std::string& out) const {
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    for (const char* digit = digits.data(); digit != end; ++digit) {
        if (digit != digits.data() && (end - digit) % 3 == 0) out += group_separator_;
        out += *digit;
    }
}

std::string Strings::size(rules::Size size) const {
    return filled(TextId::kSizeValue,
                  {{"rows", std::to_string(size.rows)}, {"cols", std::to_string(size.cols)}});
}

std::string_view Strings::theme_name(std::string_view id, std::string_view own) const {
    for (const auto& [theme, name] : theme_names_) {
        if (theme == id) return name;
    }
    return own;
}

StringsReading read_strings(std::string_view code, std::string_view text) {
    const base::TomlReading toml = base::read_toml(text);
    if (!toml.table) return {.error = "line " + std::to_string(toml.error_line) + ": " + toml.error};
    Strings strings;
    strings.code_ = code;
    const auto name = (*toml.table)["name"].value<std::string>();
    if (!name) return {.error = "name is missing"};
    strings.name_ = *name;
    strings.group_separator_ = (*toml.table)["group_separator"].value_or(std::string(","));
    for (std::size_t i = 0; i < kTextCount; ++i) {
        const auto value = (*toml.table)["texts"][kKeys[i]].value<std::string>();
        if (!value) return {.error = "texts." + std::string(kKeys[i]) + " is missing"};
        strings.texts_[i] = *value;
    }
    if (const toml::table* themes = (*toml.table)["themes"].as_table()) {
        for (const auto& [id, theme_name] : *themes)
            strings.theme_names_.emplace_back(id.str(), theme_name.value_or(std::string()));
    }
    return {.strings = std::move(strings)};
}

}  // namespace twofold::ui
