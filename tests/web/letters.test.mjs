// Letters that aren't part of the program are fetched, one font file for each script, when a screen shows them, and
// drawn on the canvas.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isLong } from "./browser.mjs";
import { importFile as bringFile } from "./files.mjs";
import { waitForFirstFrame, open, waitUntilRested, watch } from "./page.mjs";
import { press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open({ sharp: true })));
after(() => palazzo.close());

/**
 * Opens the page for a new visitor. Returns the page, and the list of scripts whose font files it requests; if
 * `refused`, these requests fail.
 */
const visit = async ({ refused = false, ...options } = {}) => {
  const page = watch(await (await palazzo.visitor(options)).newPage());
  const asked = [];
  page.arrived = 0;
  page.on("request", (request) => {
    const font = request.url().match(/\/font-([a-z]+)\.\w+\.txt$/);
    if (font) asked.push(font[1]);
  });
  page.on("requestfinished", (request) => (page.arrived += /\/font-/.test(request.url())));
  if (refused) await page.route(/\/font-/, (route) => route.abort());
  await page.goto(`${palazzo.address}?speed=off`);
  await waitForFirstFrame(page);
  await waitUntilRested(page);
  return [page, asked];
};
/** Waits until `files` font files have been loaded and the page has drawn their letters. */
const letters = async (page, files) => {
  for (let i = 0; i < 200 && page.arrived < files; ++i) await page.waitForTimeout(50);
  await waitUntilRested(page);
};
/** Imports a deck of one question. */
const bring = async (page, prompt, answer) => {
  await press(page, "decks");
  await waitUntilRested(page);
  const buffer = Buffer.from(`prompt,answers\n${prompt},${answer}\n`);
  await bringFile(page, "import_deck", { name: "mine.csv", mimeType: "text/csv", buffer });
  await waitUntilRested(page);
};
/** Returns a picture of the canvas while a question of a deck is asked. */
const asking = async (page) => {
  await press(page, "practise:mine");
  await waitUntilRested(page);
  return page.locator("#canvas").screenshot();
};

test("neither a first visit nor practising the Spanish deck fetches font files", async () => {
  const [page, asked] = await visit();
  await press(page, "decks");
  await page.waitForFunction(() => /Spanish · \d+ questions/.test(document.getElementById("words").textContent));
  for (const id of ["deck:es", "practise:es"]) await press(page, id);
  await waitUntilRested(page);
  assert.deepEqual(asked, []);
});

test("the font files of Greek and Russian letters are fetched once, and the letters are drawn", async () => {
  for (const deviceScaleFactor of isLong ? [1, 2] : [1]) {
    const [page, asked] = await visit({ deviceScaleFactor });
    await bring(page, "το σπίτι – дом", "the house");
    await letters(page, 2);
    assert.deepEqual(asked.sort(), ["cyrillic", "greek"]);
    const house = await asking(page);
    await page.reload();
    await waitForFirstFrame(page);
    await waitUntilRested(page);
    assert.equal(asked.length, 2);
    assert.deepEqual(page.errors, []);

    // A different text with as many letters gives a different picture, so the letters aren't drawn as boxes or question
    // marks.
    const [other] = await visit({ deviceScaleFactor });
    await bring(other, "το μπάνι – сад", "the house");
    await letters(other, 2);
    assert.notDeepEqual(await asking(other), house);
  }
});

test("if letters can't be fetched, a line says so, and the text view shows the letters", async () => {
  const pages = [];
  for (const prompt of ["дом", "сад"]) {
    const [page, asked] = await visit({ refused: true });
    await bring(page, prompt, "x");
    assert.match(await page.locator("#log").textContent(), /Some letters couldn't be loaded/);
    assert.match(await page.locator("#words main").innerText(), new RegExp(prompt));
    await press(page, "practise:mine");
    await waitUntilRested(page);
    assert.equal(asked.length, 1);
    pages.push(page);
  }
  // Pictures of drawn letters would differ, as the test above shows. These are the same once neither page shows the
  // notice any more, which takes some seconds, and longer on a busy machine.
  const areSame = async () => {
    const [first, second] = await Promise.all(pages.map((page) => page.locator("#canvas").screenshot()));
    return first.equals(second);
  };
  for (const start = Date.now(); !(await areSame());) assert.ok(Date.now() - start < 120_000, "the same boxes for both words");
});

test("a deck in a script without a font is imported, and a line says so", async () => {
  const [page, asked] = await visit();
  await bring(page, "שלום", "peace");
  assert.match(await page.locator("#words main").innerText(), /Some letters of this question deck can't be shown on the table/);
  assert.match(await page.locator("#words main").innerText(), /שלום/);
  assert.deepEqual(asked, []);
});
