// Steps of visitors at tables with friends, for the tests of such tables.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { open } from "./page.mjs";
import { press } from "./player.mjs";
import { startRelay } from "./relay.mjs";

const folder = process.env.PALAZZO_SITE_WITH_RELAY
  ?? join(fileURLToPath(new URL("../../", import.meta.url)), "build/web/site-with-relay");
const longest = 60_000;

/** Starts a relay and a browser with the page that uses it: `const { relay, palazzo, close } = await openWithRelay()`. */
export const openWithRelay = async () => {
  assert.ok(existsSync(folder), "the page with a relay is built: cmake --build build/web --target site-with-relay");
  const relay = await startRelay();
  const palazzo = await open({ folder, upgrade: relay.upgrade });
  return { relay, palazzo, close: async () => (await palazzo.close(), relay.close()) };
};

export const until = (page, condition, argument) => page.waitForFunction(condition, argument, { timeout: longest, polling: 50 });

/** Waits until the page has a control. */
export const offers = (page, id) => until(page, (wanted) => document.querySelector(`#words [data-id="${wanted}"]`), id);

export const pressWhenOffered = async (page, id) => {
  await offers(page, id);
  await press(page, id);
};

export const text = (page) => page.evaluate(() => document.getElementById("words").textContent);

/** Opens a table of a game as its host; returns the host's page and the link's fragment. */
export const hostTable = async ({ relay, palazzo }, game) => {
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

/** Comes to a table as a guest; returns the guest's page. */
export const visitTable = async ({ palazzo }, link) => {
  const page = await palazzo.visit(await palazzo.visitor(), `?speed=off#${link}`);
  await pressWhenOffered(page, "friends_go");
  return page;
};

/** Waits until the page shows a game's table, and no sheet of the table with friends. */
export const sitsAtGame = (page) => until(page, () => document.querySelector('#words [data-id="menu"]') && !document.getElementById("region-friends"));

/** Returns whether the page's player can move. While a guest's move is on its way, all buttons are disabled. */
export const plays = (page) => page.evaluate(() => document.querySelector("#region-moves button:not([aria-disabled])") !== null);

/** Waits until the record of the finished game has come to a guest's page, and the deal was found fair. */
export const endsProved = async (page) => {
  await until(page, () => palazzo.record() !== "");
  await until(page, () => document.getElementById("log").textContent.includes("The deal was fair"));
};
