// Writes the decks of challenges and their translations as C++ for programs that contain them.
//   node decks.mjs OUT.cpp DECK.json… translations/LANGUAGE.json…
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const [out, ...files] = process.argv.slice(2);
const isTranslation = (file) => basename(dirname(file)) === "translations";

// Each line of the file is a string literal, because compilers may refuse very long ones. JSON and C++ escape
// characters the same way.
function literal(file) {
  const lines = readFileSync(file, "utf8").split(/(?<=\n)/);
  return lines.map((line) => `     ${JSON.stringify(line)}`).join("\n");
}

/**
 * Writes an array of files. If there are no files, writes no array, because compilers refuse an array without elements.
 */
function array(name, those) {
  const rows = those.map((file) => `    {"${basename(file, ".json")}",\n${literal(file)}},`);
  return rows.length > 0 ? `const EmbeddedFile ${name}[] = {\n${rows.join("\n")}\n};\n` : `const std::span<const EmbeddedFile> ${name};\n`;
}

writeFileSync(out, `#include "engine/quiz/embedded.hpp"

namespace palazzo::quiz {
namespace {

${array("decks", files.filter((file) => !isTranslation(file)))}
${array("translations", files.filter(isTranslation))}
} // namespace

std::span<const EmbeddedFile> embedded_decks() { return decks; }

std::span<const EmbeddedFile> embedded_translations() { return translations; }

} // namespace palazzo::quiz
`);
