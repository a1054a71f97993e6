// Gives bad input to the real command line. Every call ends with status 0 and one JSON value, or with status 1, nothing
// on standard output and exactly one line that names the place of the fault. $PALAZZO_CLI names the program; by default
// the program of the release build is tested.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const program = process.env.PALAZZO_CLI ?? path("../../build/native/bin/palazzo-cli");
/** Returns `usual`, or `atLength` in a long run, like count_for_run() in tests/rounds.hpp. */
const rounds = (usual, atLength) => (process.env.PALAZZO_LONG ? atLength : usual);
const records = readdirSync(path("../golden/records")).map((name) => readFileSync(path(`../golden/records/${name}`)));

/** A repeatable random generator: mulberry32. */
const dice = (seed) => (n) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % n;
};

const flip = (bytes, below) => {
  const at = below(bytes.length);
  bytes[at] ^= 1 << below(8);
  return bytes;
};
const cut = (bytes, below) => bytes.subarray(0, below(bytes.length));
const without = (bytes, below) => {
  const at = below(bytes.length);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(40))]);
};

const any = (list, below) => list[below(list.length)];
const options = ["players", "layout", "turn_limit", "decks", "powers", "order", "hand", "wrap", "score", "claim"];
/** The values that change() puts into a record instead of valid ones. */
const odd = [-1, 1.5, 8, 2 ** 53, 1e300, null, true, "", "10D", "XX", "a\nb", [], {}, "ÿ"];
const change = (bytes, below) => {
  const record = JSON.parse(bytes);
  const { moves } = record;
  const one = below(moves.length);
  const two = below(moves.length);
  const value = any(odd, below);
  const key = any(Object.keys(record), below);
  [
    () => ([moves[one], moves[two]] = [moves[two], moves[one]]),
    () => (moves[one].seat = value),
    () => (moves[one].move = value),
    () => (moves[one].move[any(Object.keys(moves[one].move), below)] = value),
    () => (moves[one][value] = moves[one].move),
    () => moves.splice(one, 1),
    () => (record[key] = value),
    () => delete record[key],
    () => ([record.deal, record.options] = [record.options, record.deal]),
    () => (record.options[any(options, below)] = value),
    () => (record[value] = record[key]),
  ][below(11)]();
  return Buffer.from(JSON.stringify(record));
};

const mutate = (below) => {
  const bytes = Buffer.from(any(records, below));
  return [flip, cut, without, change, change, change][below(6)](bytes, below);
};

const call = (args, input) => {
  const { status, signal, stdout, stderr } = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(signal, null, stderr);
  return { status, stdout, stderr };
};

/** Checks the form of a call's answer; returns whether the call was refused. */
const refused = (args, input, place = /^(not JSON at line \d+|[^\n]*: )[^\n]*\n$/) => {
  const { status, stdout, stderr } = call(args, input);
  const what = `${args.join(" ")}\n${input}\n${stderr}`;
  if (status === 0) {
    assert.equal(stderr, "", what);
    assert.doesNotThrow(() => JSON.parse(stdout), what);
    return false;
  }
  assert.equal(status, 1, what);
  assert.equal(stdout, "", what);
  assert.match(stderr, place, what);
  return true;
};

test("the command line refuses a randomly changed record in one line, unless the record is still a game", () => {
  const below = dice(1);
  const commands = [["replay", "-"], ["show", "-"], ["show", "-", "--seat", "0"], ["legal", "-"]];
  const rest = [["check", "-", "--seat", "0", '{"take":true}'], ["finish", "-", "--bots", "random", "--seed", "1"]];
  const mutants = rounds(120, 300);
  let refusals = 0;
  for (let i = 0; i < mutants; ++i) refusals += refused([...commands, ...rest][below(6)], mutate(below));
  assert.ok(refusals > mutants / 2 && refusals < mutants, `${refusals} refused`);
});

test("the command line answers a randomly changed move with JSON, or refuses it in one line", () => {
  const below = dice(2);
  const good = ['{"play":["7H","7D"],"as":"9","cover":["2S"],"cover_as":"K"}', '{"lay":["KD","2C","TH"]}', '{"flip":1}',
    '{"place":"8S","at":[-1,0]}', '{"place":"5D","at":[2,0],"take":[[[0,0],[1,0],[2,0]],[[2,-2],[2,-1],[2,0]]]}'];
  for (let i = 0; i < rounds(60, 160); ++i) {
    const bytes = Buffer.from(any(good, below));
    // Replaces zero bytes, which an argument can't contain, and bytes that node wouldn't pass on unchanged.
    const move = [flip, cut, without][below(3)](bytes, below).toString("latin1").replace(/[\0\x80-\xff]/g, "?");
    refused(["check", "-", "--seat", "1", move], any(records, below));
  }
});

test("arguments that aren't valid UTF-8 are refused", () => {
  // Calls the program through a shell, because node itself can only pass arguments in valid UTF-8.
  const odd = (args) => spawnSync("bash", ["-c", `"$0" ${args}`, program], { encoding: "utf8" });
  for (const args of ["new --game $'\\xff'", "new --game palace --preset $'\\xff\\n'", "bench --preset $'\\xc3'",
    "new --game palace --options $'{\"\\xff\":1}'", "new --game palace --seed $'\\xff'", "$'\\xff'", "replay $'/\\xff'",
    "finish - --bots $'\\xff'", "arena --game palace --bots simple --games $'\\xff'"]) {
    const { status, signal, stdout, stderr } = odd(args);
    assert.equal(signal, null, args);
    assert.ok(status === 1 || status === 2, `${args}: ${status} ${stderr}`);
    assert.equal(stdout, "");
    assert.ok(stderr.length > 0);
  }
});
