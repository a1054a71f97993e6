// Tests functions that the scripts in tools/ share.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { serve } from "../../tools/lib/serve.mjs";
import { root } from "./scripts.mjs";

/** Returns what some lines of bash print after they have sourced tools/lib/common.sh. */
const bash = (lines) => execFileSync("bash", ["-c", `source tools/lib/common.sh\n${lines}`], { cwd: root, encoding: "utf8" }).trim();

test("a browser that isn't installed isn't found, even if a shell function has its name", () => {
  assert.equal(bash("PATH=/nowhere PALAZZO_BROWSER= PALAZZO_FIREFOX=; browser; firefox"), "");
});

test("an installed program is found by its path", () => {
  assert.equal(bash("first_of no-such-program node"), bash("type -P node"));
  assert.ok(dirname(bash("PALAZZO_FIREFOX=node; firefox")).startsWith("/"));
});

/** Returns what need_firefox prints for a Firefox of `version` when no package can be installed. */
function saidTo(version, t) {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-firefox-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "firefox"), `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`, { mode: 0o755 });
  const without = `need() { :; }; command() { [ "$2" != apt-get ]; }; PALAZZO_FIREFOX=${folder}/firefox`;
  return bash(`${without}; (need_firefox) 2>&1 || echo "left with $?"`);
}

test("a Firefox that Playwright can drive is used as it is", (t) => assert.equal(saidTo("143.0esr", t), ""));

test("if Firefox is too old, the script stops with a line that names the needed version", (t) => {
  const said = saidTo("140.12.0esr", t);
  assert.match(said, /Firefox 140 is too old for the tests, which want 143 or newer: name one with PALAZZO_FIREFOX\nleft with 1$/);
});

test("a script prints its help from any folder", () => {
  for (const [cwd, name] of [[join(root, ".."), join(root, "tools/size")], [join(root, "tools"), "./size"]])
    assert.match(execFileSync(name, ["--help"], { cwd, encoding: "utf8" }), /^Prints what a first visit [^]*\n  tools\/size\n/);
});

test("the server answers any requested address without crashing", async (t) => {
  const { server, address: named } = await serve(join(root, "docs"));
  t.after(() => server.close());
  const address = named.replace("localhost", "127.0.0.1"); // node can't resolve "localhost" on every system
  for (const path of ["hosting.md/more", "%00", "x".repeat(300), "..%2f..%2fetc/passwd", "rules"])
    assert.equal((await fetch(address + path, { headers: { connection: "close" } })).status, 404, path);
  assert.equal((await fetch(`${address}hosting.md`, { headers: { connection: "close" } })).status, 200);
});

test("no script uses features that the oldest supported node lacks", () => {
  assert.equal(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node, ">=18");
  const younger = /import\.meta\.(dirname|filename)|Object\.groupBy|Promise\.withResolvers|\.toSorted\(|\.toReversed\(/;
  const scripts = ["tools", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).filter((name) => name.endsWith(".mjs")).map((name) => join(folder, name)));
  assert.ok(scripts.length > 50);
  const own = "tests/layers/scripts.test.mjs";
  assert.deepEqual(scripts.filter((name) => name !== own && younger.test(readFileSync(join(root, name), "utf8"))), []);
});
