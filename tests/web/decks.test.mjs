// Challenge decks on the page: fetched on demand, imported from a file, edited, exported, deleted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { importFile as bringFile, exportedFile } from "./files.mjs";
import { middleOfControl, pressByMouse } from "./hand.mjs";
import { waitForFirstFrame, open, record, waitUntilRested, said } from "./page.mjs";
import { choose, ids, press } from "./player.mjs";

const csv = "prompt;answers;level;category\r\nthe dog;el perro | perro;A1;Animals\r\nthe tree;el árbol;A2;Plants\r\n";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const atDecks = async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
  await press(page, "decks");
  await waitUntilRested(page);
  return page;
};
const words = (page) => page.locator("#words main").innerText();
const bring = async (page, name, text) => {
  await bringFile(page, "import_deck", { name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await waitUntilRested(page);
};
const exported = async (page, id) => {
  const { name, text } = await exportedFile(page, () => press(page, id));
  return [name, text];
};
/** Types into a field of the sheet. */
const fill = async (page, field, text) => {
  await page.locator(`#words input[data-id="field:${field}"]`).fill(text);
  await waitUntilRested(page, 100);
};

test("the decks are fetched when they are listed, and not before", async () => {
  const page = await palazzo.visit(await palazzo.visitor(), "?speed=off");
  const asked = [];
  page.on("request", (request) => request.url().includes("/deck-") && asked.push(request.url()));
  await waitUntilRested(page);
  assert.deepEqual(asked, []);
  await press(page, "decks");
  await page.waitForFunction(() => /Spanish · \d+ questions/.test(document.getElementById("words").textContent));
  const once = asked.length;
  assert.ok(once >= 7, `${once}`);
  await press(page, "close");
  await press(page, "decks");
  await waitUntilRested(page);
  assert.equal(asked.length, once);
  await press(page, "deck:es");
  assert.match(await words(page), /A1 \(\d+\), A2 \(\d+\)/);
  assert.deepEqual(page.errors, []);
});

test("what is guessed of a table without names is shown before it is kept", async () => {
  const page = await atDecks();
  await bring(page, "beasts.csv", "el perro,the dog\r\nel gato,the cat\r\n");
  assert.match(await words(page), /el perro – the dog/);
  assert.match(await words(page), /Column 1 – Question/);
  const keptDecks = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("deck:")));
  assert.deepEqual(await keptDecks(), []);
  await press(page, "table_exchange");
  assert.match(await words(page), /the dog – el perro/);
  await press(page, "list_make");
  await waitUntilRested(page);
  assert.match(await words(page), /Spanish · 2 questions/);
  assert.equal((await keptDecks()).length, 1);
  assert.deepEqual(page.errors, []);
});

test("if a deck can't be fetched, the list of decks says so", async () => {
  const page = await palazzo.visit(await palazzo.visitor({ serviceWorkers: "block" }), "?speed=off");
  await page.route(/\/deck-it/, (route) => route.abort());
  await press(page, "decks");
  await page.waitForFunction(() => document.getElementById("words").textContent.includes("Can't be loaded just now"));
  await press(page, "deck:it");
  await page.waitForFunction(() => document.getElementById("log").textContent.includes("Couldn't load the question deck"));
  await press(page, "deck:fr");
  assert.match(await words(page), /French/);
});

test("a table from a spreadsheet can be imported and edited, and after a reload it can be exported and deleted", async () => {
  const page = await atDecks();
  await bring(page, "Animals.csv", csv);
  assert.match(await words(page), /A1 \(1\), A2 \(1\)/);
  await press(page, "close");
  assert.match(await words(page), /Animals, Yours · 2 questions/);

  await press(page, "deck:animals");
  await press(page, "deck_edit");
  await press(page, "item:1");
  await fill(page, "prompt", "the big tree");
  await fill(page, "answers", "el árbol grande; el gran árbol");
  await choose(page, "item_level", 0);
  await press(page, "item_save");
  await waitUntilRested(page);
  assert.match(await words(page), /the big tree, el árbol grande; el gran árbol/);
  await press(page, "item_add");
  await fill(page, "prompt", "THE DOG");
  await fill(page, "answers", "perro");
  await press(page, "item_save");
  assert.match(await words(page), /there already: number 1/);
  assert.equal(await page.locator('#words input[data-id="field:prompt"]').inputValue(), "THE DOG");
  await fill(page, "prompt", "the cat");
  await press(page, "item_save");

  await page.reload();
  await waitForFirstFrame(page);
  await press(page, "decks");
  await waitUntilRested(page);
  assert.match(await words(page), /Animals, Yours · 3 questions/);
  await press(page, "deck:animals");
  const [name, text] = await exported(page, "deck_csv");
  assert.equal(name, "animals.csv");
  assert.ok(text.startsWith("\ufeff"), "a spreadsheet takes it for UTF-8 by its mark");
  assert.match(text, /\r\nthe big tree,"el árbol grande; el gran árbol",A1,Plants,ask\r\nthe cat,perro,/);
  const [, json] = await exported(page, "deck_json");
  assert.equal(JSON.parse(json).items.length, 3);

  await press(page, "deck_remove");
  await press(page, "deck_keep");
  await press(page, "deck_remove");
  await press(page, "really_deck_remove");
  assert.ok(!(await ids(page)).includes("deck:animals"));
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("palazzo:/some/deep/path/ deck:"))), []);
  assert.deepEqual(page.errors, []);
});

test("a level and a topic of a deck can be practised, and the missed questions can be printed", async () => {
  const page = await atDecks();
  await page.waitForFunction(() => /Spanish · \d+ questions/.test(document.getElementById("words").textContent));
  await press(page, "deck:es");
  await choose(page, "practise_level", 1);
  await choose(page, "practise_topic", 2);
  await press(page, "practise:es");
  await waitUntilRested(page);
  assert.match(await words(page), /1 of 10/);
  for (const id of ["ch:unknown", "ch:go", "ch:stop"]) await press(page, id);
  assert.match(await words(page), /Home: remembered for less than a day 1, up to 3 days 0, up to a week 0, up to three weeks 0; 0 known, \d+ new/);
  await page.evaluate(() => (window.print = () => (window.printed = document.getElementById("sheet").innerText)));
  await page.emulateMedia({ media: "print" });
  await press(page, "ch:missed");
  assert.match(await page.evaluate(() => window.printed), /^Spanish for beginners: what I missed\n+1 question\n\nHome\n/);
  assert.equal(await page.locator("#sheet").isVisible(), true);
  assert.equal(await page.locator("#canvas").isVisible(), false);
  await page.emulateMedia({ media: "screen" });
  assert.equal(await page.locator("#sheet").isVisible(), false);
  assert.equal(await page.locator("#canvas").isVisible(), true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator("#sheet").count(), 0);
  assert.deepEqual(page.errors, []);
});

test("a deck is printed as cards, whose prompts and answers stand on pages of their own, and as a booklet", async () => {
  const page = await atDecks();
  await bring(page, "Animals.csv", csv);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => (window.print = () => {
    const sheet = document.getElementById("sheet");
    const display = (selector) => getComputedStyle(sheet.querySelector(selector)).display;
    window.printed = {
      pages: [...sheet.querySelectorAll("section")].map((one) => one.innerText.trim().split(/\n+/)[0]),
      display: sheet.querySelector(".card") && [display(".cards"), display(".card")],
    };
  }));
  const printed = async (form) => {
    await press(page, `print:${form}`);
    const shown = await page.evaluate(() => window.printed);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    return shown;
  };
  await press(page, "deck_print");
  assert.deepEqual(await printed("cards"), { pages: ["A1", "el árbol"], display: ["grid", "flex"] });
  assert.deepEqual(await printed("booklet"), { pages: ["How to play"], display: null });
  assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
  assert.deepEqual(page.errors, []);
});

test("a broken file is refused in one line, and nothing is lost", async () => {
  const page = await atDecks();
  await bring(page, "Animals.csv", csv);
  await press(page, "close");
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  const latin = Buffer.from("prompt;answers\nel año;the year\n", "latin1");
  for (const [file, text, line] of [
    ["a.csv", "prompt,answers\n,el perro\n", "line 2: prompt: empty"],
    ["a.xlsx", Buffer.from("PK\x03\x04\0\0xl/workbook.xml\0", "latin1"), "a workbook; save its sheet as CSV"],
    ["a.csv", latin, "line 2: no text in UTF-8"],
    ["a.json", '{"format":1,"items":[', "line 1"],
    ["a.tsv", "", "there are no questions"],
  ]) {
    await bring(page, file, text);
    const told = (await said(page)).at(-1);
    assert.ok(told.startsWith("This question deck can't be imported: ") && told.includes(line), told);
    assert.ok((await words(page)).includes(told), "the sheet shows it");
  }
  assert.equal(await page.evaluate(() => JSON.stringify(localStorage)), before);
  assert.match(await words(page), /Animals, Yours · 2 questions/);
});

test("a table in UTF-16 is imported, and skipped rows are reported", async () => {
  const page = await atDecks();
  await bring(page, "Tiere.csv", Buffer.from("\ufefffront;back\nthe dog;der Hund\n;x\nthe bear;der Bär\n", "utf16le"));
  assert.match(await words(page), /Imported: Tiere, 2 questions\. One row was left out: line 3: prompt: empty\./);
});

test("separate accents in a file, as macOS writes them, are composed with their letters", async () => {
  const page = await atDecks();
  await bring(page, "Espan\u0303ol.csv", "prompt,answers\nthe cafe\u0301,el cafe\u0301\nи\u0306,e\u0323\u0302\n");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("palazzo:/some/deep/path/ deck:espanol")));
  assert.equal(kept.title, "Español");
  assert.deepEqual(kept.items.map((item) => [item.prompt, ...item.answers]), [["the café", "el café"], ["й", "ệ"]]);
});

test("pressing a text field on the canvas opens the page's own text field over it", async () => {
  const page = await atDecks();
  await bring(page, "Animals.csv", csv);
  await press(page, "deck_rename");
  await waitUntilRested(page);
  const focused = () => page.evaluate(() => document.activeElement.dataset.id ?? "");
  await pressByMouse(page, await middleOfControl(page, "type:title"));
  await waitUntilRested(page);
  assert.equal(await focused(), "field:title");
  await page.keyboard.type("My animals");
  await page.keyboard.press("Enter");
  await press(page, "deck_retitle");
  await waitUntilRested(page);
  assert.match(await words(page), /My animals/);
});

test("a record that names a deck opens with this deck at once, and again after a reload", async () => {
  const context = await palazzo.visitor();
  const page = await palazzo.visit(context, "?speed=off");
  const text = JSON.stringify({
    format: 1, game: "palace", preset: "house", options: {}, deal: { seed: "5" }, moves: [], challenges: { deck: "es" },
  });
  const asked = [];
  page.on("request", (request) => request.url().includes("/deck-") && asked.push(request.url()));
  assert.equal(await page.evaluate((it) => palazzo.open(it), text), "");
  assert.match(await record(page), /"deck":"es"/);
  assert.equal(asked.length, 1);
  await page.reload();
  await waitForFirstFrame(page);
  assert.match(await record(page), /"deck":"es"/);
  assert.equal(asked.length, 2);
  assert.deepEqual(page.errors, []);
});
