// Tests that every citation of the rules in docs/rules, from code, tests and documents, leads to an existing point.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { citationsIn, documents, games, read, rules, table, textsOf } from "./rules.mjs";

const faults = (path, text) =>
  citationsIn(path, text).filter(({ fault }) => fault).map(({ line, words, fault }) => `${path}:${line}: ${words}: ${fault}`);
const cited = (path, text) => citationsIn(path, text).map(({ line, words }) => `${line}: ${words}`);
const last = (game) => rules[game].finePrint.at(-1);
/**
 * Returns a game's sources. Those that write views and events are left out, because the fields of views and events look
 * like options.
 */
const sources = (game) => textsOf(`engine/games/${game}`).filter(([path]) => !/\/wire[^/]*$/.test(path)).map(([, text]) => text).join("\n");
const quotedIn = (cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

test("every game has a rules document, and every rules document belongs to a game", () => {
  const names = new Set(textsOf("engine/games").map(([path]) => path.split("/")[2]));
  assert.deepEqual([...documents].sort(), [...names].sort());
});

test("the fine print of each game is numbered from 1 on without gaps", () => {
  assert.ok(games.reduce((sum, game) => sum + last(game), 0) > 50, "the points are found");
  for (const game of games) {
    assert.deepEqual(rules[game].finePrint, Array.from({ length: last(game) }, (_, at) => at + 1), game);
  }
});

test("every citation in code, tests and documents leads to an existing point", () => {
  // The citations in tests/docs are made up for the tests.
  const texts = textsOf("engine", "shell", "cli", "tests", "web", "docs", "CONTRIBUTING.md", "README.md")
    .filter(([path]) => !path.startsWith("tests/docs/"));
  assert.ok(texts.flatMap(([path, text]) => cited(path, text)).length > 300, "the citations are found");
  assert.deepEqual(texts.flatMap(([path, text]) => faults(path, text)), []);
});

test("every point of the fine print is covered by a test", () => {
  for (const game of games) {
    const texts = textsOf(`tests/games/${game}`, "tests/shell").map(([, text]) => text).join("\n");
    const tags = [...texts.matchAll(/\[fine-print-(\d+)\]/g)];
    const held = new Set(tags.map(([, number]) => Number(number)));
    assert.deepEqual(rules[game].finePrint.filter((number) => !held.has(number)), [], game);
  }
});

test("a document's fine print ends at the next part, whatever headings the fine print contains", () => {
  const lines = ["# Game", "1. **No.** Not yet.", "## Fine print", "### First", "1. **One.** Yes.", "2. Without a title.",
    "### Then", "3. **Three.** Yes.", "## Examples", "4. **No.** Not any more."];
  assert.deepEqual(read(lines.join("\n")).finePrint, [1, 3]);
});

test("each number in a cited list or range of fine print is looked up, and the missing ones are named", () => {
  const path = "engine/games/palabra/a.cpp";
  const fault = (list, numbers) =>
    assert.deepEqual(faults(path, `// fine print ${list}`), [`${path}:1: fine print ${list}: no fine print ${numbers} in palabra`]);
  fault("12 and 99", "99");
  fault("98, 99", "98, 99");
  fault("1, 98, and 99", "98, 99");
  fault(`${last("palabra")} to ${last("palabra") + 2}`, `${last("palabra") + 1}, ${last("palabra") + 2}`);
  fault("97–98, 99", "97, 98, 99");
  assert.deepEqual(faults(path, "// Fine print 1 to 4, 6 and 8."), []);
});

test("a citation that is wrapped in a comment is reported at its first line", () => {
  assert.deepEqual(cited("a.hpp", "int a;\n    /// Oneself included (fine\n    /// print 13)."), ["2: fine print 13"]);
  assert.deepEqual(cited("a.hpp", "// Said by fine print 12\n// and 14."), ["1: fine print 12 and 14"]);
  assert.deepEqual(cited("a.hpp", "bool b; ///< as fine\n        ///< print 3,\n        ///< 4 say"), ["1: fine print 3, 4"]);
  assert.deepEqual(cited("a.css", "/* Fine print\n * 5. */"), ["1: Fine print 5"]);
  assert.deepEqual(cited("a.md", "See fine\nprint 6."), ["1: fine print 6"]);
});

test("the path tells which game a citation belongs to: by a folder, or by the file's name", () => {
  const number = last("palindromes") + 1;
  for (const path of ["engine/games/palindromes/play.cpp", "shell/screens/palindromes_draw.cpp", "tests/cli/palindromes.test.mjs"])
    assert.equal(faults(path, `// Palace has it (fine print ${number}).`).length, 1, path);
  assert.deepEqual(faults("shell/screens/palace_draw.cpp", `// fine print ${number}`), []);
});

test("if the path of a file names no game, the citing sentence may name it; if neither does, any game's point is accepted", () => {
  const number = last("palindromes") + 1;
  assert.equal(faults("shell/app/a.cpp", `// Palace is dealt. In Palindromes there\n// is none (fine print ${number}).`).length, 1);
  assert.deepEqual(faults("shell/app/a.cpp", `// Not as in Palindromes. Palace has it (fine print ${number}).`), []);
  assert.deepEqual(faults("shell/app/a.cpp", `// fine print ${last("palace")}`), []);
  assert.equal(faults("shell/app/a.cpp", `// fine print ${last("palace") + 1}`).length, 1);
});

test("a test case's tag that names a point of the fine print counts as a citation", () => {
  assert.deepEqual(faults("tests/games/palabra/a_test.cpp", 'TEST_CASE("So", "[palabra][fine-print-3]") {}'), []);
  assert.equal(faults("tests/games/palabra/a_test.cpp", 'TEST_CASE("So", "[palabra][fine-print-99]") {}').length, 1);
});

test("a document must be cited by its full path, and must exist", () => {
  assert.deepEqual(faults("a.cpp", "// docs/rules/palace.md, and [so](docs/rules/palabra.md#end)"), []);
  for (const path of ["rules/palace", "rules/palace.md", "docs/rules/palace"])
    assert.deepEqual(faults("a.cpp", `// As ${path}, says`), [`a.cpp:1: ${path}: the path is docs/rules/palace.md`]);
  assert.deepEqual(faults("a.cpp", "// docs/rules/patience.md"), ["a.cpp:1: docs/rules/patience.md: no such document"]);
  assert.deepEqual(cited("a.cpp", '#include "engine/rules/palace.hpp"\n#include "rules/palace.hpp"'), []);
});

test("a heading or a step that is cited after a document must exist in the document", () => {
  assert.deepEqual(faults("a.cpp", '// docs/rules/palace.md: "The table" and "Your turn", 1 and 2; "what else" is no heading'), []);
  const fault = (words, found) => assert.deepEqual(faults("a.cpp", `// docs/rules/palace.md, ${words}`), [`a.cpp:1: docs/rules/palace.md: ${found}`]);
  fault('"Set-up", "Turns"', '"Turns": no heading "Turns"');
  fault('"Your turn", 1 and 99: so', '"Your turn", 1 and 99: no step 99');
});

test("every option of every game is documented with all its values", () => {
  for (const game of games) {
    const source = sources(game);
    const fields = source.matchAll(/\b\w+_field(?:<[^>]*>)?\(\s*"(\w+)"|return \{"(\w+)",\s*other_values\(/g);
    const names = [...fields].map(([, made, written]) => made ?? written);
    assert.ok(names.length >= 1, `${game}: the options are found`);
    const rows = new Map(table(game, "Options").slice(1).map(([name, values, does]) => [quotedIn(name)[0], { values, does }]));
    assert.deepEqual([...rows.keys()].sort(), [...names].sort(), game);
    for (const { does } of rows.values()) assert.match(does, /\w+.*\.$/);
    for (const [, name, values] of source.matchAll(/choice_field<[^>]*>\(\s*"(\w+)",[^{]*\{([^}]*)\}/g))
      assert.deepEqual(quotedIn(rows.get(name).values), values.match(/\w+/g), `${game}: ${name}`);
  }
});

test("every power of a card is documented", () => {
  const names = /power_names\{([^}]*)\}/.exec(sources("palace"))[1].match(/\w+/g);
  assert.ok(names.length >= 12, "the powers are found");
  assert.deepEqual(table("palace", "Powers").slice(1).map(([name]) => quotedIn(name)[0]), names);
});

test("every preset of every game is documented with all options", () => {
  const ids = Object.keys(JSON.parse(readFileSync(new URL("../../assets/text/en.json", import.meta.url), "utf8")));
  for (const game of games) {
    const names = new Set(ids.flatMap((id) => new RegExp(`^${game}\\.preset\\.(\\w+)$`).exec(id)?.[1] ?? []));
    assert.ok(names.size >= 1, `${game}: the presets are found`);
    const [heads, ...rows] = table(game, "Presets");
    assert.deepEqual(heads.slice(1).flatMap(quotedIn).sort(), [...names].sort(), game);
    assert.deepEqual(rows.map(([name]) => name), table(game, "Options").slice(1).map(([name]) => name), game);
    for (const row of rows) assert.ok(row.length === heads.length && row.every((cell) => cell), `${game}: ${row[0]}`);
  }
});
