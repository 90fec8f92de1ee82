#!/usr/bin/env python3
"""Writes the C++ header of text ids, and checks that every language has all texts.

make_text_ids.py OUTPUT.h en.toml [LANGUAGE.toml...]

The English file is the table of all texts: its keys in their order become `enum class TextId` (say_left is
kSayLeft). Every other language must have exactly these keys with exactly the slots that English has; a missing or extra
key is a build error that names the file and the key.
"""

import re
import sys
import tomllib
from pathlib import Path


def texts_of(path):
    with open(path, "rb") as file:
        return tomllib.load(file)["texts"]


def slots_of(text):
    return set(re.findall(r"{([^}]*)}", text))


def faults_of(language, english, texts):
    for key in english.keys() - texts.keys():
        yield f"{language}: the text \"{key}\" is missing"
    for key in texts.keys() - english.keys():
        yield f"{language}: \"{key}\" is not a text of the game"
    for key in english.keys() & texts.keys():
        if slots_of(texts[key]) != slots_of(english[key]):
            yield f"{language}: the slots of \"{key}\" are not those of English, {sorted(slots_of(english[key]))}"


def constant(key):
    return "k" + "".join(word.capitalize() for word in key.split("_"))


def header(english):
    ids = "\n".join(f"    {constant(key)},  // {' '.join('{' + slot + '}' for slot in sorted(slots_of(text)))}".rstrip(" /")
                    for key, text in english.items())
    keys = "\n".join(f'    "{key}",' for key in english)
    return f"""// Made from the English texts at build time; see assets/make_text_ids.py.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace twofold::ui {{

// A text of the game, with the slots to be filled in.
enum class TextId : std::uint16_t {{
{ids}
}};

inline constexpr std::size_t kTextCount = {len(english)};

// The keys of the texts in a language file, by TextId.
inline constexpr std::array<std::string_view, kTextCount> kTextKeys = {{
{keys}
}};

// The key of a text in a language file: "keep_going".
constexpr std::string_view key_of(TextId id) {{
    return kTextKeys[static_cast<std::size_t>(id)];
}}

}}  // namespace twofold::ui
"""


def main(output, english_file, *others):
    english = texts_of(english_file)
    faults = [fault for other in others for fault in faults_of(Path(other).name, english, texts_of(other))]
    if faults:
        sys.exit("\n".join(sorted(faults)))
    Path(output).write_text(header(english), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
