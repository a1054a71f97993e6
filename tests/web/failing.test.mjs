// After a failure the program stays stopped and writes nothing more. The page says what is saved, and its next start
// shows the home screen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { exportedFile } from "./files.mjs";
import { control, waitForFirstFrame, open, record, waitUntilRested } from "./page.mjs";
import { play } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Returns all stored entries except the note of the failure and the write number. */
const store = (page) =>
  page.evaluate(() => {
    const noted = ["palazzo:/some/deep/path/ opening", "palazzo:/some/deep/path/ written"];
    return JSON.stringify(Object.entries(localStorage).filter(([key]) => !noted.includes(key)).sort());
  });

/** Makes WebAssembly trap in an event of the page, as an error in the program would. */
const trap = (page) =>
  page.evaluate(() => {
    const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]);
    setTimeout(new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.f);
  });

test("after a trap the page neither calls the program nor writes anything, and says what is saved", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await play(page, 3);
  await waitUntilRested(page);
  const before = await record(page);
  const kept = await store(page);
  await trap(page);
  await page.locator("#trouble").waitFor({ state: "visible" });
  assert.match(await page.locator("#trouble").innerText(), /saved up to your last move/);
  const frames = await page.evaluate(() => palazzo.frames);
  await page.mouse.click(200, 600);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => palazzo.frames), frames);
  assert.equal(await store(page), kept);

  const { text } = await exportedFile(page, () => page.locator("#trouble button", { hasText: "Save everything" }).click());
  const file = JSON.parse(text);
  assert.equal(file.palazzo, "everything");
  assert.ok(Object.keys(file.kept).some((key) => key.startsWith("palazzo:game:")));

  await page.locator("#trouble button", { hasText: "Start again" }).click();
  await waitForFirstFrame(page);
  await waitUntilRested(page);
  assert.equal(await record(page), "");
  assert.match(await page.locator("#words").innerText(), /still among your saved games/);
  await control(page, "Continue").first().or(page.locator('[data-id="continue"]')).first().evaluate((button) => button.click());
  await waitUntilRested(page);
  assert.equal(await record(page), before);
});

test("an error in a foreign script on the page doesn't stop the program", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), table);
  await page.evaluate(() => {
    const script = "data:text/javascript,0";
    dispatchEvent(new ErrorEvent("error", { filename: script, message: "not ours" }));
    Promise.reject(new Error("neither"));
  });
  await page.waitForTimeout(100);
  assert.equal(await page.locator("#trouble").isVisible(), false);
  await play(page, 2);
});
