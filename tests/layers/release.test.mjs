// Tests the files that tools/lib/site.mjs builds for installing the page and for using it without a network: the
// manifest, and the worker's list of the release's files.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { headersOf } from "../../tools/lib/serve.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const text = JSON.parse(readFileSync(join(root, "assets/text/en.json"), "utf8"));
const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A file of each kind of data that the page fetches, by its folder. */
const dataFiles = new Map([["challenges/es.json", "{}"], ["translations/de.json", "[]"], ["rule_sets/palace.json", "[1]"]]);

/** Builds a site with a tiny program; `change` may modify the page's sources first. */
function laidOut(change = () => {}, data = dataFiles) {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-release-"));
  folders.push(folder);
  cpSync(join(root, "web"), join(folder, "web"), { recursive: true });
  for (const kind of ["challenges", "translations", "rule_sets"]) mkdirSync(join(folder, kind));
  for (const [name, content] of [["palazzo.js", ""], ["palazzo.wasm", ""], ["words-en.bin", "words"], ["LICENSE", "MIT"], ...data])
    writeFileSync(join(folder, name), content);
  change(folder);
  const given = ["web", "palazzo.js", "site", "words-en.bin", ...data.keys(), "LICENSE"].map((name) => join(folder, name));
  const [web, program, site, ...rest] = given;
  execFileSync("node", [join(root, "tools/lib/site.mjs"), web, join(root, "assets/text"), program, site, "Debug", ...rest], { stdio: "pipe" });
  return site;
}

const site = laidOut();
const manifest = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"));
const releaseIn = (folder) => JSON.parse(readFileSync(join(folder, "service-worker.js"), "utf8").match(/^const release = (.*);$/m)[1]);
const digestOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

test("every picture that the manifest names exists and has the stated size", () => {
  const pictures = [...manifest.icons, ...manifest.screenshots];
  assert.ok(pictures.length >= 6);
  for (const { src, type, sizes } of pictures) {
    assert.ok(existsSync(join(site, src)), src);
    if (type !== "image/png") continue;
    const png = readFileSync(join(site, src));
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
});

test("the manifest has no id, so that two folders of a host are two apps", () => {
  assert.equal(manifest.id, undefined);
  const start = (folder) => new URL(manifest.start_url, `https://user.github.io/${folder}/manifest.webmanifest`).href;
  assert.deepEqual([start("a"), start("b")], ["https://user.github.io/a/", "https://user.github.io/b/"]);
});

test("the manifest has all that installing needs: icons of both purposes, screenshots of both widths", () => {
  assert.deepEqual(new Set(manifest.icons.map(({ purpose = "any" }) => purpose)), new Set(["any", "maskable"]));
  assert.deepEqual(manifest.screenshots.map(({ form_factor }) => form_factor), ["narrow", "wide"]);
  for (const { sizes, label } of manifest.screenshots) {
    const [width, height] = sizes.split("x").map(Number);
    assert.ok(Math.min(width, height) >= 320 && Math.max(width, height) <= 3840, sizes);
    assert.ok(Math.max(width, height) / Math.min(width, height) <= 2.3, sizes);
    assert.ok(label);
  }
  assert.equal(manifest.lang, "en");
});

test("the manifest's description names every game that players can choose", () => {
  const games = Object.keys(text).filter((id) => /^game\.\w+$/.test(id) && id !== "game.example");
  assert.ok(games.length >= 3);
  for (const id of games) assert.ok(manifest.description.includes(text[id]), text[id]);
});

test("the release lists all its files with their digests, except the service worker and the files for hosts", () => {
  const { name, files, more } = releaseIn(site);
  const listed = { ...files, ...more };
  assert.deepEqual(Object.keys(listed).sort(), ["", ...readdirSync(site)].filter((file) => !/^(index|service-worker|404|_headers)/.test(file)).sort());
  for (const [file, digest] of Object.entries(listed))
    assert.equal(digestOf(readFileSync(join(site, file || "index.html"))), digest, file);
  assert.match(readFileSync(join(site, "index.html"), "utf8"), new RegExp(`name="palazzo:release" content="${name}"`));
  // The page starts without large or rarely requested files, so these are in the list of further files.
  for (const file of Object.keys(files)) assert.doesNotMatch(file, /^words|^deck|licences|\.png$/);
});

test("each data file is named by its kind, and a data file in an unknown folder is refused", () => {
  const named = readFileSync(join(site, "index.html"), "utf8");
  for (const id of ["deck-es", "prompts-de", "rules-palace"]) assert.match(named, new RegExp(`\\b${id}=${id}\\.`));
  assert.throws(() => laidOut(() => {}, new Map([["es.json", "{}"]])), /es\.json: its folder doesn't say/);
});

test("any change to a file changes the name of the release, and a build without changes has the same name", () => {
  const { name } = releaseIn(site);
  const changed = (file, content) =>
    releaseIn(laidOut((folder) => writeFileSync(join(folder, file), content(readFileSync(join(folder, file), "utf8"))))).name;
  assert.equal(releaseIn(laidOut()).name, name);
  for (const file of ["web/style.css", "web/index.html", "web/start.js", "web/alone/service-worker.js", "web/static/icon.svg", "palazzo.wasm", "words-en.bin", "LICENSE"])
    assert.notEqual(changed(file, (content) => `${content}\n.`), name, file);
});

test("the headers for hosts say who may frame the page, that types aren't guessed, and which features the page never uses", () => {
  const all = headersOf(site)["/*"];
  assert.match(all["content-security-policy"], /frame-ancestors/);
  assert.equal(all["x-content-type-options"], "nosniff");
  assert.match(all["permissions-policy"], /camera=\(\)/);
  assert.equal("cache-control" in all, false, "two rules for one file are put together");
});

test("files with a digest in their names are cached forever, and others only after asking the host", () => {
  const rules = headersOf(site);
  const files = ["", ...readdirSync(site)].filter((name) => !/^(404|_headers)/.test(name));
  for (const name of ["", "index.html", "reload.js", "service-worker.js", "manifest.webmanifest"]) assert.ok(files.includes(name), name);
  assert.deepEqual(Object.keys(rules).sort(), ["/*", ...files.map((name) => `/${name}`)].sort());
  for (const name of files) {
    const isHashed = name.split(".").includes(digestOf(readFileSync(join(site, name || "index.html"))));
    assert.equal(rules[`/${name}`]["cache-control"], isHashed ? "public, max-age=31536000, immutable" : "no-cache", name);
  }
});

const html = readFileSync(join(site, "index.html"), "utf8");
const previewIn = (page) => Object.fromEntries(
  [...page.matchAll(/<meta (?:property|name)="(og:[\w:]+|twitter:card)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]));

test("link previews have the page's name, description, and an existing picture of the stated size", () => {
  const preview = previewIn(html);
  assert.equal(preview["og:title"], text["app.name"]);
  assert.equal(preview["og:description"], text["page.description"]);
  assert.equal(preview["twitter:card"], "summary_large_image");
  assert.ok(preview["og:image:alt"]);
  const png = readFileSync(join(site, preview["og:image"]));
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)].map(String), [preview["og:image:width"], preview["og:image:height"]]);
  assert.ok(png.length < 300_000, "some messengers show no larger one");
});

test("the preview picture has an absolute address if the page's address is known", () => {
  for (const [address, wanted] of [["https://a.example/cards", "https://a.example/cards/"], ["https://a.example/", "https://a.example/"]]) {
    process.env.PALAZZO_ADDRESS = address;
    const there = laidOut();
    delete process.env.PALAZZO_ADDRESS;
    assert.equal(previewIn(readFileSync(join(there, "index.html"), "utf8"))["og:image"], `${wanted}preview.png`);
    assert.ok(readFileSync(join(there, "404.html"), "utf8").includes(`href="${wanted}"`));
  }
});

test("every address in the page and the manifest is relative, and none leads to another host", () => {
  const named = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  assert.ok(named.length > 5);
  for (const address of [...named, manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)]) assert.doesNotMatch(address, /^\/|:/);
});

test("the page contains the sizes of the program's files", () => {
  for (const id of ["program", "wasm"]) {
    const [, name, bytes] = html.match(new RegExp(`id="${id}" href="([^"]*)".* data-bytes="(\\d+)"`));
    assert.equal(Number(bytes), readFileSync(join(site, name)).length, id);
  }
});

test("the page for wrong addresses needs no other file, and isn't part of the release", () => {
  const page = readFileSync(join(site, "404.html"), "utf8");
  assert.ok(page.includes(text["page.nothing_here"]));
  assert.doesNotMatch(page, /@\w+\.|src=|<link/);
});
