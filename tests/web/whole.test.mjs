// Whole games as people play them, from the home screen to Play again: by finger alone on a phone, by keys alone in
// words.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isLong } from "./browser.mjs";
import { pressByFinger, rect, waitUntilSettled, middleOfControl, makeContextReportFrames } from "./hand.mjs";
import { open, record, sameDeals } from "./page.mjs";
import { person } from "./person.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Opens the home screen of a page that deals the same cards each time. */
const atHome = async (query) => {
  const context = await makeContextReportFrames(await palazzo.visitor(phone));
  await sameDeals(context, 3);
  const page = await palazzo.visit(context, query);
  await waitUntilSettled(page);
  return page;
};

const byFinger = { press: async (page, id) => pressByFinger(page, await middleOfControl(page, id)), reaches: rect };

const mostControls = 200; // largest number of controls that are pressed on one page
const focused = (page) => page.evaluate(() => document.activeElement?.dataset.id);
/** Plays the screen in words with keys: Tab moves from control to control, and Enter presses a control. */
const byKeys = {
  press: async (page, id) => {
    for (let tabs = 0; tabs < mostControls; ++tabs) {
      if ((await focused(page)) === id) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    return assert.fail(`Tab doesn't lead to ${id}`);
  },
  reaches: async (page, id) => (await page.locator(`#words [data-id=${JSON.stringify(id)}]`).count()) > 0,
};

const movesIn = async (page) => JSON.parse(await record(page)).moves.length;

const roads = {
  Palace: ["play:palace"],
  Palabra: ["play:palabra"],
  Palindromes: ["play:palindromes"],
  Speak: ["set_up:palace/speak", "begin"],
};

// Short runs play one of these games, and long runs play all of them.
const everyday = isLong ? Object.keys(roads) : ["Palace"];

/** Plays from the home screen through a game into the next one. */
const playThrough = async (page, hand, road) => {
  const player = person(page, hand);
  for (const id of road) await player.enter(id);
  await page.waitForFunction(() => palazzo.record() !== "", null, { polling: 50 }); // words and decks are fetched first
  await player.play();
  const played = await movesIn(page);
  assert.ok(played > 10);
  await player.enter("again");
  assert.ok((await movesIn(page)) < played, "another game has begun");
  const begun = await movesIn(page);
  while ((await movesIn(page)) === begun) await player.step();
  assert.deepEqual(page.errors, []);
};

for (const [name, road] of Object.entries(roads).filter(([game]) => everyday.includes(game))) {
  test(`${name} can be played by finger alone, from the home screen to Play again`, async () =>
    playThrough(await atHome("?speed=off"), byFinger, road));

  test(`${name} can be played by keys alone, from the home screen to Play again`, async () =>
    playThrough(await atHome("?speed=off"), byKeys, road));
}
