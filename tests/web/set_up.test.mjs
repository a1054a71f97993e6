// The table before the deal, by pointer: a preset is chosen by a card, and a rule is searched for and changed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { longRunOnly } from "./browser.mjs";
import { pressByFinger, middle, rect, waitUntilSettled, middleOfControl, makeContextReportFrames } from "./hand.mjs";
import { open, record } from "./page.mjs";

const looks = {
  "on a phone": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "on a wide screen": { viewport: { width: 1440, height: 900 }, hasTouch: true },
};

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Presses a control, and waits until the resulting screen takes presses. */
const press = async (page, id) => {
  await pressByFinger(page, await middleOfControl(page, id));
  await waitUntilSettled(page);
  await page.waitForTimeout(350);
};

const setUp = async (look) => {
  const page = await palazzo.visit(await makeContextReportFrames(await palazzo.visitor(look)), "?speed=off");
  await waitUntilSettled(page);
  await press(page, "set_up:palace/classic");
  return page;
};
const begun = async (page) => {
  await press(page, "begin");
  const { preset = "classic", options } = JSON.parse(await record(page));
  assert.deepEqual(page.errors, []);
  return { preset, options };
};
const chosen = (page) => page.evaluate(() => document.querySelector('#words [data-id="preset"]').selectedIndex);

for (const [where, look] of Object.entries(looks)) {
  test(`a preset can be chosen by its card, ${where}`, { skip: longRunOnly(where !== "on a phone") }, async () => {
    const page = await setUp(look);
    for (const preset of [1, 3, 2]) {
      await press(page, `preset=${preset}`);
      assert.equal(await chosen(page), preset);
    }
    assert.equal((await begun(page)).preset, "european");
  });

  test(`the rule for the power of tens can be found by searching, and changed, ${where}`, { skip: longRunOnly(where !== "on a phone") }, async () => {
    const page = await setUp(look);
    const scroll = async (distance) => {
      await page.mouse.move(look.viewport.width / 2, look.viewport.height / 2);
      await page.mouse.wheel(0, distance);
      await waitUntilSettled(page);
    };
    await scroll(5000);
    await press(page, "rules");
    for (let turns = 0; turns < 10 && !(await rect(page, "type:search")); ++turns) await scroll(100);
    await press(page, "type:search");
    await page.keyboard.type("10");
    await page.keyboard.press("Enter");
    await waitUntilSettled(page);
    await scroll(-5000);
    for (let turns = 0; turns < 30 && !(await rect(page, "rule:powers.10")); ++turns) await scroll(100);
    assert.equal(await rect(page, "rule:powers.9"), null);
    // Chooses the second of the options Nothing, Burns, Burns anytime, Challenge.
    const choices = await rect(page, "rule:powers.10");
    assert.ok(choices, "the rule is drawn");
    await pressByFinger(page, { ...middle(choices), x: choices.x + choices.width * 0.3 });
    await waitUntilSettled(page);
    assert.deepEqual((await begun(page)).options.powers, { 2: ["anytime", "reset"], 10: ["burn"] });
  });
}
