// Runs `bench` of the command line for every game, natively and as WebAssembly under node, for tools/bench.
//   node bench.mjs NATIVE WASM SECONDS
// Fails if a game under node has too small a share of its native speed; then its hot code isn't compiled for speed
// (cmake/engine.cmake). Both are measured alternately, one second each, and the best second of each counts, because
// other programs only slow it down. The native result is also given in processor time, on which a busy machine has
// little effect. Node only knows the wall clock, so the ratio compares that.
import { execFileSync } from "node:child_process";

const leastShare = 0.6; // smallest allowed ratio of the speed under node to the native speed

const [native, wasm, seconds] = process.argv.slice(2);
const ask = (program, args) => JSON.parse(execFileSync(program, args, { encoding: "utf8" }));
const line = (...cells) => console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(16))).join(""));

line("moves/s", "native", "by processor", "node", "node : native");
for (const { name } of ask(native, ["games"])) {
  const args = ["bench", "--game", name, "--seconds", "1"];
  let [here, byProcessor, there] = [0, 0, 0];
  for (let turn = 0; turn < seconds; ++turn) {
    const figures = ask(native, args);
    here = Math.max(here, figures.moves_per_second);
    byProcessor = Math.max(byProcessor, figures.moves_per_processor_second);
    there = Math.max(there, ask(process.execPath, [wasm, ...args]).moves_per_second);
  }
  const good = there >= leastShare * here;
  const share = (there / here).toFixed(2) + (good ? "" : `   below its limit, ${leastShare}`);
  line(name, here.toLocaleString("en"), byProcessor.toLocaleString("en"), there.toLocaleString("en"), share);
  if (!good) process.exitCode = 1;
}
