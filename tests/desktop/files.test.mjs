// Files that the player chooses. A fake file dialog returns the paths that the test sets.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { cli, program } from "./desktop.mjs";
import { game, mine } from "./games.mjs";

const folder = mkdtempSync(join(tmpdir(), "palazzo-files-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = (name) => join(folder, name);

writeFileSync(file("zenity"), `#!/bin/sh\ncat ${file("choice")}\n`);
chmodSync(file("zenity"), 0o755);
process.env.PATH = `${folder}:${process.env.PATH}`;

game("A file that can't be read or is too large is reported in a line, and the program continues", {}, async ({ screen, mouse }) => {
  execFileSync("mkfifo", [file("pipe")]);
  writeFileSync(file("large.csv"), "a,b\n");
  truncateSync(file("large.csv"), 5_000_000_000);
  writeFileSync(file("zero.csv"), "the cat,el gato\0\n");
  const none = (path) => [/no file/, path];
  const large = [/larger than 8 MB/, "large.csv"];
  // The faults alternate, so that each message differs from the one before.
  for (const [line, path] of [none("pipe"), large, none("/dev/zero"), [/no text in UTF-8/, "zero.csv"], none(folder), large,
    none("gone")]) {
    writeFileSync(file("choice"), path.startsWith("/") ? path : file(path));
    await mouse.press("import", () => line.test(screen.words()));
  }
  writeFileSync(file("cafe.csv"), "the cafe\u0301,el cafe\u0301\n");
  writeFileSync(file("choice"), file("cafe.csv"));
  await mouse.press("import", () => screen.words().includes("1 question"));
  assert.match(screen.words(), /the caf\u00e9 – el caf\u00e9/);
});

const record = execFileSync(cli, ["new", "--game", "palindromes", "--seed", "3"], { encoding: "utf8" });
writeFileSync(file("a game.json"), record);

game("A file named on the command line is opened", { asked: [file("a game.json")] }, async ({ screen }) => {
  await screen.until((now) => mine(now), "the table");
});

test("The program prints its version and its usage without opening a window", () => {
  const said = (option) => execFileSync(program, [option], { encoding: "utf8", env: { PATH: process.env.PATH } });
  const [, version] = /^project\(palazzo VERSION (\S+)/m.exec(readFileSync(new URL("../../CMakeLists.txt", import.meta.url), "utf8"));
  assert.equal(said("--version"), `Palazzo ${version}\n`);
  const manual = readFileSync(new URL("../../packaging/palazzo.6", import.meta.url), "utf8").replaceAll("\\", "");
  const options = said("--help").match(/--\w+/g);
  assert.ok(options.length >= 6);
  for (const option of options) assert.ok(manual.includes(option), `${option} is missing in the manual`);
});
