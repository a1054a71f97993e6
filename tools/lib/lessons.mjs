// Writes the lessons as C++.
//   node lessons.mjs OUT.cpp GAME.json…
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const [out, ...files] = process.argv.slice(2);
const lessons = files.map((file) => ({ game: basename(file, ".json"), ...JSON.parse(readFileSync(file, "utf8")) }));

const step = ({ say, at, read = false, skip = false }) => `    {${JSON.stringify(say)}, ${at}, ${read}, ${skip}},`;
const list = ({ game, record, steps }) => `constexpr std::string_view ${game}_record = R"(${JSON.stringify(record)})";
constexpr LessonStep ${game}_steps[] = {
${steps.map(step).join("\n")}
};
`;
const choice = ({ game }) => `    if (game == "${game}") return {${game}_record, ${game}_steps};\n`;

writeFileSync(out, `#include "engine/lessons/lesson.hpp"

namespace palazzo::lessons {
namespace {

${lessons.map(list).join("\n")}
} // namespace

Lesson lesson_of([[maybe_unused]] std::string_view game) {
${lessons.map(choice).join("")}    return {};
}

} // namespace palazzo::lessons
`);
