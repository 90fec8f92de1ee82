"""make_font.py SOURCE OUTPUT TRACKING: writes OUTPUT.otf, a subset of a font with the characters that the game can show, and
OUTPUT.metrics, what layout needs of each glyph, so that nothing has to open a font to measure text.

TRACKING, in thousandths of the font size, is added to every advance. OUTPUT.metrics: the first line is 'ascent descent cap-height'; each other one is 'code-point advance left bottom right
top', the last four being the ink's box around the pen position on the baseline. All in thousandths of the font size.
"""
import sys

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), *range(0x2190, 0x2194), 0x221E]


def make_subset(source, output):
    options = subset.Options(hinting=False, desubroutinize=True, notdef_outline=True, layout_features=[])
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
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
    make_subset(sys.argv[1], sys.argv[2] + ".otf")
    write_metrics(TTFont(sys.argv[2] + ".otf"), sys.argv[2] + ".metrics", int(sys.argv[3]))
