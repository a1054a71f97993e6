// Builds the folder that a static host serves.
//   node site.mjs WEB TEXT PROGRAM.js SITE CONFIG [WORDS.bin… FONT.bin…] [DECK.json… TRANSLATION.json… RULES.json…] LICENCE…
// Placeholders in the pages and in WEB/manifest.webmanifest are replaced. Placeholders for texts, such as @page.log@,
// are replaced by texts of the first language from TEXT, the folder of the languages. WEB/*.js become one script, in
// alphabetical order, and those of WEB/alone separate ones; WEB/static is copied unchanged. Scripts, style and program
// have a digest of their content in their names, so that browsers may cache them forever and still get new versions at
// once. The licences of everything inside are in one file. The service worker receives the list of the release's files,
// without WEB/_headers and WEB/404.html, which are for hosts. The environment's PALAZZO_ADDRESS is the address from
// which the folder will be served, if it is known; link previews need it for the picture's absolute address.
// PALAZZO_RELAY is the relay of tables with friends: a path beside the page, or an address that begins with wss:. Only
// then the site contains WEB/mailbox: opening.js in the page's script, and the modules as one script.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { minify } from "terser";
import { joined } from "./licences.mjs";

const [web, text, program, site, config, ...rest] = process.argv.slice(2);
const isPacked = (file) => file.endsWith(".bin");
const isData = (file) => file.endsWith(".json"); // a deck, a translation of decks, or a game's published rule sets
/** The kind of data in each folder. The id of a data file begins with its kind: `deck-es` is the Spanish deck. */
const kinds = { challenges: "deck", translations: "prompts", rule_sets: "rules" };
const licences = rest.filter((file) => !isPacked(file) && !isData(file));
const release = config === "Release";
const given = process.env.PALAZZO_ADDRESS;
const address = given ? new URL(given.replace(/\/*$/, "/")).href : "";

// The site is built next to the old one and then moved into place, so that no incomplete site is ever served.
const made = `${site}.part`;
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });

// The relay's host is added to those that the page may connect to, unless it is the page's own.
const relay = process.env.PALAZZO_RELAY ?? "";
const relayHost = /^wss?:/.test(relay) ? ` ${new URL(relay).origin}` : "";
if (relay && !relayHost && !/^[\w./-]+$/.test(relay)) throw new Error(`PALAZZO_RELAY is neither a path nor an address that begins with wss: "${relay}"`);

const digestOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

function put(name, content) {
  const named = name.replace(/(\.[a-z]+)$/, `.${digestOf(content)}$1`);
  writeFileSync(join(made, named), content);
  return named;
}

async function shrink(code, options) {
  return release ? (await minify(code, { ecma: 2020, compress: { passes: 3 }, ...options })).code : code;
}

// The page unpacks the wasm itself (web/unpack.js), because xz packs it better than hosts do.
const packing = release ? "preset=9e,lc=4,pb=0,mf=bt3,nice=160,dict=4MiB" : "preset=0";
const wasmFile = program.replace(/js$/, "wasm");
const wasm = put("palazzo.wasm.xz", execFileSync("xz", ["-c", "--format=xz", "--check=none", "--threads=1", `--lzma2=${packing}`, wasmFile],
  { maxBuffer: 2 ** 28 }));
// The program's script is wrapped in a function, so that its names can't collide with those of the page's script.
const wrapped = `(function(Module){${readFileSync(program, "utf8")}\n})(self.Module);`;
const js = put("palazzo.js", await shrink(wrapped, { mangle: { reserved: ["Module"] } }));

const parts = readdirSync(web).filter((name) => name.endsWith(".js")).sort();
if (relay) parts.push("mailbox/opening.js");
const page = parts.map((name) => readFileSync(join(web, name), "utf8")).join("\n");
const pageJs = put("palazzo-page.js", await shrink(page, {}));
// The unpacker is a separate file, because the page and its service worker both use it.
const xz = join(dirname(createRequire(import.meta.url).resolve("xz-decompress")), "xz-decompress.min.js");
const unpacker = put("xz-decompress.js", readFileSync(xz));
const style = put("palazzo.css", readFileSync(join(web, "style.css")));

// Packed data such as words-en.bin and font-greek.bin gets names that end in .txt, because many hosts compress only
// text on the way.
const packed = rest.filter(isPacked).map((file) => {
  const name = basename(file, ".bin");
  return `${name}=${put(`${name}.txt`, readFileSync(file))}`;
});
const decks = rest.filter(isData).map((file) => {
  const kind = kinds[basename(dirname(file))];
  if (!kind) throw new Error(`${file}: its folder doesn't say what kind of data it is`);
  const id = `${kind}-${basename(file, ".json")}`;
  return `${id}=${put(`${id}.json`, readFileSync(file))}`;
});

const alone = { toplevel: true }; // the names in these scripts are used nowhere else
const thinker = put("palazzo-thinker.js", await shrink(readFileSync(join(web, "alone/thinker.js"), "utf8"), alone));

/** Returns the mailbox's modules as one, in which no module imports another one. */
function mailbox() {
  const modules = ["mqtt", "line", "sealing", "mailbox", "page"];
  return modules.map((name) => readFileSync(join(web, `mailbox/${name}.mjs`), "utf8")
    .replace(/^import [^;]*;$/gm, "").replace(/^export /gm, "")).join("\n");
}
const friends = relay
  ? `<meta name="palazzo:relay" content="${relay}">\n<meta name="palazzo:mailbox" content="${put("palazzo-mailbox.js", await shrink(mailbox(), { module: true }))}">\n`
  : "";

// The page's own texts. They are for elements outside the program, and for the time before the program is loaded.
const languages = Object.keys(JSON.parse(readFileSync(join(text, "languages.json"), "utf8")));
const said = Object.fromEntries(
  languages.map((language) => [language, JSON.parse(readFileSync(join(text, `${language}.json`), "utf8"))]));
const laidIn = ["index.html", "404.html", "manifest.webmanifest"].map((name) => readFileSync(join(web, name), "utf8")).join("");
const isOfPage = (id) => id.startsWith("page.");
// Texts that are only in the page's HTML, and never change, are left out.
const isSaid = (id) => isOfPage(id) && (!laidIn.includes(`@${id}@`) || laidIn.includes(`="${id}"`));
// The page contains its texts in the first language. Each other language is a file of two lines, which is fetched if the
// player wants it: an object with the page's own texts by their ids, and a list of the program's texts in the order of the
// first language's ids (engine/i18n/texts.hpp), which is a quarter smaller than with the ids.
const [first, ...further] = languages;
const texts = { [first]: Object.fromEntries(Object.entries(said[first]).filter(([id]) => isSaid(id))) };
function fileOf(language) {
  const texts = said[language];
  const ids = Object.keys(said[first]);
  const different = [...ids.filter((id) => !(id in texts)), ...Object.keys(texts).filter((id) => !(id in said[first]))];
  if (different.length > 0) throw new Error(`${language}.json: missing or unknown: ${different.join(" ")}`);
  const ofPage = Object.fromEntries(ids.filter(isOfPage).map((id) => [id, texts[id]]));
  return `${JSON.stringify(ofPage)}\n${JSON.stringify(ids.filter((id) => !isOfPage(id)).map((id) => texts[id]))}`;
}
const textFiles = further.map((language) => `text-${language}=${put(`text-${language}.json`, fileOf(language))}`);

const sizeOf = (name) => String(statSync(join(made, name)).size);
const names = {
  ...said[first], HOME: address || ".", PREVIEW: `${address}preview.png`, PROGRAM_BYTES: sizeOf(js), WASM_BYTES: sizeOf(wasm),
  LANGUAGE: first, LANGUAGES: languages.join(" "), TEXTS: JSON.stringify(texts),
  UNPACKER: unpacker, PAGE_JS: pageJs, STYLE: style, PALAZZO_JS: js, PALAZZO_WASM: wasm, THINKER: thinker, RELAY_HOST: relayHost, DATA: [...packed, ...decks, ...textFiles].join(" "),
};
function fill(file, escaped) {
  return readFileSync(join(web, file), "utf8").replace(/@(?!FRIENDS@)([A-Za-z_.]+)@/g, (whole, name) => {
    if (!(name in names)) throw new Error(`${file}: nothing is known to put for ${whole}`);
    return escaped(names[name]);
  }).replace("@FRIENDS@", friends);
}
const forHtml = (words) => words.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const forJson = (words) => JSON.stringify(words).slice(1, -1);

writeFileSync(join(made, "licences.txt"), joined(licences));
writeFileSync(join(made, "manifest.webmanifest"), fill("manifest.webmanifest", forJson));
cpSync(join(web, "static"), made, { recursive: true });
writeFileSync(join(made, "reload.js"), await shrink(readFileSync(join(web, "alone/reload.js"), "utf8"), alone));

// The files of the release; the page itself has an empty name. A start needs `files`; `more` are large, or rarely
// requested. The release's name is a digest of all its files, and is put into the page last.
const isForStart = (name) => /\.(html|js|css|xz|svg|webmanifest)$/.test(name);
const worker = readFileSync(join(web, "alone/service-worker.js"), "utf8");
const digests = Object.fromEntries(
  readdirSync(made).sort().map((name) => [name, digestOf(readFileSync(join(made, name)))]));
names.RELEASE = "";
names.RELEASE = digestOf(JSON.stringify(digests) + fill("index.html", forHtml) + worker);
const html = fill("index.html", forHtml);
writeFileSync(join(made, "index.html"), html);
const part = (wanted) => Object.fromEntries(Object.entries(digests).filter(([name]) => wanted(name)));
const contents = {
  name: names.RELEASE,
  files: { "": digestOf(html), ...part(isForStart) },
  more: part((name) => !isForStart(name)),
  unpacker,
  unpacked: { [wasm]: digestOf(readFileSync(wasmFile)) },
};

// Files with a digest in their names never change and may be cached forever; all others are checked each time. Each
// file has its own entry, because hosts support different patterns, and combine all entries that match a file.
names.CACHING = ["", ...readdirSync(made).sort(), "service-worker.js"].map((name) =>
  `/${name}\n  Cache-Control: ${/\.[0-9a-f]{12}\./.test(name) ? "public, max-age=31536000, immutable" : "no-cache"}`).join("\n");
writeFileSync(join(made, "_headers"), fill("_headers", (text) => text));
writeFileSync(join(made, "404.html"), fill("404.html", forHtml));

writeFileSync(join(made, "service-worker.js"), await shrink(`const release = ${JSON.stringify(contents)};\n${worker}`, alone));

rmSync(site, { recursive: true, force: true });
renameSync(made, site);
