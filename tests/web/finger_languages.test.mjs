// The interface in each of its languages, by finger alone on a phone: whole games, and a session of ten questions.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isLong, longRunOnly } from "./browser.mjs";
import { answersOf, deckOf, has, promptIn, translationOf } from "./challenge.mjs";
import { drag, makeContextReportFrames, middleOfControl, pressByFinger, rect, waitUntilSettled } from "./hand.mjs";
import { open, record, sameDeals } from "./page.mjs";
import { person } from "./person.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const roads = {
  Palace: ["play:palace"],
  Palabra: ["play:palabra"],
  Palindromes: ["play:palindromes"],
  Speak: ["set_up:palace/speak", "begin"],
};

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Opens the home screen on a phone whose browser speaks this language. */
const atHome = async (language) => {
  const context = await makeContextReportFrames(await palazzo.visitor({ ...phone, locale: language }));
  await sameDeals(context, 3);
  const page = await palazzo.visit(context, "?speed=off");
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await waitUntilSettled(page);
  return page;
};

/** Presses a control with a finger, which scrolls down first if the control is below the screen. */
const pressOrScroll = async (page, id) => {
  for (let drags = 0; drags < 5 && !(await rect(page, id)); ++drags) {
    await drag(page, { x: 20, y: 700 }, { x: 20, y: 300 });
    await waitUntilSettled(page);
  }
  return pressByFinger(page, await middleOfControl(page, id));
};
const byFinger = { press: pressOrScroll, reaches: rect };

/**
 * Checks what a screen reader reads: the text is in the interface's language except the parts of a question that are in
 * the language that is learned.
 */
const checkLanguages = async (page, language, learned) => {
  const found = await page.evaluate(() => [...document.querySelectorAll("[lang]")].map((part) => part.lang));
  assert.equal(found[0], language, "the whole page is in the language of the interface");
  assert.deepEqual(found.slice(1).filter((part) => ![language, learned].includes(part)), []);
};

for (const language of ["de", "es", "fr", "it", "pt"]) {
  const learned = language === "es" ? "de" : "es";

  for (const [game, road] of Object.entries(roads))
    test(`a whole game of ${game} can be played by finger in ${language}`, { skip: longRunOnly(language !== "de" || game !== "Palindromes") }, async () => {
      const page = await atHome(language);
      const player = person(page, byFinger);
      for (const id of road) await player.enter(id);
      await page.waitForFunction(() => palazzo.record() !== "", null, { polling: 50 }); // words and decks are fetched first
      const deck = JSON.parse(await record(page)).challenges?.deck;
      await checkLanguages(page, language, deck);
      await player.play(isLong ? undefined : 12);
      await checkLanguages(page, language, deck);
      await player.enter("again");
      assert.deepEqual(page.errors, []);
    });

  test(`ten questions of the deck ${learned} are asked and answered by finger in ${language}`, { skip: longRunOnly(language !== "de") }, async () => {
    const prompts = translationOf(language).prompts[learned];
    const answers = Object.fromEntries(
      Object.entries(answersOf(deckOf(learned))).map(([prompt, answer]) => [prompts[prompt] ?? prompt, answer]));
    const page = await atHome(language);
    const player = person(page, byFinger);
    await player.enter("decks");
    await page.waitForFunction((id) => palazzo.rect(id) && !document.querySelector(`#words [data-id="${id}"]`).ariaDisabled, `deck:${learned}`);
    for (const id of [`deck:${learned}`, `practise:${learned}`]) await player.enter(id);
    let translated = 0;
    let asked = 0;
    for (; await has(page, "ch:check"); await player.enter("ch:go")) {
      const prompt = await promptIn(page, answers);
      assert.ok(prompt, await page.locator("#words").innerText());
      if (Object.values(prompts).includes(prompt)) ++translated;
      assert.ok(++asked <= 10, "every answer is right at once");
      await checkLanguages(page, language, learned);
      await player.tap("ch:text");
      await page.keyboard.type(answers[prompt]);
      await waitUntilSettled(page);
      await player.enter("ch:check");
    }
    assert.equal(asked, 10);
    assert.ok(translated > 0, "questions were asked in the language of the interface");
    assert.deepEqual(page.errors, []);
  });
}
