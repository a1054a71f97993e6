// Tables with friends on the page: two visitors play through a real broker, which is stopped and started, while pages
// are reloaded.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
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
const moves = (page) => page.evaluate(() => palazzo.moves);

/** Opens a table as a host; returns the host's page and the link's fragment. */
const hostTable = async (game) => {
  const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
  await press(page, `set_up:${game}/classic`);
  await pressWhenOffered(page, "friends_host");
  await offers(page, "friends_go");
  assert.equal(relay.connections(), 0, "nothing is asked of the relay before the player agrees");
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

test("from a link to a seat it is one tap; the host deals, and both play", async () => {
  const { page: host, link } = await hostTable("palindromes");
  const guest = await visitTable(link);
  await until(host, () => /here/.test(document.getElementById("words").textContent));
  await press(host, "friends_begin");
  for (const page of [host, guest]) await until(page, () => !document.getElementById("region-friends") && document.querySelector('#words [data-id="menu"]'));
  assert.equal(await record(guest), "");
  assert.deepEqual([...host.errors, ...guest.errors], []);
});
