// Plays the games of tests/golden with the command line and writes their results, for tools/golden.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../tests/golden/", import.meta.url));
const tables = JSON.parse(readFileSync(`${folder}tables.json`, "utf8"));
const cli = (args, input = "") =>
  execFileSync(process.argv[2], args, { input, encoding: "utf8", maxBuffer: 1 << 28 }).trim();

const played = ({ game, preset, options }, seed, bots) => {
  const fresh = cli(["new", "--game", game, "--preset", preset, "--options", JSON.stringify(options), "--seed", seed]);
  return cli(["finish", "-", "--bots", bots, "--seed", seed], fresh);
};
const end = (record) => {
  const { winners, digest } = JSON.parse(cli(["replay", "-"], record));
  return { moves: JSON.parse(record).moves.length, winners: winners.join(",") || "nobody", digest };
};

/** Formats a record with one line for each of its parts and each move. */
const readable = (record) => {
  const { moves, ...head } = record;
  const parts = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return ["{", ...parts, ' "moves": [', moves.map((move) => `  ${JSON.stringify(move)}`).join(",\n"), " ]", "}", ""].join("\n");
};

// A thousand games of each kind of table are recorded; the tables of a kind are used in turn. Three of five games are
// played randomly, which leads to unusual positions; in the others bots play as people would.
const count = 1000;
const lines = [];
const kindOf = ({ kind, game }) => kind ?? game;
for (const kind of new Set(tables.map(kindOf))) {
  const here = [...tables.keys()].filter((table) => kindOf(tables[table]) === kind);
  for (let game = 0; game < count; ++game) {
    const table = here[game % here.length];
    const round = Math.floor(game / here.length) % 5;
    const bots = round < 3 ? "random" : round === 3 ? "simple" : "random,simple";
    const seed = String(game);
    const { moves, digest } = end(played(tables[table], seed, bots));
    lines.push(`${table} ${seed} ${bots} ${moves} ${digest}\n`);
  }
}
writeFileSync(`${folder}games.txt`, lines.join(""));

// Whole records are never rewritten, because they check that later versions of the rules still play old games in the
// same way.
const palace = (preset, options = {}) => ({ game: "palace", preset, options });
const palindromes = (options = {}) => ({ game: "palindromes", preset: "classic", options });
const palabra = (options = {}) => ({ game: "palabra", preset: "classic", options });
const records = {
  "classic-three": [palace("classic"), "2024", "simple"],
  "classic-eight-in-two-decks": [palace("classic", { players: 8 }), "5", "simple"],
  "classic-wild-jokers": [palace("classic", { jokers: 2, chance_card: true }), "77", "simple"],
  "classic-by-dice": [palace("classic", { players: 4 }), "18446744073709551615", "random"],
  "house-three": [palace("house"), "31", "simple"],
  "house-five-fixed-order": [palace("house", { players: 5, face_up_play: "fixed_order" }), "9", "random"],
  "house-drawn": [palace("house", { players: 2, turn_limit: 30 }), "1", "simple"],
  "european-for-places": [palace("european", { players: 5 }), "12", "simple"],
  "european-by-dice": [palace("european"), "3", "random"],
  "every-power": [
    palace("house", {
      players: 4,
      jokers: 2,
      powers: {
        2: ["anytime", "cover"], 3: ["mirror"], 4: ["skip"], 5: ["again"], 7: ["lower"],
        8: ["reverse"], 9: ["anytime", "reset"], 10: ["burn"],
      },
    }),
    "40",
    "random,simple",
  ],
  "speak-four": [palace("speak"), "16", "simple"],
  "speak-voted-by-eight": [palace("speak", { players: 8, judge: "vote" }), "17", "random,simple"],
  "speak-by-dice": [palace("speak", { players: 5, judge: "auto", finish: "play_on", ten_needs_all: true }), "18", "random"],
  "palabra-simple": [palabra(), "2", "simple"],
  "palabra-greedy": [palabra({ players: 4 }), "8", "greedy,simple"],
  "palabra-challenged": [palabra({ players: 3, words: "challenge" }), "5", "random,simple"],
  "palabra-voted": [palabra({ players: 5, words: "vote" }), "6", "random,simple"],
  "palabra-at-once": [palabra({ players: 7, simultaneous: true, shave: "anyone" }), "7", "random,greedy"],
  "palindromes-simple": [palindromes(), "2", "simple"],
  "palindromes-by-dice": [palindromes(), "18446744073709551615", "random"],
  "palindromes-wrap-cards": [palindromes({ wrap: true, score: "cards" }), "11", "simple"],
  "palindromes-one-in-hand": [palindromes({ hand: 1 }), "4", "random,simple"],
  "palindromes-seven-at-once": [palindromes({ hand: 7, claim: "at_once" }), "8", "simple"],
};
mkdirSync(`${folder}records`, { recursive: true });
for (const [name, [table, seed, bots]] of Object.entries(records)) {
  const file = `${folder}records/${name}.json`;
  if (!existsSync(file)) writeFileSync(file, readable(JSON.parse(played(table, seed, bots))));
}
const ends = readdirSync(`${folder}records`).map((file) => {
  const { moves, winners, digest } = end(readFileSync(`${folder}records/${file}`, "utf8"));
  return `${file.replace(".json", "")} ${moves} ${winners} ${digest}\n`;
});
writeFileSync(`${folder}records.txt`, ends.join(""));

// Writes the expected results of bots' searches in the middle of these games: the best move and its value. A master
// searches only one of four games, because masters search for a long time.
const thoughts = readdirSync(`${folder}records`).flatMap((file, nth) => {
  const record = JSON.parse(readFileSync(`${folder}records/${file}`, "utf8"));
  const part = (share) => Math.floor(record.moves.length * share);
  const asked = [["medium", part(0.3)], ["hard", part(0.7)], ...(nth % 4 === 0 ? [["master", part(0.5)]] : [])];
  return asked.map(([level, moves]) => {
    const begun = JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
    const [best] = JSON.parse(cli(["hint", "-", "--level", level, "--seed", String(moves)], begun)).moves;
    return `${file.replace(".json", "")} ${moves} ${level} ${JSON.stringify(best)}\n`;
  });
});
writeFileSync(`${folder}thoughts.txt`, thoughts.join(""));
console.log(`${lines.length} games, ${ends.length} records, ${thoughts.length} thoughts`);
