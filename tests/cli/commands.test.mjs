// Tests the command line as scripts use it: what it prints, and how it refuses bad input. $PALAZZO_CLI names the
// program; by default it is the release build's.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));

/** Runs the program with `input` as its standard input. */
function run(args, input = "") {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
}

/** Returns the JSON that a call prints; fails unless the call succeeds. */
function ask(args, input) {
  const { status, stdout, stderr } = run(args, typeof input === "object" ? JSON.stringify(input) : input);
  assert.equal(status, 0, `${args.join(" ")}: ${stderr}`);
  assert.equal(stderr, "");
  return JSON.parse(stdout);
}

/** Fails unless a call is refused with one line. */
function refused(args, input, status, line) {
  const { status: actual, stdout, stderr } = run(args, typeof input === "object" ? JSON.stringify(input) : input);
  assert.equal(actual, status, stderr);
  assert.equal(stdout, "");
  assert.equal(stderr.trim().split("\n").length, 1, stderr);
  assert.match(stderr, line);
}

const house = { format: 1, game: "palace", preset: "house", options: {}, deal: { seed: "7" }, moves: [] };

test("`games` lists presets, options with ranges, and numbers of seats", () => {
  const [palace] = ask(["games"]);
  assert.equal(palace.name, "palace");
  assert.deepEqual(palace.presets.map((preset) => preset.name), ["classic", "house", "european", "speak"]);
  const house = palace.presets[1];
  assert.deepEqual(house.seats, { min: 2, max: 5 });
  assert.deepEqual(house.options.powers, { 2: ["anytime", "reset"], 10: ["burn"] });
  const players = palace.options.find((option) => option.name === "players");
  assert.equal(players.default, 3);
  assert.deepEqual(players.range, { type: "int", min: 2, max: 12 });
});

test("`new` writes a record with the given seed, or with a random one", () => {
  const record = ask(["new", "--game", "palace", "--preset", "house", "--options", '{"players":4}', "--seed", "18446744073709551615"]);
  assert.deepEqual(record, { ...house, options: { players: 4 }, deal: { seed: "18446744073709551615" } });
  assert.match(ask(["new", "--game", "palace"]).deal.seed, /^[0-9]+$/);
});

test("a seat that is no number is a usage error, and a seat that isn't at the table is an input error", () => {
  const table = ask(["new", "--game", "palindromes", "--seed", "1"]);
  refused(["show", "-", "--seat", "first"], table, 2, /--seat/);
  refused(["show", "-", "--seat", "2"], table, 1, /--seat/);
});

test("`new` refuses unplayable options, and names the option", () => {
  const make = (options) => ["new", "--game", "palace", "--options", options];
  refused(make('{"players":13}'), "", 1, /options\.players: /);
  refused(make('{"decks":1,"players":8}'), "", 1, /players/);
  refused(make('{"powers":{"7":["challenge_nobody"]}}'), "", 1, /options\.powers: .*challenge_nobody/);
  refused(make('{"colour":1}'), "", 1, /options\.colour: no such option/);
  refused(make("{"), "", 1, /options/);
  refused(["new", "--game", "palace", "--seed", "-1"], "", 2, /--seed/);
  refused(["new", "--game", "chess"], "", 2, /--game/);
});

test("`show` hides cards that the given seat may not see, and hides nothing if no seat is given", () => {
  const truth = ask(["show", "-"], house);
  assert.ok(truth.seats.every((seat) => seat.hand.every((card) => card !== "??")));
  assert.equal(truth.draw.length, 52 - 27);
  const seen = ask(["show", "-", "--seat", "1"], house);
  assert.equal(seen.draw, 25);
  assert.deepEqual(seen.seats[1].hand, truth.seats[1].hand);
  assert.deepEqual(seen.seats[0].hand, ["??", "??", "??"]);
  assert.deepEqual(seen.seats[1].down, ["??", "??", "??"]);
  assert.deepEqual(seen.seats[0].up, truth.seats[0].up);
  assert.deepEqual(seen.log, []);
});

test("`legal`, `check` and `play` agree on which moves are legal", () => {
  const moves = ask(["legal", "-", "--seat", "2"], house);
  assert.ok(moves.some((move) => move.ready));
  for (const move of moves) assert.deepEqual(ask(["check", "-", "--seat", "2", JSON.stringify(move)], house), { legal: true });
  const played = ask(["play", "-", "--seat", "2", '{"ready":true}'], house);
  assert.deepEqual(played.moves, [{ seat: 2, move: { ready: true } }]);
  const again = ask(["check", "-", "--seat", "2", '{"ready":true}'], played);
  assert.equal(again.legal, false);
  assert.match(again.reason, /finished swapping/);
  refused(["play", "-", "--seat", "2", '{"ready":true}'], played, 1, /^move: /);
  refused(["play", "-", "--seat", "2", '{"fly":true}'], house, 1, /^move\.fly: /);
  refused(["play", "-", "--seat", "5", '{"ready":true}'], house, 1, /--seat/);
});

test("`replay` prints the state of a game, and with `--trace` every position of it", () => {
  const finished = ask(["finish", "-", "--bots", "simple,random", "--seed", "3"], house);
  const end = ask(["replay", "-"], finished);
  assert.equal(end.over, true);
  assert.deepEqual(end.to_act, []);
  assert.equal(end.winners.length, 1);
  assert.equal(end.scores[end.winners[0]], 1);
  assert.match(end.digest, /^[0-9a-f]{16}$/);
  const { stdout } = run(["replay", "-", "--trace"], JSON.stringify(finished));
  const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
  assert.equal(lines.length, finished.moves.length + 1);
  assert.deepEqual(lines[0].to_act, [0, 1, 2]);
  assert.deepEqual(Object.keys(lines[0].legal), ["0", "1", "2"]);
  assert.deepEqual(lines.at(-1), { to_act: [], scores: end.scores, legal: {} });
});

test("`finish` plays the same game for the same seed", () => {
  const play = (seed) => run(["finish", "-", "--bots", "random", "--seed", seed], JSON.stringify(house)).stdout;
  assert.equal(play("5"), play("5"));
  assert.notEqual(play("5"), play("6"));
});

test("`arena` gives the same result for any number of jobs, and the rule of thumb beats random play", () => {
  const fight = (jobs) => {
    const { seconds, ...result } = ask(["arena", "--game", "palace", "--bots", "simple,random", "--games", "200", "--seed", "1", "--jobs", jobs]);
    assert.ok(seconds >= 0);
    return result;
  };
  const result = fight("1");
  assert.deepEqual(fight("2"), result);
  assert.equal(result.games, 200);
  assert.equal(result.bots[0].wins + result.bots[1].wins + result.draws, 200);
  assert.ok(result.bots[0].interval[0] > 0.5, JSON.stringify(result.bots));
});

test("the interval that an arena gives for a win rate contains the rate and lies between 0 and 1", () => {
  for (const games of ["1", "9"])
    for (const { win_rate, interval: [least, most] } of
      ask(["arena", "--game", "palindromes", "--bots", "random,simple", "--games", games, "--seed", "3"]).bots)
      assert.ok(0 <= least && least <= win_rate && win_rate <= most && most <= 1, `${least} ${win_rate} ${most}`);
});

test("each level beats the one below it, and the lowest level beats random play", () => {
  const wins = (bots, games, game = "palace") => {
    const [first] = ask(["arena", "--game", game, "--bots", bots, "--games", games, "--seed", "2", "--jobs", "2"]).bots;
    return first.wins / Number(games);
  };
  for (const game of ["palace", "palindromes", "palabra"]) assert.ok(wins("easy,random", "40", game) > 0.75, game);
  assert.ok(wins("medium,easy", "40") > 0.58);
  assert.ok(wins("hard,lowest_card_first", "20") > 0.58);
});

test("merging the parts of an arena gives the result of the whole arena", () => {
  const arena = ["arena", "--game", "palace", "--bots", "easy,simple", "--games", "31", "--seed", "3"];
  const folder = mkdtempSync(join(tmpdir(), "palazzo-arena-"));
  const parts = ["1/3", "2/3", "3/3"].map((shard, at) => {
    const file = join(folder, `${at}.json`);
    writeFileSync(file, JSON.stringify(ask([...arena, "--shard", shard])));
    return file;
  });
  const without = ({ seconds, ...rest }) => rest;
  assert.deepEqual(without(ask(["arena", "--merge", ...parts])), without(ask(arena)));
  refused([...arena, "--shard", "4/3"], "", 2, /--shard/);
  refused([...arena, "--shard", "half"], "", 2, /--shard/);
  refused(["arena", "--merge"], "", 2, /--merge/);
  const part = ask(["arena", "--game", "palindromes", "--bots", "random,simple", "--games", "2", "--seed", "3", "--shard", "3/4"]);
  assert.deepEqual(part.bots.map(({ win_rate, interval }) => [win_rate, interval]), [[0, [0, 1]], [0, [0, 1]]]);
  writeFileSync(parts[1], '{"games":1}');
  refused(["arena", "--merge", ...parts], "", 1, /1\.json: /);
});

test("`hint` prints the best move, the alternatives in order, and the reason", () => {
  const playing = ["finish", "-", "--bots", "simple", "--seed", "1"];
  for (const game of ["palace", "palindromes", "palabra"]) {
    const whole = ask(playing, ask(["new", "--game", game, "--seed", "4"]));
    const record = { ...whole, moves: whole.moves.slice(0, Math.floor(whole.moves.length / 3)) };
    const [seat] = ask(["replay", "-"], record).to_act;
    const hint = ask(["hint", "-", "--level", "hard", "--seed", "1"], record);
    assert.deepEqual(hint.move, hint.moves[0].move);
    assert.match(hint.why, /^[A-Z].*\.$/);
    for (const { move, value, visits } of hint.moves.slice(0, 20)) {
      assert.equal(ask(["check", "-", "--seat", String(seat), JSON.stringify(move)], record).legal, true);
      assert.ok(Number.isFinite(value) && visits >= 0);
    }
    assert.deepEqual(ask(["hint", "-", "--level", "hard", "--seed", "1"], record), hint);
    refused(["hint", "-"], whole, 1, /over/);
    refused(["hint", "-", "--level", "simple"], record, 2, /--level/);
  }
});

test("`bench --search` counts the search iterations of every game", () => {
  for (const game of ["palace", "palabra", "palindromes"]) {
    const figures = ask(["bench", "--search", "--game", game, "--seconds", "1"]);
    assert.ok(figures.iterations > 0 && figures.iterations_per_second > 0, game);
  }
});

test("`bench` counts games and moves", () => {
  const figures = ask(["bench", "--game", "palace", "--preset", "house", "--seconds", "1"]);
  assert.ok(figures.games > 0 && figures.moves > figures.games && figures.moves_per_second > 0);
  // One thread uses no more processor time than wall-clock time, except for rounding.
  assert.ok(figures.processor_seconds > 0 && figures.processor_seconds <= figures.seconds + 0.05);
  assert.ok(figures.moves_per_processor_second >= figures.moves_per_second * 0.9);
});

test("an invalid record is refused with the place of the fault", () => {
  const replay = (change, line) => refused(["replay", "-"], { ...house, ...change }, 1, line);
  replay({ format: 2 }, /^format: .*newer/);
  replay({ preset: "attic" }, /^preset: /);
  replay({ game: "chess" }, /^game: /);
  replay({ sauce: 1 }, /^sauce: unknown key/);
  replay({ deal: { seed: "12x" } }, /^deal\.seed: /);
  replay({ deal: { cards: ["AS", "AS"] } }, /^deal/);
  replay({ deal: { cards: ["1S"] } }, /^deal\.cards\[0\]: /);
  replay({ moves: [{ seat: 0, move: { ready: true } }, { seat: 0, move: { ready: true } }] }, /^moves\[1\]: /);
  replay({ moves: [{ seat: 0, move: { play: ["9X"] } }] }, /^moves\[0\]\.play\[0\]: /);
  replay({ seats: [{ kind: "human" }] }, /^seats: /);
  refused(["replay", "-"], '{"format":1,', 1, /line 1, column \d+/);
  refused(["replay", "/nowhere/at/all.json"], "", 1, /nowhere/);
});

test("calls that can't be understood exit with status 2, and every command has a help text", () => {
  refused(["replay"], "", 2, /usage/);
  refused(["replay", "-", "--colour", "red"], "", 2, /--colour/);
  refused(["finish", "-", "--bots", "clever"], house, 2, /--bots/);
  refused(["check", "-", '{"take":true}'], house, 2, /--seat/);
  assert.equal(run(["dance"]).status, 2);
  for (const command of ["games", "new", "show", "legal", "check", "play", "replay", "finish", "arena", "hint", "bench"]) {
    const { status, stdout } = run([command, "--help"]);
    assert.equal(status, 0);
    assert.ok(stdout.startsWith(command), stdout);
  }
});
