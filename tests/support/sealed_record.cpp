#include "support/sealed_record.h"

#include <cstdio>

#include "session/board_text.h"

namespace twofold::support {

SealedRecord& SealedRecord::line(std::string_view text) {
    const std::string whole = std::string(text) + "\n";
    add_to_check(whole);
    text_ += whole;
    return *this;
}

SealedRecord& SealedRecord::begin() {
    char hex[9];
    std::snprintf(hex, sizeof hex, "%08x", check_);
    text_.append("begin ").append(hex).append("\n");
    return *this;
}

SealedRecord& SealedRecord::event(std::string_view body) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    add_to_check(body);
    text_.append(body);
    if (body.size() == 1) {
        const std::uint32_t folded = (check_ ^ (check_ >> 24)) & 0xffffff;
        text_ += kAlphabet[folded / (64 * 64 * 64)];
        text_ += kAlphabet[folded / (64 * 64) % 64];
        text_ += kAlphabet[folded / 64 % 64];
        text_ += kAlphabet[folded % 64];
    } else if (body[0] == 't') {
        const std::uint32_t folded = (check_ ^ (check_ >> 18)) & 0x3ffff;
        text_ += kAlphabet[folded / (64 * 64)];
        text_ += kAlphabet[folded / 64 % 64];
        text_ += kAlphabet[folded % 64];
    } else {
        const std::uint32_t folded = (check_ ^ (check_ >> 12) ^ (check_ >> 24)) & 0xfff;
        text_ += kAlphabet[folded / 64];
        text_ += kAlphabet[folded % 64];
    }
    text_ += '\n';
    return *this;
}

// CRC-32 bit by bit.
void SealedRecord::add_to_check(std::string_view bytes) {
    for (const char byte : bytes) {
        check_ ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            check_ = (check_ >> 1) ^ (check_ % 2 == 1 ? 0xedb88320u : 0u);
        }
    }
}

SealedRecord header_of(const rules::RuleSet& rules, std::uint64_t seed) {
    SealedRecord record;
    record.line("twofold 1").line("rules 1");
    record.line("size " + session::size_text(rules.size));
    record.line("target " + session::tile_text(rules.target));
    record.line("fours " + std::to_string(rules.fours));
    record.line(rules.reroll ? "reroll yes" : "reroll no");
    record.line("seed " + std::to_string(seed));
    return record;
}

}  // namespace twofold::support
