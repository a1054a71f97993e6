// The pictures of tools/screenshots. Every screen is reached as a player would, with seeds, so that a second run shows
// the same cards.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { open, rested } from "../../tests/web/page.mjs";
import { choose, gather, play, press } from "../../tests/web/player.mjs";

const folder = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const densities = [1, 2];

const table = (preset, seats, seed) => `?quick=palace&preset=${preset}&seats=${seats}&seed=${seed}&speed=off`;
const twoPeople = async (page) => {
  await press(page, "set_up:palace/classic");
  await choose(page, "seat:1", 0);
  await press(page, "begin");
};
/** The table in another look: its number in the settings. */
const inLook = (look) => async (page) => {
  await play(page, 8);
  await press(page, "menu");
  await press(page, "settings");
  await choose(page, "ground", look);
  await press(page, "close");
};

const palindromes = (seed) => `?quick=palindromes&seed=${seed}&speed=off`;
/** The board with the card picked whose key that is. */
const picked = (key, moves) => async (page) => (await play(page, moves), await page.keyboard.press(key));
/** Until a palindrome of the other player waits. */
const waiting = async (page) => {
  const waits = () => page.evaluate(() => document.querySelector("#region-board")?.textContent.includes("Waiting:"));
  for (let moves = 0; moves < 20 && !(await waits()); ++moves) await play(page, 1);
};

/** Each screen: the query it begins with, and what leads there. */
const screens = {
  home: ["", async () => {}],
  "home-continue": [table("classic", 3, 7), async (page) => (await play(page, 5), await press(page, "menu"), await press(page, "home"))],
  "set-up": ["", (page) => press(page, "set_up:palace/house")],
  "set-up-rules": ["", async (page) => (await press(page, "set_up:palace/house"), await press(page, "rules"))],
  "table-choose": [table("classic", 3, 7), async () => {}],
  "table-swap": [table("house", 3, 7), async () => {}],
  "table-first-turn": [table("classic", 3, 7), (page) => play(page, 1)],
  "table-mid-game": [table("classic", 3, 7), (page) => play(page, 8)],
  "table-picked": [table("house", 4, 21), async (page) => (await play(page, 5), await page.evaluate(() => document.querySelector("#region-moves button[aria-pressed]")?.click()))],
  "table-big-hand": [table("classic", 4, 10), (page) => gather(page, 18)],
  "table-late": [table("classic", 3, 12), (page) => play(page, 14)],
  "table-eight": [table("classic", 8, 4), (page) => play(page, 3)],
  "table-dark": [table("classic", 3, 7), inLook(1)],
  "table-light": [table("classic", 3, 7), inLook(2)],
  "table-two-people": ["?speed=off", async (page) => (await twoPeople(page), await press(page, "lift"))],
  rules: [table("house", 3, 7), (page) => press(page, "rules")],
  menu: [table("house", 3, 7), (page) => press(page, "menu")],
  settings: ["", (page) => press(page, "settings")],
  saved: [table("house", 3, 7), async (page) => (await play(page, 2), await press(page, "menu"), await press(page, "home"), await press(page, "saved"))],
  result: [table("classic", 3, 7), (page) => play(page)],
  curtain: ["?speed=off", twoPeople],
  "palindromes-set-up": ["", async (page) => (await press(page, "set_up:palindromes/classic"), await press(page, "rules"))],
  "palindromes-first": [palindromes(5), async () => {}],
  "palindromes-picked": [palindromes(5), picked("1", 7)],
  "palindromes-late": [palindromes(7), picked("2", 22)],
  "palindromes-waiting": [palindromes(3), waiting],
  "palindromes-rules": [palindromes(5), async (page) => (await press(page, "rules"), await page.mouse.move(page.viewportSize().width / 2, page.viewportSize().height * 0.7), await page.mouse.wheel(0, 4000))],
  "palindromes-result": [palindromes(5), (page) => play(page)],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in screens));
if (unknown.length > 0) {
  console.error(`screenshots: there is no ${unknown.join(", ")}; there are ${Object.keys(screens).join(", ")}`);
  process.exit(2);
}

const palazzo = await open();
for (const viewport of sizes)
  for (const deviceScaleFactor of densities) {
    const into = join(folder, `${viewport.width}x${viewport.height}@${deviceScaleFactor}`);
    await mkdir(into, { recursive: true });
    for (const [name, [query, go]] of Object.entries(screens)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      const context = await palazzo.visitor({ viewport, deviceScaleFactor });
      const page = await palazzo.visit(context, query);
      await rested(page);
      await go(page);
      await rested(page);
      await page.screenshot({ path: join(into, `${name}.png`) });
      if (page.errors.length > 0) console.error(`${name}: ${page.errors.join("; ")}`);
      await context.close();
    }
    console.log(into);
  }
await palazzo.close();
