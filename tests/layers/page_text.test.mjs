// Tests the page's own texts, as tools/lib/site.mjs builds them: the first language is in the HTML, and each other
// language is in a file that is fetched if the player wants the language, even before the program is loaded.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Builds the page with a second language next to English, which takes one file and one line in the list of languages.
 * `words` translates a text into the second language, and `change` may add or remove texts. Returns the page's HTML,
 * and the file of the second language as the page fetches it.
 */
function pageWith(code, words, change = (texts) => texts) {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-page-"));
  const text = join(folder, "text");
  cpSync(join(root, "assets/text"), text, { recursive: true });
  writeFileSync(join(text, "languages.json"), JSON.stringify({ en: "English", [code]: "Brackets" }));
  const english = JSON.parse(readFileSync(join(text, "en.json"), "utf8"));
  writeFileSync(join(text, `${code}.json`), JSON.stringify(change(Object.fromEntries(Object.entries(english).map(([id, one]) => [id, words(one)])))));
  writeFileSync(join(folder, "palazzo.js"), "");
  writeFileSync(join(folder, "palazzo.wasm"), "");
  const site = join(folder, "site");
  execFileSync("node", [join(root, "tools/lib/site.mjs"), join(root, "web"), text, join(folder, "palazzo.js"), site, "Debug", join(root, "LICENSE")],
    { stdio: "pipe" });
  const html = readFileSync(join(site, "index.html"), "utf8");
  const fetched = readFileSync(join(site, html.match(/text-xx=([^" ]*)/)[1]));
  rmSync(folder, { recursive: true });
  return { html, fetched };
}

const { html, fetched } = pageWith("xx", (words) => `⟦${words} & "so"⟧`);
const attribute = (name) => html.match(new RegExp(`name="${name}" content="([^"]*)"`))[1];
const plain = (words) => words.replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&amp;/g, "&");

/**
 * Runs web/text.js on two elements of a page. `settings` are in the store, the browser prefers the languages `prefers`,
 * and each file that the page requests arrives at once with the content `arrives`. `isUnpacked` tells that the program
 * is there before them.
 */
function speaking(settings, { prefers = ["en-GB"], search = "", arrives = fetched, isUnpacked = false } = {}) {
  const button = { dataset: { text: "page.in_words" }, textContent: "Text view" };
  const log = { dataset: { label: "page.log" }, setAttribute: (name, value) => (log[name] = value) };
  const document = {
    documentElement: { lang: "en" },
    querySelector: (which) => ({ content: plain(attribute(which.match(/name="([^"]*)"/)[1])) }),
    querySelectorAll: (which) => (which === "[data-text]" ? [button] : [log]),
  };
  const wanted = [];
  const platform = { load: () => settings, wantAtStart: (id) => wanted.push(id), isUnpacked };
  const around = { document, palazzo: { platform }, navigator: { languages: prefers }, location: { search } };
  vm.runInNewContext(readFileSync(join(root, "web/text.js"), "utf8"), { ...around, Object, JSON, URLSearchParams, TextDecoder });
  for (const id of wanted) platform.addLanguage(id.replace("text-", ""), arrives);
  return { document, platform, button, log, wanted };
}

test("the file of a language has the page's texts with their ids, and the program's texts without ids, in the first language's order", () => {
  const english = Object.entries(JSON.parse(readFileSync(join(root, "assets/text/en.json"), "utf8")));
  const [ofPage, ofProgram] = fetched.toString().split("\n").map((line) => JSON.parse(line));
  const words = (ids) => english.filter(([id]) => id.startsWith("page.") === ids).map(([id, one]) => [id, `⟦${one} & "so"⟧`]);
  assert.deepEqual(Object.entries(ofPage), words(true));
  assert.deepEqual(ofProgram, words(false).map(([, one]) => one));
});

test("a language that lacks a text, or has a text too many, is refused, and the id of that text is reported", () => {
  for (const [drop, add, id] of [["page.log", {}, "page.log"], ["", { "page.logg": "x" }, "page.logg"]])
    assert.throws(() => pageWith("xx", (words) => words, (texts) => ({ ...Object.fromEntries(Object.entries(texts).filter(([one]) => one !== drop)), ...add })),
      new RegExp(`xx\\.json: missing or unknown: ${id.replace(".", "\\.")}\\b`));
});

test("the HTML of the page contains all its texts, in the first language", () => {
  assert.match(html, /<html lang="en">/);
  assert.match(html, /data-text="page\.in_words">Text view</);
  assert.match(html, /aria-label="What happened"/);
  assert.doesNotMatch(html, /@\w/);
  assert.deepEqual(Object.keys(JSON.parse(plain(attribute("palazzo:texts")))), ["en"]);
  assert.equal(attribute("palazzo:languages"), "en xx");
});

test("the chosen language is shown before the program is loaded, and changes with the choice", () => {
  const { document, platform, button, log } = speaking('{"speed":1,"language":"xx"}');
  assert.equal(document.documentElement.lang, "xx");
  assert.equal(button.textContent, '⟦Text view & "so"⟧');
  assert.equal(log["aria-label"], '⟦What happened & "so"⟧');
  platform.inLanguage("en");
  assert.equal(button.textContent, "Text view");
  assert.equal(platform.text("page.log"), "What happened");
});

test("if the program is unpacked before the language arrives, the page leaves it to the program to show the language", () => {
  const { document, platform, button } = speaking('{"language":"xx"}', { isUnpacked: true });
  assert.equal(document.documentElement.lang, "en");
  assert.equal(button.textContent, "Text view");
  platform.inLanguage("xx");
  assert.equal(document.documentElement.lang, "xx");
  assert.equal(button.textContent, '⟦Text view & "so"⟧');
});

test("until the player chooses a language, the browser's languages decide, and a language in the address always wins", () => {
  assert.deepEqual(speaking(null, { prefers: ["qq", "xx-YY", "en"] }).wanted, ["text-xx"]);
  assert.deepEqual(speaking('{"language":"en"}', { prefers: ["xx"] }).wanted, []);
  assert.deepEqual(speaking('{"language":"en"}', { search: "?lang=xx" }).wanted, ["text-xx"]);
  assert.deepEqual(speaking(null, { prefers: [] }).wanted, []);
});

test("a fetched file that isn't a language file changes no text of the page", () => {
  const { document, platform } = speaking('{"language":"xx"}', { arrives: new TextEncoder().encode("<html>sign in</html>") });
  assert.equal(document.documentElement.lang, "en");
  assert.equal(platform.text("page.log"), "What happened");
});

test("the page stays in the first language if the settings name no language, or one that doesn't exist", () => {
  for (const settings of [null, "", "{{{", "7", "null", "{}", '{"language":"constructor"}', '{"language":7}'])
    assert.equal(speaking(settings).document.documentElement.lang, "en", String(settings));
});

test("every text id of the page has a text, and every text of the page is used", () => {
  const english = JSON.parse(readFileSync(join(root, "assets/text/en.json"), "utf8"));
  const sources = ["web", "shell/platform"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).filter((name) => /\.(js|html|webmanifest|cpp)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), "utf8")));
  const said = sources.flatMap((source) => [...source.matchAll(/["@](page\.[a-z_.]+)["@]/g)].map(([, id]) => id));
  const known = Object.keys(english).filter((id) => id.startsWith("page."));
  assert.ok(known.length > 20);
  assert.deepEqual([...new Set(said)].sort(), known.sort());
});

test("texts that never change are only in the HTML, and not in the list of texts", () => {
  const { en } = JSON.parse(plain(attribute("palazzo:texts")));
  assert.equal("page.description" in en || "page.preview" in en || "page.nothing_here" in en, false);
  for (const id of ["page.gone", "page.incomplete", "page.arrived", "page.slow", "page.log"]) assert.ok(en[id], id);
});
