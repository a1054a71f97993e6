// Tests the `decks` command, which lists, checks, converts and judges decks of questions.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.PALAZZO_CLI ?? here("../../build/native/bin/palazzo-cli");
const folder = here("../../assets/challenges");
const files = readdirSync(folder).filter((name) => name.endsWith(".json")).sort();
const shipped = files.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));

function run(args, input = "") {
  const { status, stdout, stderr } = spawnSync(program, ["decks", ...args], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

function ask(args, input) {
  const { status, stdout, stderr } = run(args, input);
  assert.equal(status, 0, `${args.join(" ")}: ${stderr}`);
  assert.equal(stderr, "");
  return JSON.parse(stdout);
}

function refused(args, status, line, input) {
  const { status: actual, stdout, stderr } = run(args, input);
  assert.equal(actual, status, stderr);
  assert.equal(stdout, "");
  assert.equal(stderr.trim().split("\n").length, 1, stderr);
  assert.match(stderr, line);
}

test("the command `decks list` prints every deck in assets/challenges", () => {
  const list = ask(["list"]);
  assert.deepEqual(list.map((deck) => `${deck.name}.json`), files);
  list.forEach(({ digest, ...deck }, i) => {
    const { name, title, language, levels, categories, items } = shipped[i];
    assert.deepEqual(deck, { name, title, language, levels, categories, items: items.length });
    assert.match(digest, /^[0-9a-f]{16}$/);
  });
  assert.equal(new Set(list.map((deck) => deck.digest)).size, list.length);
});

test("`decks check` counts the items of a file by kind, level and category", () => {
  const { digest, ...counts } = ask(["check", "-"], "prompt,answers,level,category,kind\r\n" +
    'the cat,"el gato; gato",A1,Words,translate\r\nthe dog,el perro,A1,Words,translate\r\nTalk!,,A2,Talk,\r\n');
  assert.match(digest, /^[0-9a-f]{16}$/);
  assert.deepEqual(counts, { name: "deck", title: "deck", items: 3, kinds: { translate: 2, speak: 1 },
    levels: { A1: 2, A2: 1 }, categories: { Words: 2, Talk: 1 }, left_out: [], doubles: 0, joined: 0 });
  shipped.forEach((deck, i) => {
    const checked = ask(["check", `${folder}/${files[i]}`]);
    assert.equal(checked.name, deck.name);
    assert.equal(checked.items, deck.items.length);
    for (const [key, counted] of [["kind", "kinds"], ["level", "levels"], ["category", "categories"]]) {
      const expected = {};
      for (const item of deck.items) expected[item[key]] = (expected[item[key]] ?? 0) + 1;
      assert.deepEqual(checked[counted], expected);
    }
  });
});

test("the example in docs/decks.md is a valid deck, formatted as the program writes it", () => {
  const [, example] = /```json\n([^]*?)```/.exec(readFileSync(here("../../docs/decks.md"), "utf8"));
  assert.equal(ask(["check", "-"], example).name, "my-spanish");
  assert.equal(run(["convert", "-"], example).stdout, example);
});

test("`decks convert` prints a deck as JSON, with one item per line", () => {
  for (const name of files) assert.equal(run(["convert", `${folder}/${name}`]).stdout, readFileSync(`${folder}/${name}`, "utf8"));
  const { status, stdout } = run(["convert", "-"], "#separator:tab\n#html:true\n<b>the cat</b>\tel gato|gato\nTalk!\t\n");
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(stdout), {
    format: 1, name: "deck", title: "deck", language: "", asked_in: "", levels: ["all"], categories: ["All"],
    items: [{ kind: "ask", level: "all", category: "All", prompt: "the cat", answers: ["el gato", "gato"] },
      { kind: "speak", level: "all", category: "All", prompt: "Talk!" }],
  });
  assert.equal(stdout.trim().split("\n").length, 7);
  assert.equal(run(["convert", "-"], stdout).stdout, stdout);
});

test("an import reports the rows of the table that it left out or merged", () => {
  const { items, left_out, doubles, joined } = JSON.parse(run(["check", "-"], "a,b\n,d\nA,b\na,e\n").stdout);
  assert.deepEqual({ items, left_out, doubles, joined }, { items: 1, left_out: [{ line: 2, why: "prompt: empty" }], doubles: 1, joined: 1 });
});

test("a file with a fault is refused in one line that names the place of the fault", () => {
  for (const what of ["check", "convert"]) {
    refused([what, "-"], 1, /^line 1: prompt: empty\n$/, ",b\n,d\n");
    refused([what, "-"], 1, /^line 1: there are no questions\n$/, "");
    refused([what, "-"], 1, /^not JSON at line 2, column 1\n$/, "{\n");
    refused([what, "-"], 1, /^items\[1\]\.answers\[0\]: empty\n$/, JSON.stringify({ ...shipped[0],
      items: [shipped[0].items[0], { ...shipped[0].items[1], answers: [""] }] }));
    refused([what, "/nowhere/at/all"], 1, /^\/nowhere\/at\/all: can't be opened\n$/);
  }
});

test("`decks readings` lists all readings of an answer with brackets or in dictionary notation", () => {
  assert.deepEqual(ask(["readings", "[der] Hund"]), ["der Hund", "Hund"]);
  assert.deepEqual(ask(["readings", "Wie (heißt|sagt man) das?"]), ["Wie heißt das?", "Wie sagt man das?"]);
  assert.deepEqual(ask(["readings", "casado/a"]), ["casado", "casada"]);
  assert.deepEqual(ask(["readings", "el gato"]), ["el gato"]);
  refused(["readings", "[a][b][c][d][e][f][g]"], 1, /^ANSWER: stands for more than 64 answers\n$/);
});

test("`decks judge` says whether an answer is right", () => {
  for (const deck of shipped) {
    const item = deck.items.find(({ answers }) => answers);
    if (!item) continue;
    const [answer] = item.answers;
    assert.equal(ask(["judge", deck.name, item.prompt, answer]), true);
    assert.equal(ask(["judge", deck.name, item.prompt, ` ${answer}!`.toUpperCase()]), true);
    assert.equal(ask(["judge", deck.name, item.prompt, `${answer} x`]), false);
    const mistaken = deck.items.find(({ wrong }) => wrong);
    for (const wrong of mistaken.wrong) assert.equal(ask(["judge", deck.name, mistaken.prompt, wrong]), false);
    assert.equal(ask(["judge", deck.name, item.prompt, ""]), false);
    assert.equal(ask(["judge", deck.name, item.prompt, answer, "--strict"]), true);
    assert.equal(ask(["judge", deck.name, item.prompt, `${answer}!`, "--strict"]), false);
  }
});

test("`decks judge` judges each line of a file, in its order, as right, nearly right or wrong", () => {
  const text = "the house\tcasa\nthe house\tla caza\r\nthe house\tel perro\n";
  assert.deepEqual(
    run(["judge", "es", "-"], text).stdout.trim().split("\n").map(JSON.parse),
    [["casa", "right"], ["la caza", "nearly"], ["el perro", "wrong"]].map(([answer, verdict]) => ({ answer, prompt: "the house", verdict })),
  );
});

test("`decks judge` names the line of a file that it can't judge, and then judges none", () => {
  refused(["judge", "es", "-"], 1, /^line 2: a tab is missing between prompt and answer$/m, "the house\tcasa\nthe house\n");
  refused(["judge", "es", "-"], 1, /^line 2: PROMPT: "no house" is not in this deck$/m, "the house\tcasa\nno house\tcasa\n");
});

test("`decks` refuses unknown decks and prompts, and calls that it can't understand", () => {
  refused(["judge", "xx", "a", "b"], 1, /^NAME: no deck "xx"/);
  refused(["judge", "es", "no such prompt", "b"], 1, /^PROMPT: "no such prompt"/);
  const [spoken] = shipped.find(({ name }) => name === "speaking").items;
  refused(["judge", "speaking", spoken.prompt, "b"], 1, /^PROMPT: /);
  refused(["list", "--strict"], 2, /--strict/);
  for (const args of [[], ["list", "all"], ["check"], ["convert", "a", "b"], ["readings"], ["judge", "es"], ["sing"]]) {
    refused(args, 2, /usage/);
  }
});
