// Measures for tools/bench how quickly the word list is unpacked and searched, natively and under node.
//   node words-bench.mjs NATIVE WASM
// Fails if a result is beyond its limit; the limits assume a machine with nothing else to do.
import { execFileSync } from "node:child_process";

const leastRacks = [170_000, 20_000, 5_000]; // racks searched per second, by the number of wild cards among seven cards
const leastShare = 0.7; // smallest allowed ratio of the speed under node to the native speed
const longestUnpacking = 40; // time to unpack the list, in milliseconds

const [native, wasm] = process.argv.slice(2);
const here = JSON.parse(execFileSync(native, { encoding: "utf8" }));
const there = JSON.parse(execFileSync(process.execPath, [wasm], { encoding: "utf8" }));

function line(name, a, b, good) {
  const cells = [a.toLocaleString("en"), b.toLocaleString("en"), (b / a).toFixed(2)].map((cell) => cell.padStart(16));
  console.log(name.padEnd(14) + cells.join("") + (good ? "" : "   beyond its limit"));
  if (!good) process.exitCode = 1;
}

console.log();
line("unpacking, ms", here.unpack_ms, there.unpack_ms, there.unpack_ms <= longestUnpacking);
leastRacks.forEach((least, wilds) => {
  const [a, b] = [here.racks_per_second[wilds], there.racks_per_second[wilds]];
  line(`racks/s, ${wilds} wild`, a, b, a >= least && b >= leastShare * a);
});
