// Tests tools/lib/kept-link, the cache of linked web programs.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./scripts.mjs";

/** Makes a folder with an object file, and a linker that counts its calls and copies its input to its output. */
const folder = (t) => {
  const at = mkdtempSync(join(tmpdir(), "kept-link-"));
  t.after(() => rmSync(at, { recursive: true }));
  writeFileSync(join(at, "one.o"), "first");
  writeFileSync(join(at, "linker"), "#!/bin/sh\necho called >>calls\ncat one.o >page.js\ncat one.o >page.wasm\n", { mode: 0o755 });
  return at;
};
const link = (at, linker = "linker 1", ...more) =>
  execFileSync(join(root, "tools/lib/kept-link"), [join(at, "cache"), linker, "./linker", "-O2", "one.o", ...more, "-o", "page.js"], { cwd: at });
const calls = (at) => readFileSync(join(at, "calls"), "utf8").split("\n").length - 1;

test("linking the same input again takes the script and the wasm from the cache", (t) => {
  const at = folder(t);
  link(at);
  rmSync(join(at, "page.js"));
  rmSync(join(at, "page.wasm"));
  link(at);
  assert.equal(calls(at), 1);
  assert.deepEqual(["page.js", "page.wasm"].map((name) => readFileSync(join(at, name), "utf8")), ["first", "first"]);
});

test("if an object, an option or the linker has changed, the program is linked again", (t) => {
  const at = folder(t);
  link(at);
  writeFileSync(join(at, "one.o"), "second");
  link(at);
  assert.equal(calls(at), 2);
  assert.equal(readFileSync(join(at, "page.wasm"), "utf8"), "second");
  link(at, "linker 2");
  link(at, "linker 1", "-g");
  assert.equal(calls(at), 4);
});

test("the cache keeps the last eight programs", (t) => {
  const at = folder(t);
  for (let i = 0; i < 10; ++i) link(at, `linker ${i}`);
  assert.equal(readdirSync(join(at, "cache")).length, 8);
});

test("when linking fails, nothing is cached and the failure is reported", (t) => {
  const at = folder(t);
  writeFileSync(join(at, "linker"), "#!/bin/sh\nexit 3\n", { mode: 0o755 });
  const run = spawnSync(join(root, "tools/lib/kept-link"), [join(at, "cache"), "linker", "./linker", "one.o", "-o", "page.js"], { cwd: at });
  assert.equal(run.status, 3);
  assert.throws(() => readdirSync(join(at, "cache")));
});
