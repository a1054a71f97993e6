// Tests links on the command line: `open` reads what `link` prints. $PALAZZO_CLI names the program; by default it is
// the release build's.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));
const golden = (name) => readFileSync(new URL(`../golden/records/${name}.json`, import.meta.url), "utf8");

const run = (args, input = "") => spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });

/** Returns the line that a call prints; fails unless the call succeeds with one line. */
function line(args, input) {
  const { status, stdout, stderr } = run(args, input);
  assert.equal(status, 0, `${args.join(" ")}: ${stderr}`);
  assert.match(stdout, /^[^\n]+\n$/);
  return stdout.trim();
}

function refused(args, status, words, input) {
  const call = run(args, input);
  assert.equal(call.status, status, call.stderr);
  assert.equal(call.stdout, "");
  assert.match(call.stderr, words);
  assert.equal(call.stderr.trim().split("\n").length, 1);
}

test("`link` prints a game as one line, and `open` restores the same record from it", () => {
  for (const name of ["classic-three", "palabra-simple", "palindromes-picked", "speak-four"]) {
    const record = golden(name);
    const link = line(["link", "-"], record);
    assert.match(link, /^game=1[\w-]+$/);
    assert.deepEqual(JSON.parse(line(["open", link])), JSON.parse(record));
    assert.equal(line(["link", "-", "--what", "game"], record), link);
  }
});

test("a link to a deal restores the dealt cards, but neither moves nor players", () => {
  const record = { ...JSON.parse(golden("classic-three")), seats: ["Ada", "Bo", "Cy"].map((name) => ({ kind: "human", name })) };
  const link = line(["link", "-", "--what", "deal"], JSON.stringify(record));
  assert.match(link, /^deal=1/);
  const { format, game, preset, options, deal } = record;
  assert.deepEqual(JSON.parse(line(["open", link])), { format, game, preset, options, deal, moves: [] });
});

test("for a link to rules, `open` deals cards by the given seed or randomly, and uses this program's word list", () => {
  const record = line(["new", "--game", "palabra", "--options", '{"players":4,"short_words":true}', "--seed", "5"]);
  const link = line(["link", "-", "--what", "rules"], record);
  assert.match(link, /^rules=1/);
  assert.equal(line(["open", link, "--seed", "5"]), record);
  assert.notEqual(line(["open", link]), line(["open", link]));
});

test("`open` also accepts a whole web address whose fragment is the link", () => {
  const link = line(["link", "-"], golden("speak-four"));
  assert.equal(line(["open", `https://example.org/palazzo/?a=b#${link}`]), line(["open", link]));
});

test("text that is no link, a damaged link and a link of a later version are each refused in one line", () => {
  const link = line(["link", "-"], golden("classic-three"));
  refused(["open", "hello"], 1, /^link: this isn't a Palazzo link$/m);
  refused(["open", ""], 1, /^link: this isn't a Palazzo link$/m);
  refused(["open", link.slice(0, -1)], 1, /^link: this link is broken/);
  refused(["open", link.replace("=1", "=4")], 1, /^link: this link was made by a newer version of Palazzo$/m);
});

test("a call of `link` that can't be understood is a usage error, and the commands have a help text", () => {
  refused(["link", "-", "--what", "all"], 2, /--what/, golden("classic-three"));
  refused(["link"], 2, /usage/);
  refused(["open"], 2, /usage/);
  refused(["open", "game=1", "--seed", "x"], 2, /--seed/);
  refused(["link", "-"], 1, /^not JSON/, "x");
  for (const command of ["link", "open"]) assert.match(run([command, "--help"]).stdout, new RegExp(`^${command} `));
});
