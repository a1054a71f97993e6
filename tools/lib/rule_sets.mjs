// Writes the published rule sets as C++ for programs that contain them.
//   node rule_sets.mjs OUT.cpp GAME.json…
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const [out, ...files] = process.argv.slice(2);

// Each rule set is a string literal, because compilers may refuse very long ones.
function literal(file) {
  const sets = JSON.parse(readFileSync(file, "utf8")).map((set) => JSON.stringify(set));
  return ["[", ...sets.map((set, i) => set + (i + 1 < sets.length ? "," : "")), "]"].map((line) => `     ${JSON.stringify(line)}`).join("\n");
}

const rows = files.map((file) => `    {"${basename(file, ".json")}",\n${literal(file)}},`);

writeFileSync(out, `#include "engine/rule_sets/embedded.hpp"

namespace palazzo {
namespace {

const EmbeddedRules rules[] = {
${rows.join("\n")}
};

} // namespace

std::span<const EmbeddedRules> embedded_rules() { return rules; }

} // namespace palazzo
`);
