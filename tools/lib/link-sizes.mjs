// Plays games of every kind with the command line, and prints medians and worst cases of the lengths of their links in
// letters, and of the same records compressed by deflate. Fails unless links to rules and deals are shorter than 120
// letters, and links to games of Palace with at most 150 moves are shorter than 600.
//
//   node tools/lib/link-sizes.mjs [GAMES]      plays GAMES games of each kind (100); needs the native build
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

const program = fileURLToPath(new URL("../../build/native/bin/palazzo-cli", import.meta.url));
const cli = (args, input = "") => execFileSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 28 }).trim();
const kinds = [["palace", "classic"], ["palace", "speak"], ["palabra", "classic"], ["palindromes", "classic"]];
const count = Number(process.argv[2] ?? 100);

const deflated = (text) => deflateRawSync(text, { level: 9 }).toString("base64url").length;
const summary = (sizes) => `${sizes.sort((a, b) => a - b)[sizes.length >> 1]} (at most ${sizes.at(-1)})`;
let beyond = false;

for (const [game, preset] of kinds) {
  const sizes = { moves: [], rules: [], deal: [], game: [], deflated: [] };
  for (let seed = 0; seed < count; ++seed) {
    const fresh = cli(["new", "--game", game, "--preset", preset, "--seed", String(seed)]);
    const bots = seed % 2 === 0 ? "simple" : "random,simple";
    const record = cli(["finish", "-", "--bots", bots, "--seed", String(seed)], fresh);
    const moves = JSON.parse(record).moves.length;
    for (const what of ["rules", "deal", "game"]) sizes[what].push(cli(["link", "-", "--what", what], record).length);
    sizes.moves.push(moves);
    sizes.deflated.push(deflated(record));
    beyond ||= sizes.rules.at(-1) >= 120 || sizes.deal.at(-1) >= 120;
    beyond ||= game === "palace" && moves <= 150 && sizes.game.at(-1) >= 600;
  }
  const parts = Object.entries(sizes).map(([name, list]) => `${name} ${summary(list)}`);
  console.log(`${game} ${preset}: ${parts.join(", ")}`);
}
process.exit(beyond ? 1 : 0);
