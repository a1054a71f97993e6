// Plays the arena in small parts, in parallel, and makes tables of the results, for tools/levels. With --library it plays
// neighbouring levels at every preset and published rule set of Palace.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const [cli, kept, jobs, ...wanted] = process.argv.slice(2);
const run = promisify(execFile);
const ofLibrary = wanted[0] === "--library";
const document = fileURLToPath(new URL(ofLibrary ? "../../docs/palace_families.md" : "../../docs/bots.md", import.meta.url));
const seed = 1;
const games = JSON.parse(execFileSync(cli, ["games"], { encoding: "utf8", maxBuffer: 1 << 24 }));

// Number of games that two levels play. Masters play fewer, because they think for long. They play more against hard
// bots than against others, because that difference is the smallest.
const usual = 400;
const ofMasters = { palace: 20, palindromes: 30, palabra: 40 };
const mastersAgainstHard = { palace: 60, palindromes: 100, palabra: 150 };
const count = (game, bots) =>
  !bots.includes("master") ? usual : bots.includes("hard") ? mastersAgainstHard[game] : ofMasters[game];

const levels = ["random", "easy", "medium", "hard", "master"];
const pairs = levels.flatMap((better, i) => levels.slice(0, i).map((worse) => [better, worse]));
/** Pairings in addition to neighbouring levels: game, preset, bots, number of games. */
const measures = [
  ["palace", "classic", ["master", "lowest_card_first"], 200],
  ["palace", "classic", ["clairvoyant", "lowest_card_first"], 40],
  ["palace", "classic", ["master", "simple"], 40],
  ["palace", "classic", ["master", "simple", "simple"], 240],
  ["palindromes", "classic", ["master", "simple"], 80],
  ["palabra", "classic", ["hard", "greedy"], 2000],
  ["palabra", "classic", ["master", "greedy"], 300],
];

/** Returns Palace's presets and published rule sets, with as few players as each allows. */
const ruleSets = () => {
  const { name: game, presets } = games.find(({ name }) => name === "palace");
  const library = execFileSync(cli, ["library", "--game", game], { encoding: "utf8", maxBuffer: 1 << 24 }).trim().split("\n").map((line) => JSON.parse(line));
  return [
    ...presets.map(({ name, seats }) => ({ game, preset: name, title: name, seats: seats.min })),
    ...library.map(({ id, name, preset, options }) => ({ game, preset, title: name, id, seats: 2, options: { ...options, players: 2 } })),
  ];
};
const presets = ofLibrary ? ruleSets() : games
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .flatMap(({ name, presets }) =>
    presets.map((preset) => ({ game: name, preset: preset.name, seats: preset.seats.min })));
/** Returns the bots of a game: the stronger one in the first seat, and the weaker one in all others. */
const seated = ([better, worse], { seats }) => [better, ...Array(seats - 1).fill(worse)];
const named = ({ game, preset, id }, bots) => [game, id ?? preset, ...bots].join("-");
const libraryMeetings = () =>
  presets.flatMap((one) =>
    [["medium", "easy"], ["hard", "medium"]].map((pair) => {
      const bots = seated(pair, one);
      return { ...one, bots, count: Number(wanted[1] ?? 400), name: named(one, bots) };
    }));
const meetings = ofLibrary ? libraryMeetings() : [
  ...measures.filter(([game]) => presets.some((one) => one.game === game)),
  ...presets.flatMap((one) =>
    pairs.map((bots) => [one.game, one.preset, seated(bots, one), count(one.game, bots)])),
].map(([game, preset, bots, wanted]) => ({ game, preset, bots, count: wanted, name: [game, preset, ...bots].join("-") }));

/**
 * Returns the number of games in a part, chosen so that a part takes a few minutes at most. It is even, because the same
 * deal is played from each of two seats.
 */
const part = (meeting) => (ofLibrary ? 40 : meeting.bots.some((bot) => ["master", "clairvoyant"].includes(bot)) ? 10 : 200);
const file = (meeting, nth) => join(kept, `${meeting.name}-${meeting.count}-${nth}.json`);
const parts = meetings.flatMap((meeting) => {
  const shards = Math.ceil(meeting.count / part(meeting));
  return Array.from({ length: shards }, (_, i) => ({ meeting, nth: i + 1, shards }));
});

/** Wilson's score interval of a proportion, at 95 % unless `z`, a quantile of the normal distribution, says otherwise. */
const interval = (wins, all, z = 1.959964) => {
  const share = wins / all;
  const middle = share + (z * z) / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return [middle - reach, middle + reach].map((edge) => edge / (1 + (z * z) / all));
};
/** Merges the results of the parts of a meeting that have been played. A meeting is a pairing of bots in one preset. */
const merged = (meeting) => {
  const files = parts.filter((one) => one.meeting === meeting).map(({ nth }) => file(meeting, nth)).filter(existsSync);
  return JSON.parse(execFileSync(cli, ["arena", "--merge", ...files], { encoding: "utf8" }));
};
/**
 * Returns whether the first bot of a meeting has proved better, so that the other parts needn't be played. With ten looks at
 * 99 % each, it is right in 95 of 100 meetings (Pocock's boundary, Biometrika 64, 1977).
 */
const isDecided = (meeting) => {
  if (!ofLibrary || !existsSync(file(meeting, 1))) return false;
  const { bots, games: played, draws } = merged(meeting);
  return interval(bots[0].wins, played - draws, 2.575829)[0] > 1 / bots.length;
};

mkdirSync(kept, { recursive: true });
// The first parts of all meetings are played first, because they may decide a meeting.
const left = parts.filter(({ meeting, nth }) => !existsSync(file(meeting, nth))).sort((a, b) => a.nth - b.nth);
let done = 0;
const work = async () => {
  for (let next = left.shift(); next; next = left.shift()) {
    const { meeting, nth, shards } = next;
    const { game, preset, bots, count, options } = meeting;
    if (isDecided(meeting)) continue;
    const shape = ["--game", game, "--preset", preset, ...(options ? ["--options", JSON.stringify(options)] : []), "--bots", bots.join(","), "--games", String(count), "--seed", String(seed)];
    const { stdout } = await run(cli, ["arena", ...shape, "--shard", `${nth}/${shards}`]);
    // The file is renamed when it is complete, so that an interruption or a power cut leaves no incomplete file.
    writeFileSync(`${file(meeting, nth)}.part`, stdout);
    renameSync(`${file(meeting, nth)}.part`, file(meeting, nth));
    console.error(`${meeting.name} ${nth}/${shards}, ${parts.length} parts: ${++done} played, ${left.length} left`);
  }
};
await Promise.all(Array.from({ length: Number(jobs) }, work));

const percent = (share) => Math.round(share * 100);
/** Returns the share of games that the first bot won, among all games with a winner. */
const figure = (meeting) => {
  const { bots, games: played, draws } = merged(meeting);
  const decided = played - draws;
  const [from, to] = interval(bots[0].wins, decided);
  return { share: percent(bots[0].wins / decided), from: percent(from), to: percent(to), decided, played };
};
const cell = ({ share, from, to, decided }) => `${share} (${from}–${to}) of ${decided}`;
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

if (ofLibrary) {
  const against = (one, pair) => meetings.find(({ name }) => name === named(one, seated(pair, one)));
  const rows = presets.map((one) => [one.title, cell(figure(against(one, ["medium", "easy"]))), cell(figure(against(one, ["hard", "medium"])))]);
  const text = `### How the levels do

Wins of the first level against the second, of games with a winner, with the interval of 95 %: two players, in *Speak* one
against two, where 33 would be even. A meeting ends after 40, 80, 120 … games as soon as the interval of 99 % is above an even
share, and otherwise after 400 games.

${table(["of 100", "medium against easy", "hard against medium"], rows)}`;
  const mark = "<!-- What follows is written by tools/levels --library. -->\n";
  const [before] = readFileSync(document, "utf8").split(mark);
  writeFileSync(document, `${before}${mark}\n${text}\n`);
  console.log(text);
  process.exit();
}

const of = (game, preset, bots) => meetings.find((one) => one.name === [game, preset, ...bots].join("-"));
const title = ({ game, preset }) => `${game[0].toUpperCase()}${game.slice(1)}, \`${preset}\``;
const sections = presets.map((one) => {
  const { game, preset, seats } = one;
  const rows = levels.slice(1).map((better) => [
    `**${better}**`,
    ...levels.slice(0, -1).map((worse) =>
      levels.indexOf(worse) < levels.indexOf(better) ? cell(figure(of(game, preset, seated([better, worse], one)))) : ""),
  ]);
  const even = seats === 2 ? "" : `One against ${seats - 1}: ${percent(1 / seats)} would be even.\n\n`;
  return `### ${title({ game, preset })}\n\n${even}${table(["of 100 against", ...levels.slice(0, -1)], rows)}\n`;
});
const measured = meetings.filter(({ name }) => measures.some(([game, preset, bots]) => name === [game, preset, ...bots].join("-")));
const rows = measured.map((meeting) => [title(meeting), meeting.bots[0], meeting.bots.slice(1).join(" and "), cell(figure(meeting))]);
const text = [...sections, `### Against other programs\n\n${table(["game", "level", "against", "of 100"], rows)}\n`].join("\n");

if (wanted.length === 0) {
  const mark = "<!-- What follows is written by tools/levels. -->\n";
  const before = readFileSync(document, "utf8").split(mark)[0];
  writeFileSync(document, `${before}${mark}\n${text}`);
}
console.log(text);
