// Writes the languages of a folder as C++: those that its languages.json names, without blanks between entries, and
// without the page's own texts, which are part of the page (tools/lib/site.mjs).
//   node text.mjs OUT.cpp FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [out, folder] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

// Each entry is a string literal, because compilers may refuse very long ones. JSON and C++ escape characters the same
// way.
function literal(code) {
  const ofProgram = Object.entries(read(code)).filter(([id]) => !id.startsWith("page."));
  const entries = ofProgram.map(([id, text]) => `${JSON.stringify(id)}:${JSON.stringify(text)}`);
  const lines = entries.map((entry, i) => entry + (i + 1 < entries.length ? "," : ""));
  return ["{", ...lines, "}"].map((line) => `        ${JSON.stringify(line)}`).join("\n");
}

const rows = Object.entries(read("languages")).map(
  ([code, name]) => `    {${JSON.stringify(code)}, ${JSON.stringify(name)},\n${literal(code)}},`,
);

writeFileSync(out, `#include "engine/i18n/languages.hpp"

namespace palazzo::i18n {
namespace {

constexpr Language all[] = {
${rows.join("\n")}
};

} // namespace

std::span<const Language> languages() { return all; }

} // namespace palazzo::i18n
`);
