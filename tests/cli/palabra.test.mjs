// Tests Palabra on the command line, in the notation of shared records. $PALAZZO_CLI names the program; by default it
// is the release build's.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = process.env.PALAZZO_CLI ?? fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));
const run = (args, input) => spawnSync(program, args, { input: JSON.stringify(input), encoding: "utf8", maxBuffer: 1 << 28 });

/** Returns the JSON that a call prints; fails unless the call succeeds. */
const ask = (args, input = {}) => {
  const { status, stdout, stderr } = run(args, input);
  assert.equal(status, 0, `${args.join(" ")}: ${stderr}`);
  return JSON.parse(stdout);
};
const refused = (args, input, line, expected = 1) => {
  const { status, stdout, stderr } = run(args, input);
  assert.equal(status, expected, stderr);
  assert.equal(stdout, "");
  assert.match(stderr, line);
  assert.equal(stderr.trim().split("\n").length, 1);
};

const pass = { pass: true };
const record = (cards, moves = [], options = {}) => ({
  format: 1, game: "palabra", preset: "classic", options, deal: { cards: cards.split(" "), first: 0, short: true },
  moves: moves.map(([seat, move]) => ({ seat, move })),
});
/** Seat 0 can play PALABRA; seat 1 can shave it with P and R, or cancel it. */
const hands = "Pb3 Ay Lg Ar Bg3 Rr Ay Pr Rb2 Er ! Zgy Qgy Xgy Er Eg Eb Ey Og Or Ob Oy Ig Ir Ib Iy";
const palabra = { word: ["Pb3", "Ay", "Lg", "Ar", "Bg3", "Rr", "Ay"] };
const played = record(hands, [[0, pass], [0, palabra]]);

test("`games` lists the options of Palabra with defaults and ranges, and says that two to twelve seats play", () => {
  const game = ask(["games"]).find(({ name }) => name === "palabra");
  assert.deepEqual(game.seats, { min: 2, max: 12 });
  assert.deepEqual(Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual])), {
    players: 2, decks: 0, words: "enforced", short_words: true, shave: "previous", eliminate_high_score: false,
    simultaneous: false, impatient_timer: 0, last_word: 2, turn_limit: 400, dictionary: "en",
  });
});

test("`new` writes the name and the digest of the word list into the record", () => {
  const fresh = ask(["new", "--game", "palabra", "--seed", "7"]);
  assert.match(fresh.dictionary.digest, /^[0-9a-f]{16}$/);
  assert.equal(fresh.dictionary.name, "en");
  refused(["new", "--game", "palabra", "--options", '{"dictionary":"xx"}'], {}, /^options\.dictionary: /);
});

test("`check` prints a score factor by factor", () => {
  assert.deepEqual(ask(["check", "-", "--seat", "0", JSON.stringify(palabra)], record(hands, [[0, pass]])), {
    legal: true,
    score: { sum: 12, stars: 9, lock: 1, bonus: 70, last_word: 1, total: 178 },
  });
  const no = ask(["check", "-", "--seat", "0", '{"word":["Lg","Pb3"]}'], record(hands, [[0, pass]]));
  assert.deepEqual(no, { legal: false, reason: "LP is not in the word list." });
});

test("the rules' example word scores 178 points, of which a shave moves 27 to the shaver, and a joker takes all", () => {
  assert.deepEqual(ask(["replay", "-"], played).scores, [178, 0]);
  const shaved = { ...played, moves: [...played.moves, { seat: 1, move: { shave: ["Pr", "Rb2"] } }] };
  assert.deepEqual(ask(["replay", "-"], shaved).scores, [151, 27]);
  const jokered = { ...played, moves: [...played.moves, { seat: 1, move: { jokers: [{ seat: 0 }] } }] };
  assert.deepEqual(ask(["replay", "-"], jokered).scores, [0, 0]);
});

test("`legal` lists words, builds and straights only with `--words`", () => {
  const kinds = (moves) => [...new Set(moves.map((move) => Object.keys(move)[0]))].sort();
  const position = record(hands, [[0, pass]]);
  assert.deepEqual(kinds(ask(["legal", "-"], position)), ["exchange", "pass"]);
  const all = ask(["legal", "-", "--words"], position);
  assert.deepEqual(kinds(all), ["exchange", "pass", "word"]);
  assert.equal(new Set(all.map((move) => JSON.stringify(move))).size, all.length);
  assert.ok(all.some((move) => JSON.stringify(move) === JSON.stringify(palabra)));
  const pre = ask(["legal", "-"], played);
  assert.deepEqual(kinds(pre), ["jokers", "pass", "shave"]);
});

test("`show` prints the table, the scores and the seat's own hand", () => {
  const all = ask(["show", "-"], played);
  assert.equal(all.table.length, 1);
  assert.deepEqual({ seat: all.table[0].seat, worth: all.table[0].worth, cards: all.table[0].cards },
    { seat: 0, worth: 178, cards: palabra.word });
  assert.equal(all.seats[0].score, 178);
  assert.equal(all.draw.at(-1), "Oy");
  const seen = ask(["show", "-", "--seat", "1"], played);
  assert.equal(seen.draw, 5);
  assert.deepEqual(seen.seats[0].hand, Array(7).fill("??"));
  assert.deepEqual(seen.seats[1].hand, ["Er", "Pr", "Qgy", "Rb2", "Xgy", "Zgy", "!"]);
  assert.equal(seen.log.at(-1).text, "Seat 0 played PALABRA for 178 points.");
});

test("the trace of `replay` contains no legal moves", () => {
  const { stdout } = run(["replay", "-", "--trace"], played);
  const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(lines.at(-1), { to_act: [1], scores: [178, 0] });
});

test("the record keeps the judgement of a challenged word, which holds even with another word list", () => {
  const bluff = record(hands, [[0, pass], [0, { word: ["Lg", "Pb3"] }]], { words: "challenge" });
  const challenged = ask(["play", "-", "--seat", "1", '{"challenge":true}'], bluff);
  assert.deepEqual(challenged.moves.at(-1).move, { challenge: true, good: false });
  assert.deepEqual(ask(["replay", "-"], challenged).scores, [0, 0]);
  const otherwise = structuredClone(challenged);
  otherwise.moves.at(-1).move.good = true;
  refused(["replay", "-"], otherwise, /^moves\[2\]: The word list says otherwise\./);
  otherwise.dictionary = { name: "en", digest: "0000000000000000" };
  assert.deepEqual(ask(["replay", "-"], otherwise).scores, [12, 0]);
});

test("`finish` plays to the end, `arena` compares bots, and only Palabra has the greedy bot", () => {
  const fresh = ask(["new", "--game", "palabra", "--seed", "7"]);
  for (const bots of ["random", "simple", "greedy", "greedy,simple"]) {
    const ended = ask(["finish", "-", "--bots", bots, "--seed", "1"], fresh);
    assert.equal(ask(["replay", "-"], ended).over, true);
  }
  const tally = ask(["arena", "--game", "palabra", "--bots", "random,greedy", "--games", "20", "--seed", "1"]);
  assert.equal(tally.games, 20);
  assert.ok(tally.bots[1].wins > tally.bots[0].wins);
  refused(["arena", "--game", "palace", "--bots", "greedy,simple", "--games", "2"], {}, /palace has the levels random, simple/, 2);
});

test("a deal in another game's form is refused, and so is a deal with dice for a game without dice", () => {
  refused(["replay", "-"], record("AS KD"), /^deal\.?.*cards\[0\]/);
  const palace = { format: 1, game: "palindromes", options: {}, deal: { cards: ["AS", "KD"], short: true, dice: "1" }, moves: [] };
  refused(["replay", "-"], palace, /^deal\.dice: unknown key/);
});
