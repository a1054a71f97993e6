// What the page says itself, laid out by tools/lib/site.mjs: in the first language as it comes, and in the chosen one
// before the program is there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The page's html with a second language beside English: one file, and its line in the list. */
function pageWith(code, words) {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-page-"));
  const text = join(folder, "text");
  cpSync(join(root, "assets/text"), text, { recursive: true });
  writeFileSync(join(text, "languages.json"), JSON.stringify({ en: "English", [code]: "Brackets" }));
  const english = JSON.parse(readFileSync(join(text, "en.json"), "utf8"));
  writeFileSync(join(text, `${code}.json`), JSON.stringify(Object.fromEntries(Object.entries(english).map(([id, one]) => [id, words(one)]))));
  writeFileSync(join(folder, "palazzo.js"), "");
  writeFileSync(join(folder, "palazzo.wasm"), "");
  const site = join(folder, "site");
  execFileSync("node", [join(root, "tools/lib/site.mjs"), join(root, "web"), text, join(folder, "palazzo.js"), site, "Debug", join(root, "LICENSE")]);
  const html = readFileSync(join(site, "index.html"), "utf8");
  rmSync(folder, { recursive: true });
  return html;
}

const html = pageWith("xx", (words) => `⟦${words} & "so"⟧`);
const attribute = (name) => html.match(new RegExp(`name="${name}" content="([^"]*)"`))[1];
const plain = (words) => words.replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&amp;/g, "&");

/** web/text.js over two parts of the page, with such settings in the store. */
function speaking(settings) {
  const button = { dataset: { text: "page.in_words" }, textContent: "Text view" };
  const log = { dataset: { label: "page.log" }, setAttribute: (name, value) => (log[name] = value) };
  const document = {
    documentElement: { lang: "en" },
    querySelector: () => ({ content: plain(attribute("palazzo:texts")) }),
    querySelectorAll: (which) => (which === "[data-text]" ? [button] : [log]),
  };
  const platform = { load: () => settings };
  vm.runInNewContext(readFileSync(join(root, "web/text.js"), "utf8"), { document, palazzo: { platform }, Object, JSON });
  return { document, platform, button, log };
}

test("the page comes in the first language, complete", () => {
  assert.match(html, /<html lang="en">/);
  assert.match(html, /data-text="page\.in_words">Text view</);
  assert.match(html, /aria-label="What happened"/);
  assert.doesNotMatch(html, /@\w/);
  assert.deepEqual(Object.keys(JSON.parse(plain(attribute("palazzo:texts")))), ["en", "xx"]);
});

test("the language that was chosen is there before the program, and follows a choice", () => {
  const { document, platform, button, log } = speaking('{"speed":1,"language":"xx"}');
  assert.equal(document.documentElement.lang, "xx");
  assert.equal(button.textContent, '⟦Text view & "so"⟧');
  assert.equal(log["aria-label"], '⟦What happened & "so"⟧');
  platform.inLanguage("en");
  assert.equal(button.textContent, "Text view");
  assert.equal(platform.text("page.log"), "What happened");
});

test("settings that name no language, or one that isn't there, leave the first", () => {
  for (const settings of [null, "", "{{{", "7", "null", "{}", '{"language":"constructor"}', '{"language":7}'])
    assert.equal(speaking(settings).document.documentElement.lang, "en", String(settings));
});

test("whatever the page says has a sentence, and every sentence of the page is said", () => {
  const english = JSON.parse(readFileSync(join(root, "assets/text/en.json"), "utf8"));
  const sources = ["web", "shell/platform"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).filter((name) => /\.(js|html|webmanifest|cpp)$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), "utf8")));
  const said = sources.flatMap((source) => [...source.matchAll(/["@](page\.[a-z_.]+)["@]/g)].map(([, id]) => id));
  const known = Object.keys(english).filter((id) => id.startsWith("page."));
  assert.ok(known.length > 20);
  assert.deepEqual([...new Set(said)].sort(), known.sort());
});

test("what stands in the page once and for all isn't carried along a second time", () => {
  const { en } = JSON.parse(plain(attribute("palazzo:texts")));
  assert.equal("page.description" in en || "page.preview" in en || "page.nothing_here" in en, false);
  for (const id of ["page.gone", "page.incomplete", "page.arrived", "page.slow", "page.log"]) assert.ok(en[id], id);
});
