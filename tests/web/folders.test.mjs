// Two pages of Palazzo in two folders of one host don't read, notify or overwrite each other. Data of an earlier
// version, which didn't distinguish folders, is moved to the folder that is opened first.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../../tools/lib/serve.mjs";
import { launch, visitor } from "./browser.mjs";
import { waitForFirstFrame, record, waitUntilRested, site, watch } from "./page.mjs";
import { play } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";
const folder = mkdtempSync(join(tmpdir(), "palazzo-folders-"));
let browser;
let served;
before(async () => {
  browser = await launch();
  mkdirSync(join(folder, "user"));
  for (const name of ["user/a", "user/b"]) symlinkSync(site, join(folder, name));
  served = await serve(folder);
});
after(async () => {
  await browser.close();
  served.server.closeAllConnections();
  served.server.close();
  rmSync(folder, { recursive: true });
});

const at = (name) => `${served.address}user/${name}/`;
const visit = async (context, name, query = "?speed=off") => {
  const page = watch(await context.newPage());
  await page.goto(at(name) + query);
  await waitForFirstFrame(page);
  return page;
};
/** Opens a page of the same host that doesn't run the program. */
const beside = async (context) => {
  const page = await context.newPage();
  await page.goto(`${at("a")}licences.txt`);
  return page;
};
const mayWrite = (page) => page.evaluate(() => palazzo.platform.mayWrite);

/**
 * Turns the data of folder `a` into data of an earlier version, including its journal. If `lost` is true, local storage
 * lacks the latest writes.
 */
const asBefore = async (page, lost) => page.evaluate(async (lacks) => {
  const done = (request) => new Promise((yes, no) => Object.assign(request, { onsuccess: () => yes(request.result), onerror: no }));
  const own = "palazzo:/user/a/ ";
  const writes = async (name) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("writes", { keyPath: "key" });
    return (await done(request)).transaction("writes", "readwrite").objectStore("writes");
  };
  const entries = await done((await writes(`${own}journal`)).getAll());
  const former = await writes("palazzo:journal");
  await Promise.all(entries.map((entry) => done(former.put(entry))));
  await done((await writes(`${own}journal`)).clear());
  const kept = Object.entries(lacks ?? localStorage).filter(([name]) => name.startsWith(own));
  localStorage.clear();
  for (const [name, text] of kept) localStorage.setItem(name.replace(own, "palazzo:"), text);
}, lost);

test("two folders of one host keep separate games, and both can be played at the same time", async (t) => {
  const context = await visitor(browser);
  t.after(() => context.close());
  const a = await visit(context, "a", table);
  await play(a, 3);
  const b = await visit(context, "b");
  await waitUntilRested(b);
  assert.equal(await record(b), "");
  await b.goto(at("b") + table.replace("seed=5", "seed=6"));
  await waitForFirstFrame(b);
  await play(b, 2);
  await a.bringToFront();
  assert.deepEqual([await mayWrite(a), await mayWrite(b)], [true, true]);
  await play(a, 1);
  for (const [page, seed] of [[a, "5"], [b, "6"]]) {
    await page.bringToFront();
    await waitUntilRested(page);
    const before = await record(page);
    assert.equal(JSON.parse(before).deal.seed, seed);
    await page.goto(`${page.url().replace(/\?.*/, "")}?speed=off`);
    await waitForFirstFrame(page);
    assert.equal(await record(page), before);
    assert.deepEqual(page.errors, []);
  }
});

test("the folder that is opened first takes over an earlier version's data, even data that is only in the journal, and even if a tab of the earlier version hangs", async (t) => {
  const context = await visitor(browser);
  t.after(() => context.close());
  const before = await visit(context, "a", table);
  await play(before, 2);
  const lost = await before.evaluate(() => ({ ...localStorage }));
  await play(before, 3);
  await waitUntilRested(before);
  const last = await record(before);
  await before.close();
  const former = await beside(context);
  await asBefore(former, lost);
  await former.evaluate(() =>
    new Promise((held) => {
      // The request fails once the new page steals the lock.
      navigator.locks.request("palazzo:write", () => (held(), new Promise(() => {}))).catch(() => {});
    }));
  const b = await visit(context, "b");
  assert.equal(await record(b), last);
  const names = await b.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(names.filter((name) => !name.startsWith("palazzo:/user/b/ ")), []);
  await play(b, 1);
  await waitUntilRested(b);
  const further = await record(b);
  const a = await visit(context, "a");
  await waitUntilRested(a);
  assert.equal(await record(a), "");
  await b.goto(`${at("b")}?speed=off`);
  await waitForFirstFrame(b);
  assert.equal(await record(b), further);
  assert.deepEqual([a.errors, b.errors], [[], []]);
});

test("a tab of an earlier version gives up the right to write before its games are moved, and says that another tab plays", async (t) => {
  const context = await visitor(browser);
  t.after(() => context.close());
  const first = await visit(context, "a", table);
  await play(first, 2);
  await waitUntilRested(first);
  const last = await record(first);
  await first.close();
  const former = await beside(context);
  await asBefore(former);
  // Behaves like the earlier web/tabs.js: holds the lock, writes its last moves when it is asked to hand over, and
  // waits for the lock again.
  await former.evaluate(() => new Promise((held) => {
    const game = Object.keys(localStorage).find((name) => name.startsWith("palazzo:game:"));
    let unwritten = localStorage.getItem(game);
    localStorage.removeItem(game);
    let release = null;
    const standInLine = () =>
      navigator.locks
        .request("palazzo:write", () => new Promise((over) => {
          release = over;
          window.plays = true;
          held();
        }))
        .catch(() => (window.plays = false)); // the old tab got the lock back before the new page, which then took it by force
    new BroadcastChannel("palazzo:write").onmessage = () => {
      if (!release) return;
      if (unwritten) localStorage.setItem(game, unwritten);
      unwritten = null;
      window.plays = false;
      release();
      release = null;
      standInLine();
    };
    standInLine();
  }));
  // On a busy machine the handover may take longer than a page waits before it steals the lock (web/moving.js), so this
  // page waits longer at its first start.
  await context.addInitScript(() => {
    const { abort } = AbortController.prototype;
    const later = function () { setTimeout(() => abort.call(this), 5000); };
    if (!sessionStorage.begun) AbortController.prototype.abort = later;
    sessionStorage.begun = true;
  });
  const page = await visit(context, "a");
  assert.equal(await record(page), last);
  await former.waitForFunction(() => window.plays === false, null, { polling: 50 });
  // A tab's writes and removals reach the process of another tab only after a moment.
  const sees = (part, many) =>
    former.waitForFunction(([own, count]) => Object.keys(localStorage).filter((name) => name.includes(own)).length === count,
      [part, many], { polling: 50 });
  /**
   * Writes the page's game where an earlier version would: unchanged, or with its two slots exchanged if `otherwise`.
   */
  const writesAgain = async (otherwise) => {
    await sees(" game:", 2);
    return former.evaluate((turned) => {
      const from = (name) => (turned ? name.replace(/.$/, (slot) => 1 - slot) : name);
      for (const name of Object.keys(localStorage).filter((one) => one.includes(" game:")))
        localStorage.setItem(name.replace("/user/a/ ", ""), localStorage.getItem(from(name)));
    }, otherwise);
  };
  const games = async () => {
    await page.reload();
    await waitForFirstFrame(page);
    return page.evaluate(() => new Set(palazzo.platform.keys("palazzo:game:").map((key) => key.split(":")[2])).size);
  };
  // Data that was moved can appear again under its old keys, if the browser was killed before it removed the data from
  // the disk. The program recognises it as the same game.
  await writesAgain(false);
  assert.equal(await games(), 1);
  // Changed data that a tab of the earlier version writes is moved at the next start, in addition to the existing game.
  await writesAgain(true);
  assert.equal(await games(), 2);
  await sees("palazzo:game:", 0);
  assert.equal(await record(page), last);
});
