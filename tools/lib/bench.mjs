// What tools/bench prints: `bench` of the command line for every game, natively and as WebAssembly under node.
//   node bench.mjs NATIVE WASM SECONDS
// Fails where a game under node has too small a share of its native speed: then its hot code isn't compiled to be fast
// (cmake/engine.cmake). Both are measured in turns of a second, of which each one's best counts: whatever else the machine
// does only slows it. The native figure comes by the processor's time as well, which a busy machine changes little; node is told
// the time on the wall alone, and so the ratio is of that.
import { execFileSync } from "node:child_process";

const leastShare = 0.6; // of the native figure, under node

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
