// Writes what the judge knows of languages as C++.
//   node judge.mjs OUT.cpp LANGUAGE.json…
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const [out, ...files] = process.argv.slice(2);

/** Returns a phrase as the judge compares it: in small letters, with spaces in place of hyphens. */
const small = (text) => text.toLowerCase().replaceAll("ß", "ss").replaceAll("’", "'").replaceAll("-", " ");
/** Returns a phrase in small letters, without accents, and without apostrophes that aren't between two letters. */
const bare = (text) => small(text).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae")
  .replace(/(?<!\p{L})'|'(?!\p{L})/gu, "");

const byLength = (a, b) => b.length - a.length || (a < b ? -1 : 1);
const lines = (phrases) => phrases.map((phrase) => `${phrase}\n`).join("");
const words = (phrases) => lines([...new Set(phrases.map(bare))].sort());

/** Returns the set of the first letters of the phrases, or of the last letters if `place` is -1, as bits. */
const letters = (phrases, place) => phrases.reduce((bits, phrase) => (bits | (1 << (phrase.at(place).charCodeAt(0) - 97))) >>> 0, 0);

/** Returns the parts of a language's data in the order of `Part` (engine/quiz/language_data.hpp). */
function partsOf({ small_words, telling_words, endings, courtesies, named = [], counted = [], begun = [], formal = [], same, numbers }) {
  const polite = courtesies.flatMap((phrases, sort) => phrases.map((phrase) => `${bare(phrase)}${sort}`)).sort(byLength);
  const spoken = same.map(([phrase, meant]) => [bare(phrase), small(meant)]).sort(([a], [b]) => a.charCodeAt(0) - b.charCodeAt(0) || byLength(a, b)).map((pair) => pair.join("\t"));
  const { below_hundred, hundreds, hundreds_alone = [], hundred = "", after_hundred, thousand, thousands, after_thousand, centuries = [] } = numbers;
  return [words(small_words.split(" ")), endings.swapped, endings.added, endings.a_after ?? "", endings.behind ?? "", lines(polite), words(named), words(counted),
    words(begun), lines(formal), lines(spoken), ...[below_hundred, hundreds, hundreds_alone].map((list) => lines(list.map(small))), hundred,
    lines(after_hundred), thousand, thousands, lines(after_thousand), lines(centuries), words(telling_words.split(" "))];
}

function language({ code, ...known }) {
  const parts = partsOf(known);
  let end = 0;
  const begins = [0, ...parts.map((part) => (end += Buffer.byteLength(part)))];
  return `constexpr LanguageData ${code}{
${parts.map((part) => `    ${JSON.stringify(part)}`).join("\n")},
    {${begins.join(", ")}},
    {${[0, -1].map((place) => letters(known.courtesies.flat().map(bare), place)).join(", ")}}};
`;
}

const languages = files.map((file) => ({ code: basename(file, ".json"), ...JSON.parse(readFileSync(file, "utf8")) }));
const choice = ({ code }) => `    if (code == "${code}") return &${code};\n`;

writeFileSync(out, `#include "engine/quiz/language_data.hpp"

namespace palazzo::quiz {
namespace {

${languages.map(language).join("\n")}
} // namespace

const LanguageData* find_language(std::string_view language) {
    const std::string_view code = language.substr(0, language.find('-'));
${languages.map(choice).join("")}    return nullptr;
}

} // namespace palazzo::quiz
`);
