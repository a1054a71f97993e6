// Each deck for learning a language: a whole game with it, and ten of its questions practised, in the browser; and the
// questions of a deck in the language of the browser. Also the language of the program, which the browser or the player
// chooses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { longRunOnly } from "./browser.mjs";
import { answersOf, deckOf, has, lines, promptIn, translationOf, type } from "./challenge.mjs";
import { cli, open, isOver, record, replay } from "./page.mjs";
import { play, press } from "./player.mjs";

const readText = (name) => JSON.parse(readFileSync(new URL(`../../assets/text/${name}.json`, import.meta.url), "utf8"));
const languages = readText("languages");

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

for (const language of ["de", "en", "es", "fr", "it", "pt"]) {
  const answers = answersOf(deckOf(language));

  test(`in a whole game with the deck ${language}, every answer of the deck that is typed counts as right`, { skip: longRunOnly(language !== "es") }, async () => {
    const page = await palazzo.visit(await palazzo.visitor(), `?quick=palace&preset=speak&deck=${language}&seed=12&speed=off`);
    await play(page, 1000, answers);
    assert.ok(await isOver(page));
    const text = await record(page);
    const { challenges, moves } = JSON.parse(text);
    assert.equal(challenges.deck, language);
    const given = moves.filter(({ seat, move }) => seat === 0 && move.answer);
    assert.ok(given.length > 0);
    assert.deepEqual(given.filter(({ move }) => !move.right), []);
    // The command line judges the answers in the same way as the page.
    const unjudged = JSON.parse(text);
    for (const { move } of unjudged.moves) if ("answer" in move) delete move.right;
    assert.deepEqual(cli(["replay", "-"], JSON.stringify(unjudged)), replay(text));
    assert.deepEqual(page.errors, []);
  });

  test(`ten questions of the deck ${language} are practised, and a missed one is asked once more`, { skip: longRunOnly(language !== "es") }, async () => {
    const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
    for (const id of ["decks", `deck:${language}`]) await press(page, id);
    await page.waitForFunction((id) => document.querySelector(`#words [data-id="${id}"]`), `practise:${language}`);
    await press(page, `practise:${language}`);
    const asked = [];
    for (; await has(page, "ch:check"); await press(page, "ch:go")) {
      // Prompts of listening questions would be hidden, but this browser has no voice.
      const prompt = await promptIn(page, answers);
      assert.ok(prompt, (await lines(page)).join());
      asked.push(prompt);
      assert.ok(asked.length <= 11, asked.join("; "));
      if (asked.length === 1) {
        await press(page, "ch:unknown");
        assert.ok((await lines(page)).includes(`The answer: ${answers[prompt]}`));
        continue;
      }
      await type(page, answers[prompt]);
      await press(page, "ch:check");
      assert.match((await lines(page)).join(), /Got it/);
    }
    assert.equal(asked.length, 11);
    assert.equal(new Set(asked).size, 10);
    assert.equal(asked.at(-1), asked[0]);
    assert.match((await lines(page)).join(), /9 of 10 on the first try/);
    assert.deepEqual(page.errors, []);
  });
}

test("a browser that speaks German gets the questions of the Spanish deck in German", async () => {
  const german = translationOf("de").prompts.es;
  const answers = Object.fromEntries(
    Object.entries(answersOf(deckOf("es"))).map(([prompt, answer]) => [german[prompt] ?? prompt, answer]));
  const page = await palazzo.visit(await palazzo.visitor({ locale: "de-DE" }), "?speed=off");
  for (const id of ["decks", "deck:es"]) await press(page, id);
  await page.waitForFunction(() => document.getElementById("words").textContent.includes("Spanisch für Anfänger"));
  await press(page, "practise:es");
  let inGerman = 0;
  for (let asked = 0; await has(page, "ch:check"); await press(page, "ch:go")) {
    const prompt = await promptIn(page, answers);
    assert.ok(prompt, (await lines(page)).join());
    if (Object.values(german).includes(prompt)) ++inGerman;
    assert.ok(++asked <= 10, "every answer is right at once");
    await type(page, answers[prompt]);
    await press(page, "ch:check");
  }
  assert.ok(inGerman > 0, "questions were asked in German");
  assert.deepEqual(page.errors, []);
});

for (const language of ["de", "es", "fr", "it", "pt"])
  test(`a browser that speaks ${language} gets the program in this language`, async () => {
    const page = await palazzo.visit(await palazzo.visitor({ locale: language }), "?speed=off");
    await page.waitForFunction((title) => document.getElementById("words").textContent.includes(title), readText(language)["decks.title"]);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual(page.errors, []);
  });

test("a language that is chosen in the settings holds at once, without a reload", async () => {
  const page = await palazzo.visit(await palazzo.visitor({ locale: "en" }), "?speed=off");
  await page.evaluate(() => (window.visit = "the same"));
  await press(page, "settings");
  for (const [code, name] of Object.entries(languages).reverse()) {
    await page.selectOption("select[data-id=language]", { label: name });
    const isTitle = (title) => document.querySelector("#words h1, #words h2").textContent === title;
    await page.waitForFunction(isTitle, readText(code)["settings.title"]);
    assert.equal(await page.evaluate(() => document.documentElement.lang), code);
  }
  assert.equal(await page.evaluate(() => window.visit), "the same");
  assert.deepEqual(page.errors, []);
});
