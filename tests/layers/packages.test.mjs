// Tests the contents of a package: the list of everything that it is made of, and the files that a desktop reads.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { joined } from "../../tools/lib/licences.mjs";
import { pins, sbom, taken } from "../../tools/lib/sbom.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file) => readFileSync(join(root, file), "utf8");
const version = /^project\(palazzo VERSION (\S+)/m.exec(read("CMakeLists.txt"))[1];
const document = sbom(pins());
const named = new Map(document.packages.map((one) => [one.name, one]));
const cmake = readdirSync(join(root, "cmake")).filter((file) => file.endsWith(".cmake")).map((file) => read(`cmake/${file}`)).join("\n");

test("every pinned source is listed with its commit, version and licence", () => {
  const pinned = [...cmake.matchAll(/palazzo_source\((\w+) GIT (\S+) COMMIT ([0-9a-f]{40})/g)];
  assert.ok(pinned.length >= 5);
  for (const [, name, git, commit] of pinned) {
    assert.equal(named.get(name)?.downloadLocation, `git+${git}@${commit}`, name);
    assert.ok(named.get(name).versionInfo && named.get(name).licenseDeclared !== "NOASSERTION", name);
  }
});

test("every library that the build takes from the system is listed", () => {
  const names = new Set([...named.keys()].map((name) => name.toLowerCase()));
  // These libraries are looked for in several parts or forms.
  const parts = { openssl_ssl: "openssl", openssl_crypto: "openssl", libwebsockets_archive: "libwebsockets" };
  const found = [...cmake.replace(/^\s*#.*$/gm, "").matchAll(/find_(?:package|library)\((\S+)/g)].map(([, name]) =>
    name.toLowerCase().replace(/^palazzo_|^nlohmann_/, ""));
  assert.ok(found.length >= 5);
  for (const name of found) assert.ok(names.has(parts[name] ?? name), name);
  assert.equal(named.get("scowl").licenseDeclared, "LicenseRef-SCOWL");
});

test("every npm package is listed with its digest from package-lock.json", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  for (const [path, { integrity, version: at }] of Object.entries(packages).filter(([path]) => path)) {
    const one = named.get(path.replace(/^.*node_modules\//, ""));
    assert.equal(one?.versionInfo, at, path);
    assert.deepEqual(one.checksums, [{ algorithm: "SHA512", checksumValue: Buffer.from(integrity.slice(7), "base64").toString("hex") }], path);
  }
});

test("the list is valid SPDX: ids are unique, and relations name existing parts", () => {
  const ids = document.packages.map(({ SPDXID }) => SPDXID);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^SPDXRef-[A-Za-z0-9.-]+$/);
  for (const { spdxElementId, relatedSpdxElement } of document.relationships)
    for (const id of [spdxElementId, relatedSpdxElement]) assert.ok(id === document.SPDXID || ids.includes(id), id);
  assert.match(document.creationInfo.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  for (const one of document.packages) assert.ok(one.downloadLocation && one.licenseDeclared && one.licenseConcluded, one.name);
});

test("the list names what a build used: the system's library with its version, or Debian's source with its digest", () => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-sbom-"));
  writeFileSync(join(folder, ".debian-source"), `${"a".repeat(64)}  imgui_1.92.5.orig.tar.gz\n`);
  const notes = taken(`palazzo\t9.9.9\nsdl2\t2.30.0\tsystem\nimgui\t\tdebian\t${folder}\n`);
  const built = new Map(sbom(pins(), notes).packages.map((one) => [one.name, one]));
  rmSync(folder, { recursive: true });
  assert.equal(built.get("palazzo").versionInfo, "9.9.9");
  assert.equal(built.get("sdl2").versionInfo, "2.30.0");
  assert.equal(built.get("imgui").versionInfo, "1.92.5");
  assert.deepEqual(built.get("imgui").checksums, [{ algorithm: "SHA256", checksumValue: "a".repeat(64) }]);
});

test("the list says whether SDL2 is the system's or inside the program", () => {
  const kind = (notes) => sbom(pins(), taken(`palazzo\t1.0.0\n${notes}\n`)).relationships
    .find(({ relatedSpdxElement }) => relatedSpdxElement === "SPDXRef-sdl2").relationshipType;
  assert.equal(kind("sdl2\t2.30.0\tsystem"), "DYNAMIC_LINK");
  assert.equal(kind("sdl2\t2.26.5\tgit\t/folder"), "STATIC_LINK");
});

test("packaging fails if a licence is missing", () => {
  const folder = mkdtempSync(join(tmpdir(), "palazzo-papers-"));
  const papers = (licences) => execFileSync("node", [join(root, "tools/lib/papers.mjs"), join(folder, "notes"), join(folder, "out"), licences],
    { encoding: "utf8", stdio: "pipe" });
  writeFileSync(join(folder, "notes"), "palazzo\t1.2.3\n");
  papers(join(root, "LICENSE"));
  assert.match(readFileSync(join(folder, "out/doc/copyright"), "utf8"), /MIT License/);
  assert.equal(JSON.parse(readFileSync(join(folder, "out/doc/palazzo.spdx.json"), "utf8")).name, "palazzo-1.2.3");
  assert.throws(() => papers(`${join(root, "LICENSE")};the licence of sdl2`), /isn't there: the licence of sdl2/);
  assert.throws(() => papers(""), /isn't there/);
  rmSync(folder, { recursive: true });
  // Checks the function itself, which also joins the page's licences (tools/lib/site.mjs).
  assert.throws(() => joined([join(root, "LICENSE"), "the licence of Emscripten"]), /isn't there: the licence of Emscripten/);
});

test("the metainfo's latest release has the project's version", () => {
  const releases = [...read("packaging/palazzo.metainfo.xml").matchAll(/<release version="([^"]*)" date="\d{4}-\d\d-\d\d"/g)];
  assert.equal(releases[0][1], version);
});

test("the desktop entry and the metainfo name the installed files", () => {
  const entry = Object.fromEntries(read("packaging/palazzo.desktop").split("\n").map((line) => line.split("=")));
  const install = read("cmake/install.cmake");
  assert.match(install, new RegExp(`install\\(TARGETS ${entry.Exec} `));
  assert.match(install, new RegExp(`RENAME ${entry.Icon}\\.svg`));
  assert.match(read("packaging/palazzo.metainfo.xml"), /<launchable type="desktop-id">palazzo\.desktop</);
});
