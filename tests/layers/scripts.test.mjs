// What the scripts in tools/ share.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** What a few lines of bash print after tools/lib/common.sh, which they are told by the name of a script beside it. */
const bash = (lines) => execFileSync("bash", ["-c", `source tools/lib/common.sh\n${lines}`], { cwd: root, encoding: "utf8" }).trim();

test("a browser that isn't installed isn't found, though a function has its name", () => {
  assert.equal(bash("PATH=/nowhere PALAZZO_BROWSER= PALAZZO_FIREFOX=; browser; firefox"), "");
});

test("a program that is there is found by its path", () => {
  assert.equal(bash("first_of no-such-program node"), bash("type -P node"));
  assert.ok(dirname(bash("PALAZZO_FIREFOX=node; firefox")).startsWith("/"));
});
