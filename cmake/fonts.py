"""Cuts the typeface down to the letters that Palazzo writes, and packs it.

    fonts.py REGULAR.ttf SEMIBOLD.ttf DISPLAY.ttf FOLDER

writes into FOLDER fonts.cpp, the letters inside the program, with those of the display face for titles; font-SCRIPT.bin, further ones by script
(shell/ui/scripts.hpp); and further_fonts.cpp, those as C++. shell/ui/fonts.hpp says how they are packed.

Layout tables go, since the renderer reads none; the equal-width digits that they hold become characters of their own.
"""
import io
import struct
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.DefaultTable import DefaultTable

BUILT_IN = {
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178,  # Latin, Latin-1; œŒŸ for French
    *range(0x2010, 0x2016), *range(0x2018, 0x2023), 0x2026, 0x202F, 0x2032, 0x2033, 0x2039, 0x203A,
    0x20AC, *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
    0x25A0, 0x25B2, 0x25C6, 0x25CF, 0x2605, 0x2660, 0x2663, 0x2665, 0x2666,
}
DISPLAY = {*map(ord, " !&'(),-.:?\u00a0¡«º»¿"), *range(0x30, 0x3A), *range(0x41, 0x5B), *range(0x61, 0x7B),
           *range(0xC0, 0xD7), *range(0xD8, 0xF7), *range(0xF8, 0x100), 0x152, 0x153, 0xB7, 0x2013, 0x2019, 0x2026, 0x202F}
SCRIPTS = {
    "latin": [*range(0x100, 0x180), 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x218, 0x21C), *range(0x1E00, 0x1F00)],
    "phonetic": [*range(0x180, 0x370), *range(0x1D00, 0x1E00)],
    "greek": [*range(0x370, 0x400), *range(0x1F00, 0x2000)],
    "cyrillic": range(0x400, 0x530),
    "signs": range(0x2000, 0x2C00),
}
TABULAR_ZERO = 0xE030
# Units per em: half as many as in the original font, because no letter is drawn so large that the difference would
# show.
UNITS_PER_EM = 1024
DISPLAY_UNITS = 400  # units per em of the font for titles, which are at most 44 pixels high


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


def cut(source, letters, figures, units=UNITS_PER_EM):
    font = TTFont(source, recalcTimestamp=False)  # every build writes the same bytes
    extra = tabular_digits(font) if figures else {}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(extra)
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = [0, 1, 2, 13, 14]  # the licence requires the copyright and the name
    options.notdef_outline = True
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT", "DSIG", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*letters, *extra])
    cutter.subset(font)
    scale_upem(font, units)
    return font


def outline(glyph, font):
    """A glyph with 16 bits for each number, beginning at even places: so both weights of it are laid out alike."""
    if glyph.numberOfContours == 0:
        return b""
    glyph.recalcBounds(font["glyf"])  # scaling doesn't update the bounds of composite glyphs
    parts = [struct.pack(">5h", glyph.numberOfContours, glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax)]
    if glyph.isComposite():
        for i, part in enumerate(glyph.components):
            turned = getattr(part, "transform", None)
            more = i + 1 < len(glyph.components)
            kept = part.flags & 0x204  # the flags for rounding, and for the component that sets the width
            parts.append(struct.pack(">HHhh", 0x3 | kept | (0x20 if more else 0) | (0x80 if turned else 0),
                                     font.getGlyphID(part.glyphName), part.x, part.y))
            if turned:
                parts.append(struct.pack(">4h", *(round(v * 0x4000) for row in turned for v in row)))
        return b"".join(parts)
    flags = bytes(flag & 1 for flag in glyph.flags)
    filler = len(flags) % 2  # a byte of hinting for alignment, which nothing executes
    points = [(0, 0), *glyph.coordinates]
    steps = [[b[axis] - a[axis] for a, b in zip(points, points[1:])] for axis in (0, 1)]
    parts.append(struct.pack(f">{len(glyph.endPtsOfContours)}HH", *glyph.endPtsOfContours, filler))
    parts.append(bytes(filler) + flags)
    parts += [struct.pack(f">{len(axis)}h", *axis) for axis in steps]
    return b"".join(parts)


def true_type(font):
    """The font's file, its outlines laid out in even numbers."""
    table, ends = b"", [0]
    for name in font.getGlyphOrder():
        table += outline(font["glyf"][name], font)
        ends.append(len(table))
    font["head"].indexToLocFormat = 0
    font["maxp"].maxSizeOfInstructions = 1  # the filler of outline()
    font.recalcBBoxes = False
    for tag, data in (("glyf", table), ("loca", struct.pack(f">{len(ends)}H", *(end // 2 for end in ends)))):
        font[tag] = DefaultTable(tag)
        font[tag].data = data
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def bare(file):
    """The words of a font's file without what follows from its outlines: their bounds, and where each begins."""
    words = list(struct.unpack(f">{len(file) // 2}H", file))
    tables = TTFont(io.BytesIO(file)).reader.tables
    glyf, loca = tables["glyf"].offset // 2, tables["loca"].offset // 2
    begins = words[loca:loca + tables["loca"].length // 2]
    for i, (begin, end) in enumerate(zip(begins, begins[1:])):
        words[loca + 1 + i] = end - begin
        if begin < end and words[glyf + begin] < 0x8000:
            words[glyf + begin + 1:glyf + begin + 5] = [0] * 4
    return words


def packed(words, others=()):
    """Words, each as the difference from another one; small ones in a byte."""
    out = bytearray(struct.pack(">H", len(words)))
    for i, word in enumerate(words):
        step = (word - (others[i] if i < len(others) else 0)) & 0xFFFF
        step = (step << 1 & 0xFFFF) ^ (0xFFFF if step & 0x8000 else 0)
        if step < 192:
            out.append(255 - step)
        elif step < 192 + 63 * 256:
            high, low = divmod(step - 192, 256)
            out += bytes([63 - high, low])
        else:
            out += struct.pack(">BH", 0, step)
    return bytes(out)


def weights(sources, letters, figures=False):
    regular, semibold = (bare(true_type(cut(source, letters, figures))) for source in sources)
    return packed(regular) + packed(semibold, regular)


def array(name, data):
    lines = "".join(",".join(map(str, data[i:i + 24])) + ",\n" for i in range(0, len(data), 24))
    return f"alignas(16) const unsigned char {name}[] = {{\n{lines}}};\n"


def write_cpp(path, body):
    with open(path, "w", encoding="ascii") as cpp:
        cpp.write('#include "assets/fonts.hpp"\n\nnamespace palazzo::assets {\n')
        cpp.write(f"{body}}} // namespace palazzo::assets\n")


def main(regular, semibold, display, folder):
    sources = regular, semibold
    write_cpp(f"{folder}/fonts.cpp", array("inter_packed", weights(sources, BUILT_IN, True))
              + array("cinzel_packed", packed(bare(true_type(cut(display, DISPLAY, False, DISPLAY_UNITS)))))
              + "std::span<const unsigned char> inter() { return inter_packed; }\n"
              + "std::span<const unsigned char> cinzel() { return cinzel_packed; }\n")
    there = TTFont(regular).getBestCmap().keys() - BUILT_IN
    arrays, rows = "", ""
    for script, letters in SCRIPTS.items():
        data = weights(sources, [c for c in letters if c in there])
        with open(f"{folder}/font-{script}.bin", "wb") as file:
            file.write(data)
        arrays += array(script, data)
        rows += f'{{"{script}", {script}}}, '
        there -= {*letters}
    write_cpp(f"{folder}/further_fonts.cpp", f"namespace {{\n{arrays}}}\nstd::span<const FurtherFont> further_fonts() {{\n"
              f"static const FurtherFont all[] = {{{rows}}};\nreturn all;\n}}\n")


main(*sys.argv[1:])
