// Tests that readers can do what the documents say: links lead to existing places, scripts, options and presets exist,
// commands of palazzo-cli run, and the example decks are valid.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { callsIn, root, unknownIn } from "../layers/scripts.mjs";

const program = process.env.PALAZZO_CLI ?? join(root, "build/native/bin/palazzo-cli");
const folder = mkdtempSync(join(tmpdir(), "palazzo-documents-"));
after(() => rmSync(folder, { recursive: true }));

const inFolder = (path) => readdirSync(join(root, path)).filter((name) => name.endsWith(".md")).map((name) => `${path}/${name}`);
const documents = ["README.md", "CONTRIBUTING.md", ...inFolder("docs"), ...inFolder("docs/rules")]
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const readme = documents[0].text;

/** `blocks` returns the code blocks in a language, and `inline` returns the code inside sentences. */
const blocks = (text, language) =>
  [...text.matchAll(/^ *```(\w+)\n([^]*?)^ *```/gm)].filter(([, which]) => which === language).map(([, , code]) => code);
const inline = (text) => [...text.replace(/^ *```[^]*?^ *```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

/** Returns a heading's anchor as GitHub makes it. */
const anchor = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").trim().replaceAll(" ", "-");
const anchorsIn = (text) => new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading)));

test("every link between documents leads to an existing file and heading", () => {
  const faults = [];
  let links = 0;
  for (const { path, text } of documents)
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      links += 1;
      const [file, heading] = target.split("#");
      const at = file === "" ? path : join(dirname(path), file);
      if (!existsSync(join(root, at))) faults.push(`${path}: ${target} isn't there`);
      else if (heading !== undefined && !anchorsIn(readFileSync(join(root, at), "utf8")).has(heading))
        faults.push(`${path}: ${target} names no heading`);
    }
  assert.ok(links >= 25, `${links} links`);
  assert.deepEqual(faults, []);
});

test("every path that a document names exists", () => {
  const faults = [];
  let paths = 0;
  for (const { path, text } of documents)
    for (const code of inline(text)) {
      // Only complete paths are checked: NAME and * stand for the reader's own names. A folder may end with a slash.
      if (!/^(?:\.github|assets|cli|cmake|docs|engine|packaging|shell|tests|tools|web)\/[a-z0-9_./-]*$/.test(code)) continue;
      paths += 1;
      if (!existsSync(join(root, code))) faults.push(`${path}: ${code} isn't there`);
    }
  assert.ok(paths > 30, `${paths} paths`);
  assert.deepEqual(faults, []);
});

test("every script that a document calls exists, is executable, and knows its arguments", () => {
  let calls = 0;
  for (const { path, text } of documents)
    for (const line of [...blocks(text, "sh"), ...inline(text)])
      for (const call of callsIn(line)) {
        if (call.script.startsWith("tools/lib/")) continue; // scripts source these files; nobody runs them
        calls += 1;
        assert.doesNotThrow(() => accessSync(join(root, call.script), constants.X_OK), `${path}: ${call.script}`);
        assert.deepEqual(unknownIn(call), [], `${path}: what ${call.script} doesn't know`);
      }
  assert.ok(calls > 30, `${calls} calls`);
});

test("every build preset that a document uses exists, and so do the build options that it sets", () => {
  const { configurePresets } = JSON.parse(readFileSync(join(root, "CMakePresets.json"), "utf8"));
  const names = configurePresets.map(({ name }) => name);
  const cmake = readdirSync(join(root, "cmake")).filter((name) => name.includes(".")).map((name) => readFileSync(join(root, "cmake", name), "utf8")).join("\n");
  let presets = 0;
  for (const { path, text } of documents)
    for (const line of [...blocks(text, "sh"), ...inline(text)])
      for (const [, preset, rest] of line.matchAll(/cmake --preset ([\w-]+)([^\n]*)/g)) {
        presets += 1;
        assert.ok(names.includes(preset), `${path}: there is no preset ${preset}`);
        for (const [, name] of rest.matchAll(/-D(PALAZZO_\w+)=/g))
          assert.match(cmake, new RegExp(`(set|option)\\(${name} `), `${path}: nothing reads ${name}`);
      }
  assert.ok(presets > 0);
});

test("every palazzo-cli command in README runs, line by line", () => {
  const lines = blocks(readme, "sh").join("").split("\n").filter((line) => line.startsWith("palazzo-cli "));
  assert.ok(lines.length >= 6);
  const PATH = `${dirname(program)}:${process.env.PATH}`;
  for (const line of lines) {
    // One second is enough, because only the success of the command is checked.
    const briefly = line.replace(/^palazzo-cli bench.*/, (bench) => `${bench} --seconds 1`);
    const { status, stdout, stderr } = spawnSync("bash", ["-o", "pipefail", "-c", briefly], { cwd: folder, env: { ...process.env, PATH }, encoding: "utf8" });
    assert.equal(status, 0, `${line}\n${stderr}`);
    assert.equal(stderr, "", line);
    assert.ok(stdout.length > 0 || line.includes(" > "), line);
  }
});

/** Returns the JSON that `palazzo-cli decks check` prints about a deck. */
const checked = (name, text) => {
  writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(program, ["decks", "check", join(folder, name)], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
};

test("the example tables and decks in README and docs/decks.md are valid decks", () => {
  const tables = blocks(readme, "csv");
  assert.equal(tables.length, 1);
  assert.equal(checked("table.csv", tables[0].replaceAll(/^ +/gm, "")).items, 3);
  const decks = blocks(documents.find(({ path }) => path === "docs/decks.md").text, "json").filter((code) => code.includes('"items"'));
  assert.ok(decks.length > 0);
  for (const deck of decks) assert.equal(checked("deck.json", deck).items, JSON.parse(deck).items.length);
});
