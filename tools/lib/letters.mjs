// Writes what the judge of answers knows of letters in every script, from Unicode's data, which the Debian package
// unicode-data contains. The result is kept in the project, so that a build doesn't need the data. Tests compare the
// result with utf8proc.
//   node letters.mjs [UnicodeData.txt] > engine/quiz/letter_code.hpp, then tools/format
import { readFileSync } from "node:fs";

const file = process.argv[2] ?? "/usr/share/unicode/UnicodeData.txt";
const rows = readFileSync(file, "utf8").trim().split("\n").map((line) => line.split(";"));
const number = (hex) => Number.parseInt(hex, 16);

/**
 * Returns ranges of capitals whose small letters all have the same distance. A range contains all capitals from its
 * first to its last, or every second one.
 */
function ranges(pairs) {
  const found = [];
  for (let at = 0; at < pairs.length;) {
    const away = ([capital, small]) => small - capital;
    const last = [1, 2].map((step) => {
      let to = at;
      while (to + 1 < pairs.length && pairs[to + 1][0] === pairs[to][0] + step && away(pairs[to + 1]) === away(pairs[at])) ++to;
      return to;
    });
    const step = last[1] > last[0] ? 2 : 1;
    const to = last[step - 1];
    found.push([pairs[at][0], pairs[to][0], away(pairs[at]), step]);
    at = to + 1;
  }
  return found;
}

const capitals = rows.filter((row) => row[13] !== "").map((row) => [number(row[0]), number(row[13])]);
const isCapital = new Set(capitals.map(([capital]) => capital));
/**
 * Returns whether `c` is a mark above or below letters of the Latin, Greek, Cyrillic or Arabic script, or a mark of
 * kana.
 */
const isMark = (c) => (c >= 0x300 && c < 0x370) || (c >= 0x653 && c <= 0x655) || c === 0x3099 || c === 0x309a;

/**
 * Small letters with one mark, except signs of mathematics: [letter, letter without the mark, mark]. A Greek letter
 * that is the same as another letter has 0 as its mark.
 */
const accented = rows
  .filter((row) => row[5] !== "" && !row[5].startsWith("<"))
  .map((row) => [number(row[0]), ...row[5].split(" ").map(number)])
  .filter(([c, base, mark]) => !isCapital.has(c) && (c < 0x2000 || (c >= 0x3000 && c < 0x10000)) && (mark === undefined ? c >= 0x1f00 && c < 0x2000 && base > 0x370 : isMark(mark)))
  .map(([c, base, mark = 0]) => [c, base, mark]);

/**
 * Returns a whole number in bytes of seven bits, the lowest bits first. The eighth bit is set if another byte follows.
 */
function code(value, signed = false) {
  let rest = signed ? (value < 0 ? -2 * value - 1 : 2 * value) : value;
  const bytes = [];
  for (; rest > 127; rest >>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

/** Returns the numbers of all rows column by column, because similar numbers next to each other compress best. */
const columns = (rows, ...byColumn) => byColumn.flatMap((of) => rows.flatMap((row, at) => of(row, rows[at - 1] ?? [])));

const all = ranges(capitals.filter(([c]) => c >= 0x80));
const ofCapitals = columns(all, ([first], [, before = 0]) => code(first - before), ([first, last, , step]) => code(((last - first) / step) * 2 + step - 1),
  ([, , away]) => code(away, true));

const marks = [...new Set(accented.map(([, , mark]) => mark))].sort((a, b) => a - b);
const byMark = marks.flatMap((mark) => accented.filter((row) => row[2] === mark).sort((a, b) => a[1] - b[1]));
const startsAnew = (row, before) => row[2] !== before[2];
const ofAccented = columns(byMark, (row, before) => code(startsAnew(row, before) ? row[1] : row[1] - before[1]),
  ([c], [before = 0]) => code(c - before, true));
const ofMarks = columns(marks.map((mark) => [mark, byMark.filter((row) => row[2] === mark).length]), ([mark], [before = 0]) => code(mark - before),
  ([, count]) => code(count));

const list = (name, bytes) => `inline constexpr std::uint8_t ${name}[] = {${bytes.join(", ")}};`;

console.log(`// Written by tools/lib/letters.mjs from Unicode's data (https://www.unicode.org/license.txt). letter_table.cpp reads it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace palazzo::quiz {

inline constexpr std::size_t capital_count = ${all.length};
inline constexpr std::size_t accented_letter_count = ${accented.length};
inline constexpr std::size_t mark_count = ${marks.length};
${list("encoded_capitals", ofCapitals)}
${list("encoded_accented_letters", ofAccented)}
${list("encoded_marks", ofMarks)}

} // namespace palazzo::quiz`);
