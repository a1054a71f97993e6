// The page also keeps its last writes in a journal, from which its next start restores data that local storage has
// lost.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitForFirstFrame, open, record } from "./page.mjs";
import { play } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const stored = (page) => page.evaluate(() => ({ ...localStorage }));

/**
 * Plays a game, and resets local storage to an earlier state of the game, as after a crash, and adds the entries
 * `more`. `script` runs in the next page before the page's own scripts.
 */
const crashed = async (more = {}, script = () => {}) => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await play(page, 2);
  const early = await stored(page);
  const known = await record(page);
  await play(page, 4);
  const last = await record(page);
  await page.goto(`${palazzo.address}licences.txt`); // a file of the same origin that doesn't run the program
  await page.evaluate((all) => {
    localStorage.clear();
    Object.assign(localStorage, all);
  }, { ...early, ...more });
  await page.addInitScript(script);
  await page.goto(`${palazzo.address}?speed=off`);
  await waitForFirstFrame(page);
  assert.notEqual(known, last);
  return { page, known, last };
};

test("data that local storage has lost is restored from the journal, and only once", async () => {
  const { page, last } = await crashed();
  assert.equal(await record(page), last);
  const { ["palazzo:/some/deep/path/ written"]: number } = await stored(page);
  await page.reload();
  await waitForFirstFrame(page);
  assert.equal(await record(page), last);
  assert.ok(Number((await stored(page))["palazzo:/some/deep/path/ written"]) >= Number(number));
});

test("data that is newer in local storage than in the journal is kept", async () => {
  const { page, known } = await crashed({ "palazzo:/some/deep/path/ written": String(Date.now() + 60_000) });
  assert.equal(await record(page), known);
});

test("a journal that opens after the start restores the data that local storage has lost", async () => {
  const { page, known, last } = await crashed({}, () => {
    const longerThanTheStartWaits = 7000;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given);
      const set = (done) => request.addEventListener("success", (event) => setTimeout(done, longerThanTheStartWaits, event));
      return Object.defineProperty(request, "onsuccess", { set });
    };
  });
  assert.equal(await record(page), known);
  await page.waitForFunction((text) => palazzo.record() === text, last);
});

test("a browser without IndexedDB keeps games", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => delete IDBFactory.prototype.open);
  const page = await palazzo.visit(context, table);
  await play(page, 3);
  const before = await record(page);
  await page.reload();
  await waitForFirstFrame(page);
  assert.equal(await record(page), before);
  assert.deepEqual(page.errors, []);
});
