// What tools/bench prints: `bench` of the command line for every game, natively and as WebAssembly under node.
//   node bench.mjs NATIVE WASM SECONDS
import { execFileSync } from "node:child_process";

const [native, wasm, seconds] = process.argv.slice(2);
const ask = (program, args) => JSON.parse(execFileSync(program, args, { encoding: "utf8" }));
const line = (...cells) => console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(16))).join(""));

line("moves/s", "native", "node", "node : native");
for (const { name } of ask(native, ["games"])) {
  const args = ["bench", "--game", name, "--seconds", seconds];
  const here = ask(native, args).moves_per_second;
  const there = ask(process.execPath, [wasm, ...args]).moves_per_second;
  line(name, here.toLocaleString("en"), there.toLocaleString("en"), (there / here).toFixed(2));
}
