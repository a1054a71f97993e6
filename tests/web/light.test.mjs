// The page is economical: it loads little, no frame waits for a bot's search, and nothing happens at rest. tools/bench
// measures the time to the first frame and the time of a frame.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { browserLacks, launch } from "./browser.mjs";
import { cli, frameCount, open, processorSeconds, record, waitUntilRested, site } from "./page.mjs";
import { play } from "./player.mjs";
import { join } from "node:path";

let palazzo;
before(async () => (palazzo = await open({ sharp: true })));
after(() => palazzo.close());

const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));
const table = "?quick=palace&preset=classic&seats=4&seed=3&speed=off";

/** Returns the files that a first visit of the page loads, with their sizes after compression. */
async function firstVisit(search = "") {
  const page = await (await palazzo.visitor()).newPage();
  const loaded = new Set();
  page.on("response", (response) => {
    assert.ok(response.status() < 400, response.url());
    const { pathname } = new URL(response.url());
    const file = pathname.replace(new URL(palazzo.address).pathname, "/");
    if (file !== "/icon-180.png") loaded.add(file); // Firefox also loads this icon after the start, for its own lists
  });
  await page.goto(palazzo.address + search);
  await page.waitForFunction(() => window.palazzo?.frames > 0);
  await page.waitForLoadState("networkidle");
  return [...loaded].map((path) => [path, gzipSync(readFileSync(join(site, path.replace(/\/$/, "/index.html")))).length]);
}
const totalOf = (files) => files.reduce((sum, [, size]) => sum + size, 0);

test("the files that a first visit loads exist, and their compressed size is below the limit", async () => {
  const files = await firstVisit();
  const total = totalOf(files);
  console.log(`# loaded: ${total} bytes compressed, ${files.map(([path, size]) => `${path} ${size}`).join(", ")}`);
  const limit = Number(execFileSync(fileURLToPath(new URL("../../tools/size", import.meta.url)), ["--limit"], { encoding: "utf8" }));
  assert.ok(limit > 0 && total < limit, `${total} bytes`);
});

test("a first visit in another language loads one file more, of at most 35,000 bytes", async () => {
  const inEnglish = new Set((await firstVisit()).map(([path]) => path));
  for (const language of ["de", "es", "fr", "it", "pt"]) {
    const more = (await firstVisit(`?lang=${language}`)).filter(([path]) => !inEnglish.has(path));
    console.log(`# in ${language}: ${more.map(([path, size]) => `${path} ${size}`)}`);
    assert.equal(more.length, 1);
    assert.match(more[0][0], new RegExp(`text-${language}`));
    assert.ok(totalOf(more) <= 35_000, `${totalOf(more)} bytes`);
  }
});

/** Plays part of a game between two masters, and returns how long each frame took, in milliseconds, and how often they were seen thinking. */
async function framesWhileMastersThink(seed) {
  const page = await palazzo.visit(await palazzo.visitor());
  // A master sits in both seats and animation is on, so that frames are drawn all the time.
  const master = { kind: "bot", level: "master" };
  const game = { ...cli(["new", "--game", "palindromes", "--seed", `${seed}`], ""), seats: [master, master] };
  assert.equal(await page.evaluate((text) => palazzo.open(text), JSON.stringify(game)), "");
  const costs = await page.evaluate(async () => {
    const frames = [];
    let thinking = 0;
    let last = palazzo.frames;
    const until = performance.now() + 12_000;
    while (performance.now() < until && !palazzo.over) {
      await new Promise(requestAnimationFrame);
      if (palazzo.thinking) ++thinking;
      if (palazzo.frames === last) continue;
      last = palazzo.frames;
      frames.push(palazzo.frameMs);
    }
    return { frames, thinking };
  });
  assert.ok(costs.thinking > 20, `thinking was seen ${costs.thinking} times`);
  assert.ok(JSON.parse(await record(page)).moves.length >= 2);
  assert.deepEqual(page.errors, []);
  await page.context().close();
  return costs.frames;
}

test("99 of 100 frames take less than 16 ms while a master thinks", async () => {
  // On a busy machine, frames also wait for other programs for a while. If they waited for a bot's search, each game
  // would have slow frames, so one game without them is enough.
  const shares = [];
  for (let seed = 5; shares.length < 6 && !(shares.at(-1) >= 0.99); ++seed) {
    const frames = await framesWhileMastersThink(seed);
    const quick = frames.filter((ms) => ms < 16).length;
    console.log(`# ${frames.length} frames, ${quick} of them below 16 ms, the longest ${Math.max(...frames).toFixed(1)} ms`);
    shares.push(quick / frames.length);
  }
  assert.ok(shares.at(-1) >= 0.99, shares.map((share) => `${(share * 100).toFixed(1)} %`).join(", "));
});

const resting = {
  home: async (context) => palazzo.visit(context),
  "the table, a person to move": async (context) => {
    const page = await palazzo.visit(context, table);
    await play(page, 4);
    return page;
  },
  result: async (context) => {
    const page = await palazzo.visit(context, table);
    await play(page);
    return page;
  },
};

// These tests run in parallel. A page at rest takes no time from the others, and the processor time of each browser is
// measured separately.
describe("at rest", { concurrency: true }, () => {
  for (const [name, go] of Object.entries(resting))
    test(`no frame is drawn in five seconds of rest: ${name}`, async () => {
      const page = await go(await palazzo.visitor());
      await waitUntilRested(page, 1000);
      const before = await frameCount(page);
      await pause(5000);
      assert.equal((await frameCount(page)) - before, 0);
      await page.context().close();
    });

  for (const [name, go] of Object.entries(resting))
    test(`the whole browser uses less than 1 % of a processor core at rest: ${name}`, { skip: browserLacks("housekeeping") }, async () => {
      const browser = await launch({ sharp: true });
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      const { id } = processInfo.find((process) => process.type === "browser");
      const page = await go(await browser.newContext({ viewport: { width: 390, height: 844 } }));
      await waitUntilRested(page, 1000);
      await pause(5000); // a browser tidies up for a while after the start
      // In some intervals the browser's own housekeeping takes processor time, more so on a busy machine. A page that
      // wakes by itself would take time in all of them, so a single quiet interval is enough.
      const shares = [];
      while (shares.length < 20 && !(shares.at(-1) < 0.01)) {
        const before = processorSeconds(id);
        await pause(5000);
        shares.push((processorSeconds(id) - before) / 5);
      }
      await browser.close();
      const percent = shares.map((share) => (share * 100).toFixed(2));
      console.log(`# ${name}: ${percent.join(", ")} % of a core`);
      assert.ok(shares.at(-1) < 0.01, `${percent} %`);
    });
});
