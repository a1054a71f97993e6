// Pages at the table of a dealer, which is a program of the command line without a player.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { cli } from "../desktop/desktop.mjs";
import { endsProved, openWithRelay, plays, sitsAtGame, visitTable } from "../web/friends.mjs";
import { play } from "../web/player.mjs";

let place;
let folder;
before(async () => {
  place = await openWithRelay();
  folder = mkdtempSync(join(tmpdir(), "palazzo-dealer-"));
});
after(async () => {
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a dealer. `told(name)` waits for the next line that has this name or event. */
const startDealer = (...words) => {
  const program = spawn(cli, ["deal", ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ended = once(program, "exit");
  let complaint = "";
  program.stderr.on("data", (part) => (complaint += part));
  return {
    async told(name) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`the dealer has ended: ${complaint}`);
        const line = JSON.parse(value);
        if (name in line || line.event === name) return line;
      }
    },
    async end(signal) {
      program.kill(signal);
      const [status] = await ended;
      return { status, complaint };
    },
    ended: async () => ({ status: (await ended)[0], complaint }),
  };
};

const address = () => `--relay=${place.relay.address}`.split("=");

test("a dealer deals when all people sit, goes on after it was killed, and proves the deal at the end", { timeout: 600_000 }, async () => {
  const file = join(folder, "table.json");
  let dealer = startDealer(...address(), "--file", file, "--page", "https://cards.example/", "--game", "palindromes");
  const { link } = await dealer.told("link");
  assert.match(link, /^https:\/\/cards\.example\/#table=1[\w-]{48}$/);
  const fragment = link.split("#")[1];
  const pages = [await visitTable(place, fragment), await visitTable(place, fragment)];
  assert.equal((await dealer.told("dealt")).players.length, 2);
  for (const page of pages) await sitsAtGame(page);
  // Players move by turns. A page still offers moves until the dealer has told it of its own last move.
  let last;
  const moveOnce = async () => {
    for (;;)
      for (const page of pages)
        if (page !== last && (await plays(page))) return play((last = page), 1);
  };
  await moveOnce();
  await moveOnce();
  await dealer.end("SIGKILL");
  dealer = startDealer(...address(), "--file", file);
  assert.equal((await dealer.told("link")).link, `#${fragment}`);
  await moveOnce();
  await moveOnce();
  await Promise.all(pages.map((page) => play(page)));
  for (const page of pages) await endsProved(page);
  assert.ok(Array.isArray((await dealer.told("over")).winners));
  assert.equal(await pages[0].evaluate(() => palazzo.record()), await pages[1].evaluate(() => palazzo.record()));
  for (const page of pages) assert.deepEqual(page.errors, []);

  // After a while the dealer gathers the same people again, and deals.
  await dealer.told("dealt");
  assert.equal((await dealer.end("SIGTERM")).status, 0);
  assert.ok(existsSync(file));
});

test("a dealer's file with a fault is refused in one line that names the place, and isn't changed", async () => {
  const file = join(folder, "broken.json");
  writeFileSync(file, '{"format":1,"people":2,"host":"{}"}');
  const { status, complaint } = await startDealer(...address(), "--file", file).ended();
  assert.equal(status, 1);
  assert.match(complaint, /^.*broken\.json: host.*\n$/);
  assert.equal(readFileSync(file, "utf8"), '{"format":1,"people":2,"host":"{}"}');
});

test("a dealer's file with keys that can't be read, or of another table, is refused in one line", async () => {
  const file = join(folder, "table.json");
  const kept = JSON.parse(readFileSync(file, "utf8"));
  const broken = join(folder, "keys.json");
  for (const change of [{ keys: "no keys" }, { table: "A".repeat(43) }]) {
    writeFileSync(broken, JSON.stringify({ ...kept, ...change }));
    const { status, complaint } = await startDealer(...address(), "--file", broken).ended();
    assert.equal(status, 1);
    assert.match(complaint, /^.*keys\.json: keys: [^\n]*\n$/);
  }
});

test("flags that describe another table than the file's are refused", async () => {
  const file = join(folder, "table.json");
  const { status, complaint } = await startDealer(...address(), "--file", file, "--game", "palace").ended();
  assert.equal(status, 2);
  assert.match(complaint, /^--game: .* already keeps a table/);
});
