// Tests the `puzzles` command, which lists the puzzles and finds new ones.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));

const run = (args, input) => spawnSync(program, args, { encoding: "utf8", input });
const lines = (args) => {
  const { status, stdout, stderr } = run(["puzzles", ...args]);
  assert.equal(status, 0, stderr);
  return stdout.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line));
};

test("`puzzles list` prints each puzzle with its only solution", () => {
  for (const game of ["palace", "palabra", "palindromes"]) {
    const puzzles = lines(["list", "--game", game]);
    assert.equal(puzzles.length, 12);
    for (const { solutions, solution, others } of puzzles) {
      assert.equal(solutions, 1);
      assert.ok(solution.length > 0);
      assert.ok(others >= 8);
    }
  }
  assert.deepEqual(lines(["list", "--game", "example"]), []);
});

test("`puzzles find` prints puzzles with solutions that work, and the same puzzles for the same seed", () => {
  const args = ["find", "--game", "palindromes", "--goal", "make", "--amount", "3", "--seed", "5", "--games", "40"];
  const found = lines(args);
  assert.ok(found.length > 0);
  assert.deepEqual(lines(args), found);
  for (const { link, solution, amount } of found) {
    assert.ok(amount >= 3);
    let record = run(["open", link]).stdout;
    const [seat] = JSON.parse(run(["replay", "-"], record).stdout).to_act;
    for (const move of solution) {
      const { status, stdout, stderr } = run(["play", "-", "--seat", String(seat), JSON.stringify(move)], record);
      assert.equal(status, 0, stderr);
      record = stdout;
    }
  }
});

test("a call of `puzzles` that can't be understood is refused in one line", () => {
  for (const [args, line] of [
    [["nothing"], /find or list/],
    [["find", "--game", "palace"], /--goal/],
    [["find", "--game", "palace", "--goal", "score"], /--goal: /],
    [["find", "--game", "nothing", "--goal", "out"], /--game: /],
    [["find", "--game", "palace", "--goal", "out", "--bots", "clairvoyant"], /--bots/],
  ]) {
    const { status, stdout, stderr } = run(["puzzles", ...args]);
    assert.equal(status, 2, stderr);
    assert.equal(stdout, "");
    assert.match(stderr, line);
    assert.equal(stderr.trim().split("\n").length, 1);
  }
});
