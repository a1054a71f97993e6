// Games exported to a file and imported from one, and deleted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { importFile, exportedFile } from "./files.mjs";
import { waitForFirstFrame, open, record, waitUntilRested, said } from "./page.mjs";
import { ids, play, press } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

const begun = async (context) => {
  const page = await palazzo.visit(context, table);
  await play(page, 5);
  await waitUntilRested(page);
  return page;
};

const gameKeys = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("palazzo:/some/deep/path/ game:")));

test("an exported game is the same after its import in another browser", async () => {
  const page = await begun(await palazzo.visitor());
  const { name, text } = await exportedFile(page, () => press(page, "export"));
  assert.match(name, /\.json$/);
  assert.deepEqual(JSON.parse(text), JSON.parse(await record(page)));

  const other = await palazzo.visit(await palazzo.visitor());
  await importFile(other, "import", { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.waitForFunction(() => palazzo.record() !== "");
  assert.equal(await record(other), await record(page));
  await play(other, 1);
  assert.deepEqual(other.errors, []);
});

test("a file that is no record is refused in one line, and nothing changes", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const files = ["", "{", "[]", '{"format":99,"game":"palace","deal":{"seed":"1"},"moves":[]}', "\0\xff".repeat(1000)];
  for (const text of files) {
    const before = (await said(page)).length;
    await importFile(page, "import", { name: "bad.json", mimeType: "application/json", buffer: Buffer.from(text, "latin1") });
    await page.waitForFunction(
      (lines) => document.querySelectorAll("#log p").length > lines || /bad\.json|can't|record/i.test(document.getElementById("words").innerText),
      before,
    );
    assert.equal(await record(page), "");
  }
  assert.deepEqual(await gameKeys(page), []);
  assert.deepEqual(page.errors, []);
});

test("a folder, and a file that is too large or contains zeros, are each refused in one line", async () => {
  const page = await palazzo.visit(await palazzo.visitor());
  const bytes = (text) => Buffer.from(text);
  const game = JSON.stringify({ format: 1, game: "palace", preset: "house", deal: { seed: "1" }, moves: [] });
  for (const [name, buffer, line] of [
    ["large.json", Buffer.alloc(8 * 1024 * 1024 + 1, "["), /larger than 8 MB/],
    ["large.csv", Buffer.alloc(3 * 1024 * 1024, "a"), /larger than 2 MB/],
    ["accents.csv", bytes(`e${"\u0301".repeat(4_300_000)}`), /larger than 8 MB/],
    ["zero.csv", bytes("the cat,el gato\0\nthe dog,el perro\n"), /no text in UTF-8/],
    ["zero.json", bytes(`${game}\0${game}`), /no text in UTF-8/],
  ]) {
    const before = (await said(page)).length;
    await importFile(page, "import", { name, mimeType: "text/plain", buffer });
    await page.waitForFunction((lines) => document.querySelectorAll("#log p").length > lines, before);
    assert.match((await said(page)).at(-1), line);
    assert.equal(await record(page), "");
  }
  const before = (await said(page)).length;
  await page.evaluate(() => {
    const folder = { name: "folder", size: 4096, arrayBuffer: () => Promise.reject(new Error("a folder")) };
    dispatchEvent(Object.assign(new Event("drop"), { dataTransfer: { files: [folder] } }));
  });
  await page.waitForFunction((lines) => document.querySelectorAll("#log p").length > lines, before);
  assert.match((await said(page)).at(-1), /can't be read/);
  assert.deepEqual(await gameKeys(page), []);
  assert.deepEqual(page.errors, []);
});

test("everything in the store can be exported as one file, even if it is larger than other files may be, and imported in another browser", async () => {
  const page = await begun(await palazzo.visitor());
  const kept = await record(page);
  const letters = 3_000_000;
  await page.evaluate((count) => localStorage.setItem("palazzo:/some/deep/path/ aside:x:0", "語".repeat(count)), letters);
  for (const id of ["menu", "home", "saved"]) await press(page, id);
  const { name, text } = await exportedFile(page, () => press(page, "export_everything"));
  const buffer = Buffer.from(text);
  assert.ok(buffer.length > 8 * 1024 * 1024, `${buffer.length}`);

  const other = await palazzo.visit(await palazzo.visitor());
  await importFile(other, "import", { name, mimeType: "application/json", buffer });
  await other.waitForFunction((count) => localStorage.getItem("palazzo:/some/deep/path/ aside:x:0") === "語".repeat(count), letters);
  assert.match((await said(other)).at(-1), /1 game/);
  await press(other, "continue");
  assert.equal(await record(other), kept);
  assert.deepEqual(other.errors, []);
});

test("several games are kept, and a game is deleted only after the player has confirmed it", async () => {
  const context = await palazzo.visitor();
  const page = await begun(context);
  const first = await record(page);
  await page.goto(palazzo.address + table.replace("seed=5", "seed=6"));
  await waitForFirstFrame(page);
  await play(page, 3);
  const second = await record(page);
  await press(page, "menu");
  await press(page, "home");
  await press(page, "saved");
  const kept = (await ids(page)).filter((id) => id.startsWith("kept:"));
  assert.equal(kept.length, 2);

  await press(page, kept[0]); // opens the game that was stored last
  await press(page, "remove");
  assert.equal((await gameKeys(page)).length > 2, true, "nothing is deleted before the answer");
  await press(page, "keep");
  await press(page, "remove");
  await press(page, "really_remove");
  assert.deepEqual((await ids(page)).filter((id) => id.startsWith("kept:")), [kept[1]]);
  await press(page, kept[1]);
  await press(page, "resume");
  await waitUntilRested(page);
  assert.equal(await record(page), first);
  assert.notEqual(first, second);
});
