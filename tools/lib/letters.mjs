// Writes what the judge of answers knows of letters in every script, from Unicode's data: the Debian package unicode-data has
// it. The result is kept in the project, so that nothing that builds it needs the data; tests compare it with utf8proc.
//   node letters.mjs [UnicodeData.txt] > engine/quiz/letter_table.cpp, then tools/format
import { readFileSync } from "node:fs";

const file = process.argv[2] ?? "/usr/share/unicode/UnicodeData.txt";
const rows = readFileSync(file, "utf8").trim().split("\n").map((line) => line.split(";"));
const number = (hex) => Number.parseInt(hex, 16);

/** Capitals in a row, or every other one, whose small letters are equally far away. */
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
/** Marks that may stand above or below a letter of Latin, Greek, Cyrillic, Arabic, and those of kana. */
const isMark = (c) => (c >= 0x300 && c < 0x370) || (c >= 0x653 && c <= 0x655) || c === 0x3099 || c === 0x309a;

/** Small letters with one mark; or with none, where a letter has a second number. */
const accented = rows
  .filter((row) => row[5] !== "" && !row[5].startsWith("<"))
  .map((row) => [number(row[0]), ...row[5].split(" ").map(number)])
  .filter(([c, base, mark]) => !isCapital.has(c) && c < 0x10000 && (mark === undefined ? c >= 0x1f00 && c < 0x2000 && base > 0x370 : isMark(mark)))
  .map(([c, base, mark = 0]) => [c, base, mark]);

const hex = (value) => (value < 0 ? `-0x${(-value).toString(16).toUpperCase()}` : `0x${value.toString(16).toUpperCase()}`);
const list = (type, name, all) => `constexpr std::array<${type}, ${all.length}> ${name}{{${all.map((row) => `{${row.map(hex).join(", ")}}`).join(", ")}}};`;

console.log(`// Written by tools/lib/letters.mjs from Unicode's data (https://www.unicode.org/license.txt).
#include "engine/quiz/letter_table.hpp"

#include <array>

namespace palazzo::quiz {
namespace {

${list("CapitalRange", "capitals", ranges(capitals.filter(([c]) => c >= 0x80)))}

${list("AccentedLetter", "accented", accented)}

} // namespace

std::span<const CapitalRange> capital_ranges() { return capitals; }
std::span<const AccentedLetter> accented_letters() { return accented; }

} // namespace palazzo::quiz`);
