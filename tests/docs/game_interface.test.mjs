// Tests that docs/game-interface.md describes the members that the concepts of engine/core/game.hpp require of a game,
// each under its concept.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Returns the members that each concept requires, and the types, without repetitions. */
const required = () => {
  const code = read("engine/core/game.hpp").replace(/\/\/.*/g, "");
  const concepts = code.split(/concept (?=\w+ =)/).slice(1).map((text) => text.split(";\n\n")[0]);
  const members = {};
  const types = new Set();
  for (const text of concepts) {
    const found = [...text.matchAll(/\b(?:rules\.|search\.|G::)(\w+)/g)].map(([, name]) => name);
    for (const name of found.filter((one) => /^[A-Z]/.test(one))) types.add(name);
    members[/^\w+/.exec(text)[0]] = [...new Set(found.filter((one) => /^[a-z]/.test(one)))].sort();
  }
  return { members, types: [...types].sort() };
};

/** Returns the members in the first column of the table under each heading of the page. */
const described = () => {
  const members = {};
  for (const section of read("docs/game-interface.md").split(/^## /m).slice(1)) {
    const cells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell);
    members[section.split("\n")[0]] = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)).sort();
  }
  return members;
};

test("docs/game-interface.md describes every member that a concept requires, under this concept, and no other", () => {
  const { Types: types, ...members } = described();
  assert.deepEqual(members, required().members);
  assert.deepEqual(types, required().types);
});

test("every base class that docs/game-interface.md names exists, and every existing one is named", () => {
  const existing = [...read("engine/core/without.hpp").matchAll(/^struct (Without\w+|Lists\w+)/gm)].map(([, name]) => name);
  const named = [...read("docs/game-interface.md").matchAll(/`(Without\w+|ListsAllMoves)`/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(named)].sort(), existing.sort());
});
