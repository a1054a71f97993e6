// The screen in words: what a screen reader finds there, and that a player who uses only the words can do everything.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { open, record, waitUntilRested, said, site } from "./page.mjs";
import { choose, ids, play, press } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const mainText = (page) => page.locator("#words main").innerText();

test("the region for announcements exists before anything is announced", () => {
  const html = readFileSync(join(site, "index.html"), "utf8");
  assert.match(html, /role="log"[^>]*aria-live="polite"[^>]*><\/div>/);
});

test("each zone of the table is a region with a heading, and the region Moves contains real buttons", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await waitUntilRested(page);
  for (const name of ["Moves", "Pile", "Draw pile", "Your hand", "Your palace"]) {
    const region = page.getByRole("region", { name, exact: true });
    assert.equal(await region.count(), 1, name);
    assert.equal(await region.getByRole("heading", { level: 2 }).count(), 1, name);
  }
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
  assert.ok((await page.getByRole("region", { name: "Moves", exact: true }).getByRole("button").count()) > 0);
  assert.equal(await page.getByRole("log").count(), 1);
});

test("every control in the region Moves has a move, and controls that can't be used say why", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await play(page, 2);
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll("#region-moves [data-move]")].map((control) => ({
      move: control.dataset.move,
      disabled: control.getAttribute("aria-disabled") === "true",
      why: document.getElementById(control.getAttribute("aria-describedby"))?.textContent ?? "",
    })),
  );
  for (const { move, disabled, why } of controls) {
    assert.equal(typeof JSON.parse(move), "object");
    if (disabled) assert.ok(why.length > 3, move);
  }
  // If no cards are selected, the confirming button announces it when it is pressed.
  const before = (await said(page)).length;
  const dead = page.locator('#region-moves [aria-disabled="true"]').first();
  if ((await dead.count()) > 0) {
    await dead.evaluate((button) => button.click());
    assert.equal((await said(page)).length, before + 1);
  }
});

test("making a move with the keyboard keeps the focus in the text mirror", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await waitUntilRested(page);
  for (let i = 0; i < 12; ++i) {
    await page.evaluate(() => {
      const usable = [...document.querySelectorAll("#region-moves button")].filter((b) => !b.hasAttribute("aria-disabled"));
      (usable.find((button) => button.dataset.id === "confirm") ?? usable[0]).focus();
    });
    await page.keyboard.press("Enter");
    await waitUntilRested(page, 100);
    const where = await page.evaluate(() => document.getElementById("words").contains(document.activeElement));
    assert.equal(where, true);
  }
});

test("Tab leads from the canvas to the text mirror, and back", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await waitUntilRested(page);
  await page.locator("#canvas").focus();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.getElementById("words").contains(document.activeElement)), true);
  await page.keyboard.press("Shift+Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "canvas");
});

test("a table can be chosen, set up and played without the canvas", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  await press(page, "set_up:palace/house");
  assert.match(await page.locator("#words h1").innerText(), /table/i);
  await choose(page, "players", 2);
  await press(page, "begin");
  await waitUntilRested(page, 1500);
  const begun = JSON.parse(await record(page));
  assert.equal(begun.preset, "house");
  assert.equal(begun.options.players, 4);
  assert.equal(await play(page, 2), 2);
  await press(page, "menu");
  assert.equal(await page.getByRole("dialog").count(), 1);
  await press(page, "close");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await press(page, "rules");
  assert.ok((await page.getByRole("dialog").innerText()).length > 200, "the rules in force, in sentences");
  await press(page, "close");
});

test("a setting that was changed in the text mirror is kept after a reload", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  await press(page, "settings");
  await press(page, "four_colour");
  await page.reload();
  await page.waitForFunction(() => window.palazzo?.frames > 0);
  await press(page, "settings");
  const pressed = page.locator('#words [data-id="four_colour"]');
  assert.equal(await pressed.getAttribute("aria-pressed"), "true");
});

test("when two people share a device, the curtain hides everything of a seat in the text mirror", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
  await press(page, "set_up:palace/classic");
  await choose(page, "seat:1", 0);
  await press(page, "begin");
  let curtains = 0;
  for (let i = 0; i < 8; ++i) {
    await page.waitForFunction(
      () => document.querySelector('#words [data-id="lift"]') || document.querySelector("#region-moves button"),
    );
    if ((await ids(page)).includes("lift")) {
      curtains += 1;
      assert.deepEqual(await ids(page), ["lift", "send_turn"]);
      assert.doesNotMatch(await mainText(page), /\b(spades|hearts|diamonds|clubs|joker)\b/i);
      assert.equal(await page.locator("#region-moves").count(), 0);
      await press(page, "lift");
      assert.match(await mainText(page), /\b(spades|hearts|diamonds|clubs|joker)\b/i);
    } else await play(page, 1);
  }
  assert.ok(curtains >= 2, `${curtains} curtains`);
});

test("the text mirror can be shown and read in place of the canvas", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "in-words");
  await page.keyboard.press("Enter");
  await waitUntilRested(page);
  const button = page.getByRole("region", { name: "Moves", exact: true }).getByRole("button").first();
  await button.click(); // by pointer: the button is visible and not covered
  await page.locator("#in-words").click();
  const box = await button.boundingBox();
  assert.ok(box === null || box.x <= 2);
});

test("when the device is handed on, lines for one player are removed from the log, and lines for everybody stay", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const human = (name) => ({ kind: "human", name });
  const game = { format: 1, game: "palindromes", options: {}, deal: { seed: "11" }, moves: [], seats: [human("Ann"), human("Bob")] };
  assert.equal(await page.evaluate((text) => palazzo.open(text), JSON.stringify(game)), "");
  await waitUntilRested(page);
  await page.locator('[data-id="lift"]').evaluate((button) => button.click());
  await waitUntilRested(page);
  await page.locator('[data-id="hint"]').evaluate((button) => button.click());
  await page.waitForFunction(() => /of 100|win/.test(document.querySelector("#log").textContent));
  await page.locator("[data-move]").first().evaluate((button) => button.click());
  await page.waitForFunction(() => document.querySelector('[data-id="lift"]') !== null);
  await waitUntilRested(page);
  const lines = await said(page);
  assert.ok(lines.length > 0);
  assert.ok(!lines.some((line) => /of 100|You win|hint/i.test(line)), lines.join(" | "));
});
