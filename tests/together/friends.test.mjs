// A desktop program and a page at one table with friends, through a real broker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, place } from "../desktop/desktop.mjs";
import { mine } from "../desktop/games.mjs";
import { byMouse } from "../desktop/palindromes.mjs";
import { endsProved, hostTable, openWithRelay, plays, sitsAtGame, until, visitTable } from "../web/friends.mjs";
import { record } from "../web/page.mjs";
import { play, press } from "../web/player.mjs";

const words = ({ screen }) => JSON.stringify(screen.now.regions);

/** Opens a relay and a browser, starts a desktop program when `meet` asks for it, and closes everything. */
const together = (name, meet) =>
  test(name, { timeout: 600_000 }, async () => {
    const open = await openWithRelay();
    const home = await place("phone");
    let desktop;
    const start = async (...asked) => (desktop = await begin(home, { asked: [`--relay=${open.relay.address}`, ...asked] }));
    try {
      await meet(open, start);
      await desktop.close();
    } catch (error) {
      await desktop?.kill();
      throw error;
    } finally {
      home.clear();
      await open.close();
    }
  });

/** Plays a game of Palindromes to its end between the desktop and the page. */
const playToEnd = async (desktop, page) => {
  const { screen } = desktop;
  const move = byMouse(desktop);
  for (screen.look(); !screen.now.over; screen.look()) {
    if (await plays(page)) {
      const before = screen.now.moves;
      await play(page, 1);
      await screen.until((now) => now.over || now.moves > before, "the move of the page");
    }
    await screen.rest();
    if (mine(screen.now)) await move();
    else await until(page, () => palazzo.over || document.querySelector("#region-moves button:not([aria-disabled])") !== null);
  }
};

together("a whole game at the table of a desktop program ends with a proved deal on the page", async (open, start) => {
  const desktop = await start();
  const { screen, mouse } = desktop;
  await mouse.press("set_up:palindromes/classic", () => screen.control("friends_host"));
  await mouse.press("friends_host", () => screen.control("friends_go"));
  await mouse.press("friends_go", () => /table=1/.test(words(desktop)));
  const [link] = words(desktop).match(/table=1[\w-]{48}/);
  const page = await visitTable(open, link);
  await screen.until(() => words(desktop).includes("here"), "the guest at the table");
  await mouse.press("friends_begin", () => screen.control("menu"));
  await sitsAtGame(page);
  assert.equal(await record(page), "", "a guest has no record before the end");
  await playToEnd(desktop, page);
  await endsProved(page);
  assert.deepEqual(page.errors, []);
});

together("a desktop program comes to a page's table by its link, and a whole game is played", async (open, start) => {
  const { page, link } = await hostTable(open, "palindromes");
  const desktop = await start(`--link=https://cards.example/#${link}`);
  const { screen, mouse } = desktop;
  await mouse.press("friends_go", () => true);
  await until(page, () => document.getElementById("region-friends").textContent.includes("here"));
  await press(page, "friends_begin");
  await sitsAtGame(page);
  await screen.until(() => screen.control("menu"), "the table");
  await playToEnd(desktop, page);
  await screen.until(() => screen.control("replay"), "the record of the game");
  assert.equal(desktop.kept(), 1);
  assert.deepEqual(page.errors, []);
});
