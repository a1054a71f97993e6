// Writes the puzzles as C++.
//   node puzzles.mjs OUT.cpp GAME.json…
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const [out, ...files] = process.argv.slice(2);
const games = files.map((file) => ({ game: basename(file, ".json"), puzzles: JSON.parse(readFileSync(file, "utf8")) }));

const row = ({ goal, amount, link }) => `    {${JSON.stringify(goal)}, ${amount}, ${JSON.stringify(link)}},`;
const lists = games.map(({ game, puzzles }) => `constexpr Puzzle ${game}[] = {\n${puzzles.map(row).join("\n")}\n};\n`);
const choices = games.map(({ game }) => `    if (game == "${game}") return ${game};\n`);

writeFileSync(out, `#include "engine/puzzles/puzzle.hpp"

namespace palazzo::puzzles {
namespace {

${lists.join("\n")}
} // namespace

std::span<const Puzzle> puzzles_of([[maybe_unused]] std::string_view game) {
${choices.join("")}    return {};
}

} // namespace palazzo::puzzles
`);
