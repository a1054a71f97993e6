// Tables with friends on the page: two visitors play through a real broker, which is stopped and started, while pages
// are reloaded.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { longRunOnly } from "./browser.mjs";
import { open, record } from "./page.mjs";
import { ids, play, press } from "./player.mjs";
import { startRelay } from "./relay.mjs";

const folder = process.env.PALAZZO_SITE_WITH_RELAY
  ?? join(fileURLToPath(new URL("../../", import.meta.url)), "build/web/site-with-relay");

let relay;
let palazzo;
before(async () => {
  assert.ok(existsSync(folder), "the page with a relay is built: cmake --build build/web --target site-with-relay");
  relay = await startRelay();
  palazzo = await open({ folder, upgrade: relay.upgrade });
});
after(async () => {
  await palazzo.close();
  await relay.close();
});

const longest = 60_000;
const until = (page, condition, argument) => page.waitForFunction(condition, argument, { timeout: longest, polling: 50 });
const offers = (page, id) => until(page, (wanted) => document.querySelector(`#words [data-id="${wanted}"]`), id);
const pressWhenOffered = async (page, id) => {
  await offers(page, id);
  await press(page, id);
};
const text = (page) => page.evaluate(() => document.getElementById("words").textContent);

/** Opens a table as a host; returns the host's page and the link's fragment. */
const hostTable = async (game) => {
  const before = relay.asked();
  const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
  await press(page, `set_up:${game}/classic`);
  await pressWhenOffered(page, "friends_host");
  await offers(page, "friends_go");
  assert.equal(relay.asked(), before, "nothing is asked of the relay before the player agrees");
  await press(page, "friends_go");
  await until(page, () => /#table=1[\w-]+/.test(document.getElementById("words").textContent));
  const [, link] = (await text(page)).match(/#(table=1[\w-]{48})/);
  return { page, link };
};

/** Comes to a table as a guest. */
const visitTable = async (link) => {
  const page = await palazzo.visit(await palazzo.visitor(), `?speed=off#${link}`);
  await pressWhenOffered(page, "friends_go");
  return page;
};

/** Waits until the page shows the table of a game that isn't over. */
const sitsAtGame = (page) => until(page, () => document.querySelector('#words [data-id="menu"]') && !document.getElementById("region-friends"));

/** Opens a table, lets a guest come, and deals. Returns both pages. */
const dealt = async (game) => {
  const { page: host, link } = await hostTable(game);
  const guest = await visitTable(link);
  await until(host, () => document.getElementById("region-friends").textContent.includes("here"));
  await press(host, "friends_begin");
  for (const page of [host, guest]) await sitsAtGame(page);
  return { host, guest, link };
};

/** Ends a test: nothing may have gone wrong on the pages, except for what stands in `expected`. */
const leave = async ({ host, guest }, expected = /^$/) => {
  assert.deepEqual([...host.errors, ...guest.errors].filter((line) => !expected.test(line)), []);
  for (const page of [host, guest]) await page.context().close();
};

const plays = (page) => page.evaluate(() => document.querySelector("#region-moves button") !== null);
const made = async (host) => JSON.parse(await record(host)).moves.length;
/** Makes one move, whoever's turn it is, and waits until the host's page has it. */
const moveOnce = async ({ host, guest }) => {
  const before = await made(host);
  for (const start = Date.now(); Date.now() - start < longest;)
    for (const page of [host, guest]) {
      if (!(await plays(page))) continue;
      await play(page, 1);
      return until(host, (moves) => JSON.parse(palazzo.record()).moves.length > moves, before);
    }
  throw new Error("nobody could move");
};

test("from a link to a seat it is one tap; the host deals, and a guest's page has no record", async () => {
  const { host, guest } = await dealt("palace");
  assert.equal(await record(guest), "");
  assert.ok(await record(host));
  assert.ok(!(await ids(guest)).includes("hint"));
  await leave({ host, guest });
});

// A player who reads the page tries word after word in Palabra, so its whole games take minutes.
for (const game of ["palindromes", "palace", "palabra"])
  test(`a whole game of ${game} between two pages ends with the same record on both, and the deal is proved`, { skip: longRunOnly(game === "palabra") }, async () => {
    const { host, guest } = await dealt(game);
    await Promise.all([play(host), play(guest)]);
    await until(guest, () => palazzo.record() !== "");
    assert.equal(await record(guest), await record(host));
    await until(guest, () => document.getElementById("log").textContent.includes("The deal was fair"));
    await leave({ host, guest });
  });

test("the game goes on after the broker was killed, and after either page was reloaded; no move is lost or made twice", async () => {
  const { host, guest } = await dealt("palindromes");
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  await relay.stop();
  for (const page of [host, guest]) await pressWhenOffered(page, "menu");
  for (const page of [host, guest]) await pressWhenOffered(page, "friends");
  for (const page of [host, guest]) await until(page, () => document.getElementById("region-friends").textContent.includes("Not connected"));
  await relay.start();
  for (const page of [host, guest]) {
    await until(page, () => !document.getElementById("region-friends").textContent.includes("Not connected"));
    await press(page, "close");
  }
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  assert.equal(await made(host), 4);
  await guest.reload();
  await sitsAtGame(guest);
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  await host.reload();
  await sitsAtGame(host);
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  assert.equal(await made(host), 8);
  await leave({ host, guest }, /WebSocket/); // browsers report each connection that fails
});

test("a page that isn't at the table asks nothing of the relay", async () => {
  const before = relay.asked();
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=palindromes&speed=off");
  await play(page, 2);
  assert.equal(relay.asked(), before);
});
