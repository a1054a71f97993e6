// A list of words that is pasted into the page's dialog becomes a deck.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, record, waitUntilRested } from "./page.mjs";
import { press } from "./player.mjs";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const list = "el perro – the dog\nel gato – the cat\nla vaca – the cow\n";

const words = (page) => page.locator("#words main").innerText();
/** Waits until the mirror has the control with this id. */
const shown = (page, id) => page.locator(`#words [data-id="${id}"]`).waitFor({ state: "attached" });

/** Opens the dialog, as a press on the row does. */
const openDialog = async (page) => {
  await press(page, "decks");
  await shown(page, "paste_list");
  await press(page, "paste_list");
  return page.locator("dialog.paste");
};

/** Pastes the list, and makes a deck of it. */
const makeDeck = async (page) => {
  const dialog = await openDialog(page);
  await dialog.locator("textarea").fill(list);
  await dialog.locator('button[value="done"]').click();
  await shown(page, "list_make");
  assert.match(await words(page), /the dog – el perro/);
  await press(page, "list_make");
};

test("a pasted list is shown before it is kept, becomes a deck, and is there after a reload", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  await makeDeck(page);
  await shown(page, "practise:my-list");
  await page.reload();
  await shown(page, "decks");
  await press(page, "decks");
  await shown(page, "deck:my-list");
});

test("whoever opens the link of a pasted list plays a game with its questions", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  await makeDeck(page);
  await shown(page, "share_deck:my-list");
  await press(page, "share_deck:my-list");
  await shown(page, "copy_link");
  const address = await page.evaluate(() =>
    [...document.querySelectorAll("#region-deck_link *")].map((e) => e.textContent).find((text) => text.startsWith("http")));
  assert.match(address, /^http.*#rules=3[\w-]+$/);
  const learner = await palazzo.visit(await palazzo.visitor(), address.slice(address.indexOf("#")));
  await shown(learner, "begin");
  await press(learner, "begin");
  await waitUntilRested(learner);
  assert.equal(JSON.parse(await record(learner)).challenges.deck, "my-list");
  const stored = await learner.evaluate(() => Object.keys(localStorage));
  assert.ok(stored.some((key) => key.endsWith("deck:my-list")), stored.join(", "));
  assert.deepEqual([...page.errors, ...learner.errors], []);
});

test("a cancelled dialog changes nothing, and its letters don't reach the game", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const dialog = await openDialog(page);
  await dialog.locator("textarea").pressSequentially("m – n");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.locator('#words [data-id="list_make"]').count(), 0);
  assert.match(await words(page), /Paste a list/);
});
