// Takes the pictures of tools/screenshots. Every screen is reached as a player would reach it, with seeds, so that each
// run shows the same cards.
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cli, open, record, waitUntilRested } from "../../tests/web/page.mjs";
import { choose, gatherCards, play, press } from "../../tests/web/player.mjs";

const folder = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
];
const densities = [1, 2];
/**
 * The looks by the suffix of their folder's name: the player's settings, or the language of the browser. Pictures in
 * other languages than English are taken only if their folders are named.
 */
const looks = { "": {}, "-light": { settings: { ground: 2 } }, "-text150": { settings: { text_size: 4 } } };
for (const locale of ["de", "es", "fr", "it", "pt"]) looks[`-${locale}`] = { locale };

/** The screens that are reached by looking for an English text in a list. */
const onlyInEnglish = ["palabra-build", "palabra-shave"];

/** Returns the beginning of the text `id`, up to its first argument, in the language of the page. */
const said = async (page, id) => {
  const language = await page.evaluate(() => document.documentElement.lang);
  const texts = JSON.parse(readFileSync(new URL(`../../assets/text/${language}.json`, import.meta.url), "utf8"));
  return texts[id].split("{")[0];
};

const table = (preset, seats, seed) => `?quick=palace&preset=${preset}&seats=${seats}&seed=${seed}&speed=off`;
const twoPeople = async (page) => {
  await press(page, "set_up:palace/classic");
  await choose(page, "seat:1", 0);
  await press(page, "begin");
};
/** Changes the table's look to the one with number `look` in the settings. */
const inLook = (look) => async (page) => {
  await play(page, 8);
  await press(page, "menu");
  await press(page, "settings");
  await choose(page, "ground", look);
  await press(page, "close");
};

/** Opens the rules in the set-up of a preset, once the data that the game needs has been loaded. */
const rulesOf = (preset) => async (page) => {
  await press(page, `set_up:${preset}`);
  await page.waitForSelector('#words [data-id="rules"]', { state: "attached" });
  await press(page, "rules");
};

/** Opens the sheet of the Spanish deck, and presses the controls `then`. */
const deck = async (page, ...then) => {
  await press(page, "decks");
  await waitUntilRested(page);
  for (const id of ["deck:es", ...then]) await press(page, id);
};

/** Shows a hint and moves the mouse away. */
const hinted = async (page) => {
  const thinking = await said(page, "hint.thinking");
  await press(page, "hint");
  await page.waitForFunction((text) => document.querySelector("#log").textContent.split(text)[1]?.trim(), thinking);
  await waitUntilRested(page);
};
/** Plays until the Spanish deck asks a question. */
const challenged = async (page) => {
  const asked = () => page.evaluate(() => document.querySelector('#words [data-id="ch:text"]') !== null);
  for (let moves = 0; moves < 60 && !(await asked()); ++moves) await play(page, 1);
};

const palindromes = (seed) => `?quick=palindromes&seed=${seed}&speed=off`;
/** Plays `moves` moves, and presses `key`, which selects a card. */
const picked = (key, moves) => async (page) => (await play(page, moves), await page.keyboard.press(key));
/** Plays until a palindrome of the other player is pending. */
const waiting = async (page) => {
  const text = await said(page, "palindromes.mirror.waiting");
  const waits = () => page.evaluate((it) => document.querySelector("#region-board")?.textContent.includes(it), text);
  for (let moves = 0; moves < 20 && !(await waits()); ++moves) await play(page, 1);
};

const palabra = (seats, seed) => `?quick=palabra&seats=${seats}&seed=${seed}&speed=off`;
/** Puts a record on the table once the word list has been loaded. */
const put = async (page, text) => {
  for (let tries = 0; tries < 50 && (await record(page)) === ""; ++tries) {
    await page.evaluate((it) => palazzo.open(it), text);
    await waitUntilRested(page, 200);
  }
};
/**
 * Returns the record of a game of bots up to the first turn of the first seat after `least` moves. Tries one seed after
 * another until a game has such a turn.
 */
const midway = (players, least, seed = 1) => {
  if (seed > 20) throw new Error(`no game of ${players} gets to a turn of the first seat after ${least} moves`);
  const fresh = cli(["new", "--game", "palabra", "--options", JSON.stringify({ players }), "--seed", String(seed)], "");
  const whole = cli(["finish", "-", "--bots", "simple", "--seed", "1"], JSON.stringify(fresh));
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "human" } : { kind: "bot", level: "simple" }));
  for (let n = least; n < whole.moves.length; ++n) {
    const part = JSON.stringify({ ...whole, seats, moves: whole.moves.slice(0, n) });
    const { turn, step, table } = cli(["show", "-"], part);
    if (turn === 0 && step === "pre_play" && table.length > players / 2) return part;
  }
  return midway(players, least, seed + 1);
};
/** Returns the record of a game for two with the given hand, in which the other seat has laid its first cards. */
const against = (hand, word, options = {}) =>
  JSON.stringify({
    format: 1, game: "palabra", preset: "classic", options,
    deal: { cards: `${hand} ${word} Vb Eb Vr2 Eg Ib Er Ey Ig Og Oy Ng Sb Ag Ar Ub2 Ugy`.split(" "), first: 1, short: true },
    seats: [{ kind: "human" }, { kind: "bot", level: "simple" }],
    moves: [{ seat: 1, move: { pass: true } }, { seat: 1, move: { word: word.split(" ") } }],
  });
const plane = "Pb3 Lrb Ab Nrb Eb";
const rivet = "Rgy Iy Vgy Ey Tgy Sy2 Kgy2";
const typed = async (page, letters) => (await page.keyboard.type(letters, { delay: 30 }), await waitUntilRested(page, 100));
const keys = async (page, ...names) => {
  for (const name of names) await page.keyboard.press(name);
};
const doing = (start) => async (page) => {
  const at = await page.evaluate((it) => [...document.querySelectorAll('#words select[data-id="what"] option')].findIndex((o) => o.textContent.startsWith(it)), start);
  await choose(page, "what", at);
};

/** Opens a lesson and does its first `steps` steps. */
const taught = (steps) => async (page) => {
  const there = (id) => page.evaluate((it) => document.querySelector(`#words [data-id="${it}"]`) !== null, id);
  for (let done = 0; done < steps; ++done) {
    if (await there("lesson_next")) await press(page, "lesson_next");
    else {
      const task = await said(page, "lesson.task");
      await press(page, "lesson_show");
      await page.waitForFunction((text) => document.getElementById("region-lesson").textContent.includes(text), task);
      await press(page, await page.evaluate((text) => {
        const asked = document.getElementById("region-lesson").textContent;
        const able = [...document.querySelectorAll('#words [data-id]:not([aria-disabled="true"])')];
        return able.find((one) => one.textContent && asked.includes(`${text}${one.textContent}`)).dataset.id;
      }, task));
    }
    await waitUntilRested(page);
  }
};
const lesson = (game) => `?lesson=${game}&speed=off`;
const puzzle = (name) => `?puzzle=${name}&speed=off`;
/** Opens the practice of the Spanish deck and presses the controls `then`. */
const practised = (...then) => async (page) => {
  await deck(page, "practise:es");
  for (const id of then) await press(page, id);
};

/** The screens by name: the query with which the page starts, and a function that leads from there to the screen. */
const screens = {
  home: ["", async () => {}],
  "home-continue": [table("classic", 3, 7), async (page) => (await play(page, 5), await press(page, "menu"), await press(page, "home"))],
  "set-up": ["", (page) => press(page, "set_up:palace/house")],
  "set-up-rules": ["", rulesOf("palace/house")],
  "table-choose": [table("classic", 3, 7), async () => {}],
  "table-swap": [table("house", 3, 7), async () => {}],
  "table-first-turn": [table("classic", 3, 7), (page) => play(page, 1)],
  "table-mid-game": [table("classic", 3, 7), (page) => play(page, 8)],
  "table-picked": [table("house", 4, 21), async (page) => (await play(page, 5), await page.evaluate(() => document.querySelector("#region-moves button[aria-pressed]")?.click()))],
  "table-big-hand": [table("classic", 4, 9), (page) => gatherCards(page, 18)],
  "table-four": [table("classic", 4, 11), (page) => play(page, 8)],
  "table-late": [table("classic", 3, 12), (page) => play(page, 14)],
  "table-hint": [table("classic", 4, 42), async (page) => (await play(page, 10), await hinted(page))],
  "table-challenge": ["?quick=palace&preset=speak&deck=es&seed=12&speed=off", challenged],
  "table-eight": [table("classic", 8, 4), (page) => play(page, 3)],
  "table-dark": [table("classic", 3, 7), inLook(1)],
  "table-light": [table("classic", 3, 7), inLook(2)],
  "table-two-people": ["?speed=off", async (page) => (await twoPeople(page), await press(page, "lift"))],
  rules: [table("house", 3, 7), (page) => press(page, "rules")],
  menu: [table("house", 3, 7), (page) => press(page, "menu")],
  settings: ["", (page) => press(page, "settings")],
  saved: [table("house", 3, 7), async (page) => (await play(page, 2), await press(page, "menu"), await press(page, "home"), await press(page, "saved"))],
  result: [table("classic", 3, 7), (page) => play(page)],
  curtain: ["?speed=off", twoPeople],
  decks: ["", (page) => press(page, "decks")],
  deck: ["", (page) => deck(page)],
  practice: ["", practised()],
  "practice-missed": ["", practised("ch:unknown")],
  "practice-over": ["", practised("ch:unknown", "ch:go", "ch:stop")],
  "deck-own": ["", (page) => deck(page, "deck_copy")],
  "deck-questions": ["", (page) => deck(page, "deck_copy", "deck_edit")],
  "deck-question": ["", (page) => deck(page, "deck_copy", "deck_edit", "item:3")],
  puzzles: ["", (page) => press(page, "puzzles")],
  "lesson-first": [lesson("palace"), async () => {}],
  "lesson-move": [lesson("palace"), taught(2)],
  "lesson-over": [lesson("palace"), taught(12)],
  "puzzle-palace": [puzzle("palace-3"), async () => {}],
  "palindromes-set-up": ["", rulesOf("palindromes/classic")],
  "palindromes-first": [palindromes(5), async () => {}],
  "palindromes-picked": [palindromes(5), picked("1", 7)],
  "palindromes-hint": [palindromes(5), async (page) => (await play(page, 8), await hinted(page))],
  "palindromes-late": [palindromes(7), picked("2", 22)],
  "palindromes-waiting": [palindromes(3), waiting],
  "palindromes-rules": [palindromes(5), async (page) => (await press(page, "rules"), await page.mouse.move(page.viewportSize().width / 2, page.viewportSize().height * 0.7), await page.mouse.wheel(0, 4000))],
  "palindromes-result": [palindromes(5), (page) => play(page)],
  "palindromes-lesson": [lesson("palindromes"), taught(2)],
  "palindromes-lesson-late": [lesson("palindromes"), taught(5)],
  "palindromes-puzzle": [puzzle("palindromes-5"), async () => {}],
  "palabra-set-up": ["", rulesOf("palabra/classic")],
  "palabra-first": [palabra(2, 7), async () => {}],
  "palabra-word": ["?speed=off", async (page) => (await put(page, against(rivet, plane)), await typed(page, "rivet"))],
  "palabra-broken": ["?speed=off", async (page) => (await put(page, against(rivet.replace("Ey", "Eb"), plane)), await typed(page, "rivet"))],
  "palabra-build": ["?speed=off", async (page) => (await put(page, against(rivet.replace("Kgy2", "Srb2"), plane)), await doing("Build on")(page), await typed(page, "s"))],
  "palabra-opened": ["?speed=off", async (page) => (await put(page, against(rivet.replace("Rgy", "Pgy"), plane)), await keys(page, "ArrowUp", "ArrowUp", "Space"))],
  "palabra-shave": ["?speed=off", async (page) => (await put(page, against("Pgy Nb Eb Iy Vgy Sy2 Kgy2", plane.replace("Pb3", "Pr"))), await doing("Shave")(page), await typed(page, "pn"))],
  "palabra-wild": ["?speed=off", async (page) => (await put(page, against(rivet.replace("Kgy2", "?"), plane)), await keys(page, "ArrowRight", "ArrowLeft", "Space"))],
  "palabra-challenge": ["?speed=off", (page) => put(page, against(rivet, plane, { words: "challenge" }))],
  "palabra-four": ["?speed=off", (page) => put(page, midway(4, 40))],
  "palabra-hint": ["?speed=off", async (page) => (await put(page, midway(4, 40)), await hinted(page))],
  "palabra-six": ["?speed=off", (page) => put(page, midway(6, 24))],
  "palabra-twelve": ["?speed=off", (page) => put(page, midway(12, 36))],
  "palabra-lesson": [lesson("palabra"), taught(2)],
  "palabra-lesson-late": [lesson("palabra"), taught(5)],
  "palabra-puzzle": [puzzle("palabra-3"), async () => {}],
  "palabra-result": [palabra(3, 5), (page) => play(page)],
};

/** The pictures of the README and of link previews by path: the name of the screen, and its size. */
const inReadme = {
  "docs/table": ["table-hint", { width: 1440, height: 900 }],
  "docs/palabra": ["palabra-hint", { width: 1080, height: 675 }],
  "docs/palindromes": ["palindromes-waiting", { width: 1080, height: 675 }],
  "docs/speak": ["table-challenge", { width: 1080, height: 675 }],
  "web/static/preview": ["table-four", { width: 1200, height: 630 }],
};

const words = process.argv.slice(2);
const forReadme = words[0] === "--readme";
const folderOf = ({ width, height }, density, look) => `${width}x${height}@${density}${look}`;
/** Returns the size, the density and the look that a folder's name gives, in any size, or null if it names no folder. */
const parsedFolder = (word) => {
  const [, width, height, density, look = ""] = /^(\d+)x(\d+)@(\d)(-.+)?$/.exec(word) ?? [];
  return width && look in looks ? [{ width: Number(width), height: Number(height) }, Number(density), look] : null;
};
const named = words.map(parsedFolder).filter(Boolean);
const usual = Object.keys(looks).filter((look) => !looks[look].locale);
const all = sizes.flatMap((size) => densities.flatMap((density) => usual.map((look) => [size, density, look])));
const wanted = named.length > 0 ? named : all;
const asked = words.slice(forReadme ? 1 : 0).filter((word) => !parsedFolder(word));
const unknown = asked.filter((name) => !(name in screens));
if (unknown.length > 0) {
  console.error(`screenshots: there is no ${unknown.join(", ")}; there are ${Object.keys(screens).join(", ")}`);
  process.exit(2);
}

const palazzo = await open({ sharp: true });
const take = async (name, file, options, look = "") => {
  const [query, go] = screens[name];
  const { settings, locale = "en" } = looks[look];
  const context = await palazzo.visitor({ ...options, locale });
  const kept = JSON.stringify({ format: 1, ...settings });
  await context.addInitScript((text) => localStorage.setItem("palazzo:/some/deep/path/ settings", text), kept);
  const page = await palazzo.visit(context, query);
  await waitUntilRested(page);
  await go(page);
  await waitUntilRested(page);
  await page.screenshot({ path: file });
  if (page.errors.length > 0) console.error(`${name}: ${page.errors.join("; ")}`);
  await context.close();
};

if (forReadme)
  for (const [picture, [name, viewport]] of Object.entries(inReadme))
    await take(name, fileURLToPath(new URL(`../../${picture}.png`, import.meta.url)), { viewport, deviceScaleFactor: 1 });
else
  for (const [viewport, deviceScaleFactor, look] of wanted) {
    const into = join(folder, folderOf(viewport, deviceScaleFactor, look));
    await mkdir(into, { recursive: true });
    const reachable = Object.keys(screens).filter((one) => !looks[look].locale || !onlyInEnglish.includes(one));
    for (const name of reachable.filter((one) => asked.length === 0 || asked.includes(one)))
      await take(name, join(into, `${name}.png`), { viewport, deviceScaleFactor }, look);
    console.log(into);
  }
await palazzo.close();
