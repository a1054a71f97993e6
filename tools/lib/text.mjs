// Writes the languages of a folder as C++, in the order of its languages.json, without blanks between entries, and
// without the page's own texts, which are part of the page (tools/lib/site.mjs).
//   node text.mjs OUT.cpp FOLDER             all languages, the first with its sentences
//   node text.mjs OUT.cpp FOLDER --further   all but the first, with their sentences
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [out, folder, further] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

// Each entry is a string literal, because compilers may refuse very long ones. JSON and C++ escape characters the same
// way.
function literal(code) {
  const ofProgram = Object.entries(read(code)).filter(([id]) => !id.startsWith("page."));
  const entries = ofProgram.map(([id, text]) => `${JSON.stringify(id)}:${JSON.stringify(text)}`);
  const lines = entries.map((entry, i) => entry + (i + 1 < entries.length ? "," : ""));
  return ["{", ...lines, "}"].map((line) => `        ${JSON.stringify(line)}`).join("\n");
}

const row = ([code, name], text) => `    {${JSON.stringify(code)}, ${JSON.stringify(name)},\n${text}},`;
const [first, ...others] = Object.entries(read("languages"));
const rows = further
  ? others.map((one) => row(one, literal(one[0])))
  : [row(first, literal(first[0])), ...others.map((one) => row(one, '        ""'))];
const all = `constexpr Language all[] = {\n${rows.join("\n")}\n};\n`;

writeFileSync(out, `#include "engine/i18n/languages.hpp"

namespace palazzo::i18n {
${rows.length > 0 ? `namespace {\n\n${all}\n} // namespace\n` : ""}
std::span<const Language> ${further ? "further_languages" : "languages"}() { return ${rows.length > 0 ? "all" : "{}"}; }

} // namespace palazzo::i18n
`);
