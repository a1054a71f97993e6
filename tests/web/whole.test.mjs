// Whole games as people play them, from the first screen to Play again: by finger alone, on a phone, with and without movement.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finger, settled, spot, watched } from "./hand.mjs";
import { open, record } from "./page.mjs";
import { person } from "./person.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** The first screen, on which each deal is the same. */
const atHome = async (query) => {
  const context = await watched(await palazzo.visitor(phone));
  await context.addInitScript(() => {
    let dealt = 3;
    crypto.getRandomValues = (array) => array.fill(++dealt);
  });
  const page = await palazzo.visit(context, query);
  await settled(page);
  return page;
};
const movesIn = async (page) => JSON.parse(await record(page)).moves.length;

const roads = {
  Palace: ["play:palace"],
  Palabra: ["play:palabra"],
  Palindromes: ["play:palindromes"],
  Speak: ["set_up:palace/speak", "begin"],
};

// One of them every day, all under --long.
const everyday = process.env.PALAZZO_LONG ? Object.keys(roads) : ["Palace"];

for (const [name, road] of Object.entries(roads).filter(([game]) => everyday.includes(game)))
  test(`${name} is played by finger alone, from the first screen to Play again`, async () => {
    const page = await atHome("?speed=off");
    const player = person(page, finger);
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
  });
