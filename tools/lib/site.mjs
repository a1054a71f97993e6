// Lays out the folder that a static host serves.
//   node site.mjs WEB TEXT PROGRAM.js SITE CONFIG [WORDS.bin… FONT.bin…] [DECK.json…] LICENCE…
// WEB/index.html has its placeholders filled in, those of texts (@page.log@) from TEXT, the folder of the languages,
// in the first of them; WEB/*.js become one script, in the order of their names; WEB/static is
// copied as it is. Scripts, style and program carry a digest of their content in their names, so that a browser may keep
// them for ever and still gets a new version at once. The licences of everything inside lie beside them in one file.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { minify } from "terser";

const [web, text, program, site, config, ...rest] = process.argv.slice(2);
const isPacked = (file) => file.endsWith(".bin");
const isDeck = (file) => file.endsWith(".json");
const licences = rest.filter((file) => !isPacked(file) && !isDeck(file));
const release = config === "Release";

// Laid out beside the old one and moved into place, so that no half of a site is ever served.
const made = `${site}.part`;
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });

function put(name, content) {
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const named = name.replace(/(\.[a-z]+)$/, `.${digest}$1`);
  writeFileSync(join(made, named), content);
  return named;
}

async function shrink(code, options) {
  return release ? (await minify(code, { ecma: 2020, ...options })).code : code;
}

// The program's script finds its wasm by name. In a function of its own none of its names meets the page's.
const wasmFile = program.replace(/\.js$/, ".wasm");
const wasm = put("palazzo.wasm", readFileSync(wasmFile));
const script = readFileSync(program, "utf8").replaceAll(basename(wasmFile), wasm);
const wrapped = `(function(Module){${script}\n})(self.Module);`;
const js = put("palazzo.js", await shrink(wrapped, { mangle: { reserved: ["Module"] } }));

const parts = readdirSync(web).filter((name) => name.endsWith(".js")).sort();
const page = parts.map((name) => readFileSync(join(web, name), "utf8")).join("\n");
const pageJs = put("palazzo-page.js", await shrink(page, {}));
const style = put("palazzo.css", readFileSync(join(web, "style.css")));

// words-en.bin, font-greek.bin. They go out as text, which hosts compress on the way; bytes of an unknown kind many don't.
const packed = rest.filter(isPacked).map((file) => {
  const name = basename(file, ".bin");
  return `${name}=${put(`${name}.txt`, readFileSync(file))}`;
});
const decks = rest.filter(isDeck).map((file) => {
  const deck = `deck-${basename(file, ".json")}`;
  return `${deck}=${put(`${deck}.json`, readFileSync(file))}`;
});

// What the page says before the program is there, and beside it.
const languages = Object.keys(JSON.parse(readFileSync(join(text, "languages.json"), "utf8")));
const saidByPage = (language) => Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(text, `${language}.json`), "utf8"))).filter(([id]) => id.startsWith("page.")));
const texts = Object.fromEntries(languages.map((language) => [language, saidByPage(language)]));
const escaped = (words) => words.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const names = {
  ...texts[languages[0]], LANGUAGE: languages[0], TEXTS: JSON.stringify(texts),
  PAGE_JS: pageJs, STYLE: style, PALAZZO_JS: js, PALAZZO_WASM: wasm, DATA: [...packed, ...decks].join(" "),
};
const html = readFileSync(join(web, "index.html"), "utf8").replace(/@([A-Za-z_.]+)@/g, (whole, name) => {
  if (!(name in names)) throw new Error(`index.html: nothing is known to put for ${whole}`);
  return escaped(names[name]);
});
writeFileSync(join(made, "index.html"), html);
const granted = licences.map((file) => readFileSync(file, "utf8").trim());
writeFileSync(join(made, "licences.txt"), `${granted.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
cpSync(join(web, "static"), made, { recursive: true });

rmSync(site, { recursive: true, force: true });
renameSync(made, site);
