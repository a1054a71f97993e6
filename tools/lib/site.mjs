// Lays out the folder that a static host serves.
//   node site.mjs WEB TEXT PROGRAM.js SITE CONFIG [WORDS.bin… FONT.bin…] [DECK.json…] LICENCE…
// The pages and WEB/manifest.webmanifest have their placeholders filled in, those of texts (@page.log@) from TEXT, the
// folder of the languages, in the first of them; WEB/*.js become one script, in the order of their names, those of WEB/alone
// one each; WEB/static is copied as it is. Scripts, style and program carry a digest of their content in their names, so that
// a browser may keep them for ever and still gets a new version at once. The licences of everything inside lie beside them in
// one file. The service worker is told what the release consists of. WEB/_headers and WEB/404.html are for hosts, and no part of it.
// PALAZZO_ADDRESS in the environment is where the folder will be served from, if that is known: link previews want a picture
// with its whole address.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { minify } from "terser";
import { joined } from "./licences.mjs";

const [web, text, program, site, config, ...rest] = process.argv.slice(2);
const isPacked = (file) => file.endsWith(".bin");
const isDeck = (file) => file.endsWith(".json");
const licences = rest.filter((file) => !isPacked(file) && !isDeck(file));
const release = config === "Release";
const given = process.env.PALAZZO_ADDRESS;
const address = given ? new URL(given.replace(/\/*$/, "/")).href : "";

// Laid out beside the old one and moved into place, so that no half of a site is ever served.
const made = `${site}.part`;
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });

const digestOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

function put(name, content) {
  const named = name.replace(/(\.[a-z]+)$/, `.${digestOf(content)}$1`);
  writeFileSync(join(made, named), content);
  return named;
}

async function shrink(code, options) {
  return release ? (await minify(code, { ecma: 2020, compress: { passes: 3 }, ...options })).code : code;
}

// The page hands the program its wasm, which is packed better than hosts do it (web/unpack.js).
const packing = release ? "preset=9e,lc=4,pb=0,dict=4MiB" : "preset=0";
const wasmFile = program.replace(/js$/, "wasm");
const wasm = put("palazzo.wasm.xz", execFileSync("xz", ["-c", "--format=xz", "--check=none", "--threads=1", `--lzma2=${packing}`, wasmFile],
  { maxBuffer: 2 ** 28 }));
// In a function of its own none of the script's names meets the page's.
const wrapped = `(function(Module){${readFileSync(program, "utf8")}\n})(self.Module);`;
const js = put("palazzo.js", await shrink(wrapped, { mangle: { reserved: ["Module"] } }));

const parts = readdirSync(web).filter((name) => name.endsWith(".js")).sort();
const page = parts.map((name) => readFileSync(join(web, name), "utf8")).join("\n");
const pageJs = put("palazzo-page.js", await shrink(page, {}));
// A file of its own, for the page and for its service worker.
const xz = join(dirname(createRequire(import.meta.url).resolve("xz-decompress")), "xz-decompress.min.js");
const unpacker = put("xz-decompress.js", readFileSync(xz));
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

const alone = { toplevel: true }; // no other script knows a name of theirs
const thinker = put("palazzo-thinker.js", await shrink(readFileSync(join(web, "alone/thinker.js"), "utf8"), alone));

// What the page says before the program is there, and beside it.
const languages = Object.keys(JSON.parse(readFileSync(join(text, "languages.json"), "utf8")));
const said = Object.fromEntries(
  languages.map((language) => [language, JSON.parse(readFileSync(join(text, `${language}.json`), "utf8"))]));
const laidIn = ["index.html", "404.html", "manifest.webmanifest"].map((name) => readFileSync(join(web, name), "utf8")).join("");
// What stands in it once and for all isn't said again.
const isSaid = (id) => id.startsWith("page.") && (!laidIn.includes(`@${id}@`) || laidIn.includes(`="${id}"`));
const saidByPage = (language) => Object.fromEntries(Object.entries(said[language]).filter(([id]) => isSaid(id)));
const texts = Object.fromEntries(languages.map((language) => [language, saidByPage(language)]));

const sizeOf = (name) => String(statSync(join(made, name)).size);
const names = {
  ...said[languages[0]], HOME: address || ".", PREVIEW: `${address}preview.png`, PROGRAM_BYTES: sizeOf(js), WASM_BYTES: sizeOf(wasm),
  LANGUAGE: languages[0], TEXTS: JSON.stringify(texts),
  UNPACKER: unpacker, PAGE_JS: pageJs, STYLE: style, PALAZZO_JS: js, PALAZZO_WASM: wasm, THINKER: thinker, DATA: [...packed, ...decks].join(" "),
};
function fill(file, escaped) {
  return readFileSync(join(web, file), "utf8").replace(/@([A-Za-z_.]+)@/g, (whole, name) => {
    if (!(name in names)) throw new Error(`${file}: nothing is known to put for ${whole}`);
    return escaped(names[name]);
  });
}
const forHtml = (words) => words.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
const forJson = (words) => JSON.stringify(words).slice(1, -1);

writeFileSync(join(made, "licences.txt"), joined(licences));
writeFileSync(join(made, "manifest.webmanifest"), fill("manifest.webmanifest", forJson));
cpSync(join(web, "static"), made, { recursive: true });
writeFileSync(join(made, "reload.js"), await shrink(readFileSync(join(web, "alone/reload.js"), "utf8"), alone));

// What the release consists of, the page itself under the name of the folder. A start needs the first; the rest is big, or is
// seldom asked for. The release is called by all of it, and the page by then knows how.
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

// What has a digest in its name never changes, and may be kept for ever; all else is asked for anew each time. Each file by its
// name: hosts understand different patterns, and put together what several say of one file.
names.CACHING = ["", ...readdirSync(made).sort(), "service-worker.js"].map((name) =>
  `/${name}\n  Cache-Control: ${/\.[0-9a-f]{12}\./.test(name) ? "public, max-age=31536000, immutable" : "no-cache"}`).join("\n");
writeFileSync(join(made, "_headers"), fill("_headers", (text) => text));
writeFileSync(join(made, "404.html"), fill("404.html", forHtml));

writeFileSync(join(made, "service-worker.js"), await shrink(`const release = ${JSON.stringify(contents)};\n${worker}`, alone));

rmSync(site, { recursive: true, force: true });
renameSync(made, site);
