// Checks for each file that it includes only files of the folders that its own folder may include. docs/architecture.md
// has the picture.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = ["engine", "mailbox", "shell", "cli"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.[ch]pp$/.test(name))
    .map((name) => join(folder, name)));
const text = (file) => readFileSync(join(root, file), "utf8");
const includes = (file) => [...text(file).matchAll(/^#include "(.+)"/gm)].map(([, name]) => name);
const games = readdirSync(join(root, "engine/games"));

/** Returns every C++ file under these folders. */
const under = (...folders) => sources.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
/** Returns every include in files of `folders` that leads to a folder that is neither one of them nor in `allowed`. */
const strangers = (folders, allowed) =>
  under(...folders).flatMap((file) =>
    includes(file)
      .filter((name) => ![...folders, ...allowed].some((folder) => name === folder || name.startsWith(`${folder}/`)))
      .map((name) => `${file} includes ${name}`));

/**
 * Returns a file's room, the unit that mustn't include others in a circle: the file's folder, or for a file of a game
 * the game's folder. A file that isn't in a folder of its own, such as a catalogue, is a room by itself.
 */
const room = (file) => (/^\w+\/[^/]+$/.test(file) ? file : dirname(file)).replace(/^((?:engine|shell)\/games\/\w+)\/.*/, "$1");

test("no two folders of the shell include each other, directly or indirectly", () => {
  const edges = new Map();
  for (const file of under("shell"))
    for (const name of includes(file)) {
      const [from, to] = [room(file), room(name)];
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  const done = new Set();
  const visit = (folder, way) => {
    assert.ok(!way.includes(folder), [...way.slice(way.indexOf(folder)), folder].join(" → "));
    if (done.has(folder)) return;
    for (const next of edges.get(folder) ?? []) visit(next, [...way, folder]);
    done.add(folder);
  };
  assert.ok(edges.size > 10);
  for (const folder of edges.keys()) visit(folder, []);
});

test("no game includes another one", () => {
  assert.ok(games.length > 2);
  for (const game of games)
    for (const side of ["engine/games", "shell/games"])
      for (const file of under(`${side}/${game}`))
        for (const other of games.filter((name) => name !== game))
          assert.doesNotMatch(text(file), new RegExp(`games/${other}/|\\b${other}::`), file);
});

test("the toolkit, cards, sounds, mailbox, text mirror and platform include no game and nothing of the program", () => {
  assert.deepEqual(strangers(["shell/ui"], ["engine/core"]), []);
  assert.deepEqual(strangers(["shell/cards"], ["engine/core", "shell/ui"]), []);
  assert.deepEqual(strangers(["shell/a11y"], []), []);
  assert.deepEqual(strangers(["shell/sound"], []), []);
  assert.deepEqual(strangers(["mailbox"], ["engine/core"]), []);
  assert.deepEqual(strangers(["shell/platform"], ["engine", "shell/a11y", "assets"]).filter((line) => /games|shell\/app/.test(line)), []);
});

test("the engine's parts include only its core, and the core includes none of them", () => {
  const found = sources.filter((file) => file.startsWith("engine/core/"));
  assert.ok(found.length > 10);
  assert.deepEqual(strangers(["engine/core"], []), []);
  for (const part of ["bots", "dictionary", "i18n", "lessons", "puzzles", "quiz", "scores"]) assert.deepEqual(strangers([`engine/${part}`], ["engine/core"]), []);
});

test("the code for links includes only the core, decks of questions and the list of games", () => {
  assert.deepEqual(strangers(["engine/share"], ["engine/core", "engine/quiz", "engine/catalogue.hpp"]), []);
});

test("the code for published rule sets includes only the core and the list of games", () => {
  assert.deepEqual(strangers(["engine/rule_sets"], ["engine/core", "engine/catalogue.hpp"]), []);
});

test("the code that runs searches includes only the core, the bots and the list of games", () => {
  assert.deepEqual(strangers(["engine/search_task"], ["engine/core", "engine/bots", "engine/catalogue.hpp"]), []);
});

test("the protocol for friends elsewhere includes only the core and the list of games, and only its check of a deal knows the games", () => {
  assert.deepEqual(strangers(["engine/online"], ["engine/core", "engine/catalogue.hpp"]), []);
  const knowing = under("engine/online").filter((file) => includes(file).includes("engine/catalogue.hpp"));
  assert.deepEqual(knowing, ["engine/online/proof.cpp"]);
});

test("the program uses the game on the table only through GameTable", () => {
  const behind = /\bLocalTable\b|\bMatch<|\bshell\/games\/(local_table|ui|holdings)\.hpp/;
  for (const file of under("shell/app")) assert.doesNotMatch(text(file), behind, `${file} looks behind GameTable`);
});

test("open screens form a stack: the program has no list of pages and sheets, and shared code names no feature", () => {
  for (const file of under("shell/app")) {
    assert.doesNotMatch(text(file), /\bSheetKind\b|\bPage\b/, `${file} names a kind of page or sheet`);
    assert.doesNotMatch(text(file), /\bapp\.(?:page|sheet)\b/, `${file} asks which page or sheet is open`);
  }
  assert.deepEqual(strangers(["shell/app/state"], ["engine", "shell/a11y", "shell/app/store", "shell/cards", "shell/games", "mailbox", "shell/pages", "shell/sound", "shell/ui"]), []);
});

test("each feature is a constant of its folder, and one list names them all", () => {
  const features = under("shell/app").flatMap((file) => [...text(file).matchAll(/^(?:constinit )?const Feature (\w+)/gm)].map(([, name]) => [name, dirname(file)]));
  assert.ok(features.length > 10);
  for (const [name, folder] of features) {
    const named = under("shell/app").filter((file) => new RegExp(`\\b${name}\\b`).test(text(file)) && !file.startsWith(`${folder}/`));
    assert.deepEqual(named, ["shell/app/features.cpp"], name);
  }
});

test("a game includes only the engine's core, its search and its cards, and contains no sentences", () => {
  for (const game of games)
    assert.deepEqual(strangers([`engine/games/${game}`], ["engine/core", "engine/bots", "engine/dictionary", "engine/quiz", "assets"]), []);
});

test("neither the program nor the shared code of games names a game", () => {
  // "Palabra" is also the Spanish word for a word, which people write over a column of words.
  const withoutHeadings = (source) => source.replace('{"palabra", ColumnContent::prompt}', "");
  const names = games.filter((game) => game !== "example"); // "example" is also a common word
  for (const file of under("shell/app", "shell/sound", "shell/ui", "shell/cards", "shell/pages", "engine/bots", "engine/core", "engine/i18n", "engine/lessons", "engine/online", "engine/puzzles", "engine/quiz", "engine/scores", "engine/share"))
    for (const game of names) assert.doesNotMatch(withoutHeadings(text(file)).toLowerCase(), new RegExp(`\\b${game}\\b`), `${file} names ${game}`);
});
