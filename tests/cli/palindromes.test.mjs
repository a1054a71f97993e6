// Tests Palindromes on the command line, in the notation of shared records. $PALAZZO_CLI names the program; by default
// it is the release build's.
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
const refused = (args, input, line) => {
  const { status, stdout, stderr } = run(args, input);
  assert.equal(status, 1, stderr);
  assert.equal(stdout, "");
  assert.match(stderr, line);
};

const place = (card, x, y, take) => ({ place: card, at: [x, y], ...(take && { take }) });
const record = (cards, moves = [], options = { hand: 7 }) => ({
  format: 1, game: "palindromes", preset: "classic", options, deal: { cards: cards.split(" "), first: 0, short: true },
  moves: moves.map((move, turn) => ({ seat: turn % 2, move })),
});
/** A game in which seat 0 has made 5 K 5, which is pending: seat 1 can enlarge it to 7 5 K 5 7. */
const waiting = record("7C KD 5D 9C 5S QS 7D 9D",
  [place("7C", 0, 0), place("5S", 1, 0), place("KD", 2, 0), place("QS", 2, 1), place("5D", 3, 0)]);

test("`games` lists the options of Palindromes with defaults and ranges, and says that two seats play", () => {
  const game = ask(["games"]).find(({ name }) => name === "palindromes");
  assert.deepEqual(game.presets, [
    { name: "classic", options: { hand: 3, wrap: false, score: "palindromes", claim: "deferred" }, seats: { min: 2, max: 2 } },
  ]);
  assert.deepEqual(Object.fromEntries(game.options.map(({ name, range }) => [name, range])), {
    hand: { type: "int", min: 1, max: 7 },
    wrap: { type: "bool" },
    score: { type: "choice", values: ["palindromes", "cards"] },
    claim: { type: "choice", values: ["deferred", "at_once"] },
  });
});

test("a record may leave out the preset if the game has only one", () => {
  const { preset, ...rest } = ask(["new", "--game", "palindromes", "--seed", "5"]);
  assert.equal(preset, "classic");
  assert.deepEqual(ask(["show", "-"], rest), ask(["show", "-"], { preset, ...rest }));
});

test("`new` refuses unplayable options of Palindromes, and names the option", () => {
  const make = (options) => ["new", "--game", "palindromes", "--options", options];
  refused(make('{"hand":8}'), "", /options\.hand: /);
  refused(make('{"players":2}'), "", /options\.players: no such option/);
  refused(make('{"claim":"never"}'), "", /options\.claim: /);
});

test("`show` prints board, pending palindromes, hands, stocks and sets, and hides what a seat may not see", () => {
  const truth = ask(["show", "-"], waiting);
  assert.deepEqual(truth.board.at(-1), { card: "5D", at: [3, 0] });
  assert.deepEqual(truth.pending, [{ seat: 0, at: [[1, 0], [2, 0], [3, 0]] }]);
  assert.deepEqual(truth.seats.map(({ hand }) => hand), [["9C"], ["7D", "9D"]]);
  const seen = ask(["show", "-", "--seat", "0"], waiting);
  assert.deepEqual(seen.seats[1].hand, ["??", "??"]);
  assert.equal(seen.seats[1].stock, 0);
  assert.ok(seen.log.some(({ event }) => event === "palindromes.event.waits"));
});

test("a pending palindrome goes to the player who enlarges it, otherwise to its maker", () => {
  const taken = ask(["show", "-"], ask(["play", "-", "--seat", "1", JSON.stringify(place("7D", 4, 0))], waiting));
  assert.deepEqual(taken.seats.map(({ sets }) => sets), [[], [["7C", "5S", "KD", "5D", "7D"]]]);
  const left = ask(["show", "-"], ask(["play", "-", "--seat", "1", JSON.stringify(place("9D", -1, 0))], waiting));
  assert.deepEqual(left.seats.map(({ sets }) => sets), [[["5S", "KD", "5D"]], []]);
});

test("`legal`, `check` and `play` agree, and a refusal gives its reason in words", () => {
  const moves = ask(["legal", "-"], waiting);
  assert.deepEqual(moves, ask(["legal", "-", "--seat", "1"], waiting));
  assert.deepEqual(ask(["legal", "-", "--seat", "0"], waiting), []);
  for (const move of moves) assert.deepEqual(ask(["check", "-", "--seat", "1", JSON.stringify(move)], waiting), { legal: true });
  const no = (move) => ask(["check", "-", "--seat", "1", JSON.stringify(move)], waiting);
  assert.match(no(place("7D", 9, 9)).reason, /touch/);
  assert.match(no(place("7D", 4000, 0)).reason, /touch/); // the square exists, because the board is unlimited
  assert.match(no(place("7D", 0, 1)).reason, /one apart/);
  assert.match(no(place("7D", 4, 0, [[[0, 0], [1, 0], [2, 0]]])).reason, /no choice/);
  refused(["play", "-", "--seat", "1", JSON.stringify(place("7D", 3, 0))], waiting, /^move: /);
  refused(["play", "-", "--seat", "1", '{"place":"7D","at":[4]}'], waiting, /^move\.at: /);
});

test("if several palindromes are equally long, the move names the one to take", () => {
  const tied = record("5S 6S 8C 7H 4H 6C 7D 5D", [place("5S", 0, 0), place("4H", 0, 1), place("6S", 1, 1), place("6C", 2, 1),
    place("8C", 3, 1), place("7D", 3, 0), place("7H", 1, 0)]);
  const here = (move) => move.at[0] === 2 && move.at[1] === 0;
  const left = place("5D", 2, 0, [[[0, 0], [1, 0], [2, 0]]]);
  const right = place("5D", 2, 0, [[[1, 0], [2, 0], [3, 0]]]);
  assert.deepEqual(ask(["legal", "-"], tied).filter(here), [left, right]);
  const end = ask(["show", "-"], ask(["play", "-", "--seat", "1", JSON.stringify(right)], tied));
  assert.deepEqual(end.seats[1].sets, [["7H", "5D", "7D"]]);
  refused(["play", "-", "--seat", "1", JSON.stringify(place("5D", 2, 0))], tied, /^move: .*choose/);
});

test("a game is played to its end, and a tie lists both seats as winners", () => {
  const fresh = ask(["new", "--game", "palindromes", "--seed", "7"]);
  const finished = ask(["finish", "-", "--bots", "simple,random", "--seed", "3"], fresh);
  assert.equal(finished.moves.length, 52);
  const end = ask(["replay", "-"], finished);
  assert.equal(end.over, true);
  assert.ok(end.winners.length > 0);
  const drawn = record("5S 9S", [place("5S", 0, 0), place("9S", 1, 0)]);
  assert.deepEqual(ask(["replay", "-"], drawn).winners, [0, 1]);
  assert.deepEqual(ask(["replay", "-"], { ...drawn, moves: drawn.moves.slice(0, 1) }).winners, []);
});

test("a deal with fewer cards than the deck must be marked short and have an even number of cards; the seat that a deal names begins", () => {
  const deal = (change) => ({ ...record("5S 9S"), deal: { ...record("5S 9S").deal, ...change } });
  refused(["replay", "-"], deal({ short: false }), /^deal: cards: 2 of 52/);
  refused(["replay", "-"], deal({ cards: ["5S", "9S", "KD"] }), /^deal: cards: 3 can't be halved/);
  refused(["replay", "-"], deal({ cards: ["5S", "5S"] }), /^deal: cards: more of/);
  refused(["replay", "-"], deal({ first: 2 }), /^deal\.first: /);
  assert.deepEqual(ask(["replay", "-"], deal({ first: 1 })).to_act, [1]);
});

test("in the arena the rule of thumb beats random play", () => {
  const result = ask(["arena", "--game", "palindromes", "--bots", "simple,random", "--games", "300", "--seed", "1"]);
  assert.equal(result.games, 300);
  assert.ok(result.bots[0].interval[0] > 0.5, JSON.stringify(result.bots));
});
