// Writes the decks of challenges as C++ for programs that contain them.
//   node decks.mjs OUT.cpp DECK.json…
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const [out, ...files] = process.argv.slice(2);

// Each line of the file is a string literal, because compilers may refuse very long ones. JSON and C++ escape
// characters the same way.
function literal(file) {
  const lines = readFileSync(file, "utf8").split(/(?<=\n)/);
  return lines.map((line) => `     ${JSON.stringify(line)}`).join("\n");
}

const rows = files.map((file) => `    {"${basename(file, ".json")}",\n${literal(file)}},`);
const decks = `namespace {\n\nconst Embedded decks[] = {\n${rows.join("\n")}\n};\n\n} // namespace\n\n`;

writeFileSync(out, `#include "engine/quiz/embedded.hpp"

namespace palazzo::quiz {
${rows.length > 0 ? decks : ""}
std::span<const Embedded> embedded() { return ${rows.length > 0 ? "decks" : "{}"}; }

} // namespace palazzo::quiz
`);
