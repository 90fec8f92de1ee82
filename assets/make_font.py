"""make_font.py [--beside=FONT]... [--keys] OUTPUT TRACKING SOURCE[#FACE] TEXTS...: writes OUTPUT.otf, a subset of a font with the
characters that the game can show, and OUTPUT.metrics, what layout needs of each glyph, so that nothing has to open a
font to measure text.

The characters are those of every game and of the TEXTS files (languages, and themes for their names), as far as SOURCE has them. With --beside they
are only those of the TEXTS files that one of the FONTs lacks, and SOURCE must have them all. With --keys those that
keyboards of other alphabets have printed on their keys are taken too. FACE is the number of the font in a collection.

TRACKING, in thousandths of the font size, is added to every advance. OUTPUT.metrics: the first line is 'ascent descent
cap-height'; each other one is 'code-point advance left bottom right top', the last four being the ink's box around the pen
position on the baseline. All in thousandths of the font size.
"""
import argparse
import sys
import tomllib

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

CHARACTERS = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), *range(0x2190, 0x2194), 0x221E}
# Greek and Cyrillic capitals.
ON_KEYS = {*range(0x386, 0x3AC), *range(0x400, 0x430), 0x490}


def texts_of(value):
    if isinstance(value, dict):
        for each in value.values():
            yield from texts_of(each)
    elif isinstance(value, str):
        yield value


def characters_of(path):
    with open(path, "rb") as file:
        return {ord(character) for text in texts_of(tomllib.load(file)) for character in text}


def open_font(source, **options):
    path, _, face = source.partition("#")
    return TTFont(path, fontNumber=int(face or 0), **options)


def wanted(source, beside, keys, languages):
    """The code points for the subset; ends with an error for people where a text cannot be shown."""
    known = set(open_font(source).getBestCmap())
    if not beside:
        return known & CHARACTERS.union(ON_KEYS if keys else (), *map(characters_of, languages))
    others = [set(open_font(font).getBestCmap()) for font in beside]
    found = set()
    for language in languages:
        lacking = {c for c in characters_of(language) if not all(c in other for other in others)}
        if lacking - known:
            sys.exit(f"{language}: no font has {' '.join(f'U+{c:04X}' for c in sorted(lacking - known))}")
        found |= lacking
    return found


def make_subset(source, characters, output):
    options = subset.Options(hinting=False, desubroutinize=True, notdef_outline=True, layout_features=[],
                             recalc_timestamp=False)
    font = open_font(source, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    subset.save_font(font, output, options)


def write_metrics(font, output, tracking):
    scale = 1000 / font["head"].unitsPerEm
    glyphs = font.getGlyphSet()

    def thousandths(*values):
        return " ".join(str(round(value * scale)) for value in values)

    def advance(name):
        return glyphs[name].width + tracking / scale

    with open(output, "w", encoding="ascii") as out:
        print(thousandths(font["hhea"].ascent, font["hhea"].descent, font["OS/2"].sCapHeight), file=out)
        for code_point, name in sorted(font.getBestCmap().items()):
            pen = BoundsPen(glyphs)
            glyphs[name].draw(pen)
            print(code_point, thousandths(advance(name), *(pen.bounds or (0, 0, 0, 0))), file=out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("output")
    parser.add_argument("tracking", type=int)
    parser.add_argument("source")
    parser.add_argument("--beside", action="append", default=[])
    parser.add_argument("--keys", action="store_true")
    parser.add_argument("languages", nargs="*")
    args = parser.parse_args()
    make_subset(args.source, wanted(args.source, args.beside, args.keys, args.languages), args.output + ".otf")
    write_metrics(TTFont(args.output + ".otf"), args.output + ".metrics", args.tracking)
