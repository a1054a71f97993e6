// Measures how many tables with friends one relay can carry, for tools/bench: mailboxes of the page, as many tables of
// four as are asked for, and a move every two seconds at each. The relay is mosquitto on one processor; the mailboxes
// run on the others. A move is late if more than a second passes from a guest's letter to the last guest's reading the
// host's answer.
//   node --experimental-websocket relay-bench.mjs [TABLES] [SECONDS]
import { execFileSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import { openGuestMailbox, openHostMailbox } from "../../web/mailbox/mailbox.mjs";
import { idOf, newPair, newTableKey } from "../../web/mailbox/sealing.mjs";
import { processorSeconds } from "../../tests/web/page.mjs";
import { startRelay } from "../../tests/web/relay.mjs";
import "../../tests/mailbox/webcrypto.mjs";

const [tables, seconds] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 60)];
const guests = 3;
const interval = 2000; // milliseconds between the moves of a table
const latest = 1000;
// Lengths in bytes of a usual letter from a guest and from a host.
const [ask, answer] = [400, 2000];

const relay = await startRelay();
execFileSync("taskset", ["-pc", "0", String(relay.process())], { stdio: "ignore" });
execFileSync("taskset", ["-pc", "1-1023", String(process.pid)], { stdio: "ignore" });

const delays = [];
let sent = 0;
const nothing = () => {};

/** Opens a table and its guests. Returns a function with which one of its guests makes a move. */
async function openTable() {
  const pair = await newPair();
  const table = { key: newTableKey(), id: await idOf(pair.open) };
  const ids = [];
  const waiting = new Map(); // how many guests have to read the answer to a move, by its number
  const host = await openHostMailbox({
    address: relay.address, table, pair, awayCard: JSON.stringify({ pub: pair.open }), WebSocket,
    report: {
      line: nothing, card: nothing, parting: nothing, unreadable: nothing,
      letter(_, text) {
        for (const id of ids) host.post(id, text.padEnd(answer));
      },
    },
  });
  host.publishCard(JSON.stringify({ pub: pair.open }), JSON.stringify({ pub: pair.open }));
  const boxes = [];
  for (let at = 0; at < guests; ++at) {
    const own = await newPair();
    ids.push(await idOf(own.open));
    let greeted;
    const isGreeted = new Promise((settle) => (greeted = settle));
    const box = await openGuestMailbox({
      address: relay.address, table, pair: own, WebSocket,
      report: {
        line: nothing, parting: nothing, unreadable: nothing,
        card: () => box.post(JSON.stringify({ move: -1 }).padEnd(ask)),
        letter(text) {
          greeted();
          const { move, at: since } = JSON.parse(text);
          if (!waiting.has(move)) return;
          waiting.set(move, waiting.get(move) - 1);
          if (waiting.get(move) > 0) return;
          waiting.delete(move);
          delays.push(performance.now() - since);
        },
      },
    });
    boxes.push({ box, isGreeted });
  }
  for (const { isGreeted } of boxes) await isGreeted;
  let moves = 0;
  return () => {
    waiting.set(moves, guests);
    ++sent;
    boxes[moves % guests].box.post(JSON.stringify({ move: moves++, at: performance.now() }).padEnd(ask));
  };
}

const all = [];
for (let at = 0; at < tables; ++at) all.push(await openTable());
console.log(`${tables} tables of ${guests + 1} are open; each makes a move every ${interval / 1000} s`);
const started = performance.now();
const usedAtStart = processorSeconds(relay.process());
const timers = [];
all.forEach((move, at) => setTimeout(() => timers.push(setInterval(move, interval)), (at / tables) * interval));
await new Promise((settle) => setTimeout(settle, seconds * 1000));
timers.forEach(clearInterval);
const share = (processorSeconds(relay.process()) - usedAtStart) / ((performance.now() - started) / 1000);
await new Promise((settle) => setTimeout(settle, 2 * latest));

delays.sort((one, other) => one - other);
const at = (part) => delays[Math.min(Math.floor(delays.length * part), delays.length - 1)].toFixed(1);
const late = delays.filter((delay) => delay > latest).length + (sent - delays.length);
console.log(`${sent} moves: half of them within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, all within ${at(1)} ms; ${late} late or lost`);
console.log(`the relay used ${(share * 100).toFixed(0)} % of its processor`);
await relay.close();
process.exit(late === 0 ? 0 : 1);
