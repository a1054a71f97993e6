"""Cuts a TrueType font down to the signs that Palazzo writes and prints it as C++.

    subset_font.py FONT.ttf NAME OUT.cpp

Layout tables go, since the renderer reads none; the equal-width digits that they hold become characters of their own.
"""
import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

SIGNS = [
    *range(0x20, 0x7F), *range(0xA0, 0x180),            # Latin, Latin-1, Latin Extended-A
    0x218, 0x219, 0x21A, 0x21B, 0x1E9E,                 # comma-below S and T, capital sharp s
    *range(0x2010, 0x2016), *range(0x2018, 0x2023), 0x2026, 0x2032, 0x2033, 0x2039, 0x203A,
    0x20AC, *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
    0x25A0, 0x25B2, 0x25C6, 0x25CF, 0x2605, 0x2660, 0x2663, 0x2665, 0x2666,
]
TABULAR_ZERO = 0xE030


def tabular_digits(font):
    """The glyph of each digit after the font's own substitution for tabular figures."""
    cmap, table = font.getBestCmap(), font["GSUB"].table
    lookups = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum"
               for i in record.Feature.LookupListIndex}
    mapping = {}
    for i in lookups:
        for sub in table.LookupList.Lookup[i].SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            mapping.update(getattr(sub, "mapping", {}))
    return {TABULAR_ZERO + d: mapping.get(cmap[0x30 + d], cmap[0x30 + d]) for d in range(10)}


def main(source, name, out):
    font = TTFont(source)
    extra = tabular_digits(font)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(extra)

    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = [0, 1, 2, 13, 14]  # the licence asks that copyright and name stay
    options.notdef_outline = True
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT", "DSIG", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*SIGNS, *extra])
    cutter.subset(font)

    file = io.BytesIO()
    font.save(file)
    data = file.getvalue()
    with open(out, "w", encoding="ascii") as cpp:
        cpp.write('#include "assets/fonts.hpp"\n\nnamespace palazzo::assets {\n')
        cpp.write(f"alignas(16) const unsigned char {name}[] = {{\n")
        for i in range(0, len(data), 24):
            cpp.write(",".join(str(b) for b in data[i:i + 24]) + ",\n")
        cpp.write(f"}};\nconst unsigned int {name}_size = sizeof {name};\n}} // namespace palazzo::assets\n")


main(*sys.argv[1:])
