// Tests how the page's scripts store data by folder: two Palazzos on one host share local storage, but none of their
// data; data of earlier versions, which used no folders, moves to the folder that is opened first. The scripts run over
// a fake store here; tests/web/folders.test.mjs uses browsers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns a fake local storage that contains the entries `all` and has room for `room` characters. */
const storage = (all = {}, room = Infinity) => {
  const used = (kept) => Object.entries(kept).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  const methods = {
    getItem: (name) => all[name] ?? null,
    removeItem: (name) => delete all[name],
    setItem: (name, text) => {
      if (used({ ...all, [name]: text }) > room) throw new Error("full");
      all[name] = text;
    },
  };
  return new Proxy(all, { get: (_, name) => methods[name] ?? all[name] });
};

/** Runs the page's storage scripts in a page at `path`; `journal` contains entries of an earlier version's journal. */
const pageAt = (path, localStorage, { journal = [], mayWrite = true, locks } = {}) => {
  let number = 0;
  const platform = {
    keyPrefix: `palazzo:${path} `,
    mayWrite,
    note: () => ["palazzo:written", String((number += 1))],
    emptied: async (name, known) => journal.splice(0).filter((entry) => entry.number > known),
  };
  const channels = [];
  class BroadcastChannel {
    constructor(name) {
      channels.push(name);
    }
    postMessage() {}
  }
  const around = { palazzo: { platform }, localStorage, navigator: { locks }, BroadcastChannel, AbortController, setTimeout: () => {} };
  for (const script of ["store", "moving"]) vm.runInNewContext(readFileSync(join(root, `web/${script}.js`), "utf8"), around);
  return { ...platform, platform, channels };
};
const kept = (page) => Object.fromEntries(page.keys("palazzo:").map((key) => [key, page.load(key)]));
const withoutNumber = ({ "palazzo:written": _, ...rest }) => rest;

test("stored names begin with the page's folder, and can't be taken for names of another folder", () => {
  const border = (href) => {
    const around = { window: {}, URL, location: new URL(href), document: { addEventListener: () => {} }, addEventListener: () => {} };
    around.window = around;
    vm.runInNewContext(readFileSync(join(root, "web/border.js"), "utf8"), around);
    return around.palazzo.platform.keyPrefix;
  };
  assert.equal(border("https://host/"), "palazzo:/ ");
  assert.equal(border("https://host/a/index.html?quick=palace#x"), border("https://host/a/"));
  const folders = ["/", "/a/", "/a/b/", "/a%20b/", "/a/ /", "/a:/"].map((path) => border(`https://host${path}`));
  for (const one of folders) for (const other of folders) assert.equal(one !== other && other.startsWith(one), false, `${one}, ${other}`);
});

test("two folders of a host keep different values under the same keys", () => {
  const store = storage();
  const [a, b, top] = ["/a/", "/b/", "/"].map((path) => pageAt(path, store));
  a.store("palazzo:settings", "a's");
  b.store("palazzo:settings", "b's");
  a.store("palazzo:game:1:0", "a game");
  assert.equal(a.load("palazzo:settings"), "a's");
  assert.equal(b.load("palazzo:settings"), "b's");
  assert.equal(top.load("palazzo:settings"), null);
  assert.deepEqual([...a.keys("palazzo:game:")], ["palazzo:game:1:0"]);
  assert.deepEqual([...b.keys("palazzo:game:")], []);
  assert.deepEqual([...top.keys("palazzo:")], []);
  b.erase("palazzo:settings");
  assert.equal(a.load("palazzo:settings"), "a's");
});

test("data of an earlier version moves once, into the folder that is opened first", async () => {
  const former = { "palazzo:game:1:0": "a game", "palazzo:settings": "{}", "palazzo:current": "1", "palazzo:deck:x:y": "a deck" };
  const all = { ...former, "palazzo:written": "7", "somebody else's": "stays" };
  const store = storage(all);
  const a = pageAt("/a/", store);
  assert.equal(a.load("palazzo:settings"), "{}", "before it has moved");
  await a.move();
  assert.deepEqual(withoutNumber(kept(a)), former);
  assert.deepEqual(Object.keys(all).filter((name) => !name.startsWith("palazzo:/a/ ")), ["somebody else's"]);
  const b = pageAt("/b/", store);
  await b.move();
  assert.deepEqual(kept(b), {});
  assert.equal(b.load("palazzo:settings"), null);
});

test("existing data is never overwritten; if the id of a moved game is taken, both slots of the game get another id", async () => {
  const all = { "palazzo:/a/ settings": "here", "palazzo:/a/ game:1:1": "longer", "palazzo:/a/ over:3": "ended" };
  const store = storage(all);
  Object.assign(all, {
    "palazzo:settings": "there", "palazzo:game:1:0": "x", "palazzo:game:1:1": "y", "palazzo:time:1": "60", "palazzo:game:2:0": "z", "palazzo:game:3:0": "w",
  });
  const page = pageAt("/a/", store);
  await page.move();
  assert.deepEqual(withoutNumber(kept(page)), {
    "palazzo:settings": "here", "palazzo:game:1:1": "longer", "palazzo:over:3": "ended",
    "palazzo:game:1x:0": "x", "palazzo:game:1x:1": "y", "palazzo:time:1x": "60", "palazzo:game:2:0": "z", "palazzo:game:3x:0": "w",
  });
  assert.equal(all["palazzo:settings"], "there");
  const again = pageAt("/a/", store);
  await again.move();
  assert.deepEqual(again.channels, [], "nothing is left to be moved");
});

test("writes that an earlier version left only in its journal are carried out in their order before the data is moved", async () => {
  const all = { "palazzo:game:1:0": "old", "palazzo:daily": "gone", "palazzo:written": "5" };
  const page = pageAt("/a/", storage(all), {
    journal: [
      { key: "palazzo:current", text: "stale", number: 5 },
      { key: "palazzo:game:1:0", text: "new", number: 6 },
      { key: "palazzo:daily", text: null, number: 7 },
    ],
  });
  await page.move();
  assert.deepEqual(withoutNumber(kept(page)), { "palazzo:game:1:0": "new" });
});

test("data stays at its old keys if there is no room to move it, and is moved by a later start", async () => {
  const all = { "palazzo:settings": "x".repeat(100), "palazzo:current": "1" };
  const room = 150;
  const page = pageAt("/a/much/longer/path/than/there/is/room/for/", storage(all, room));
  await page.move();
  assert.equal(all["palazzo:settings"], "x".repeat(100));
  const later = pageAt("/a/much/longer/path/than/there/is/room/for/", storage(all));
  await later.move();
  assert.equal(later.load("palazzo:settings"), "x".repeat(100));
  assert.equal("palazzo:settings" in all, false);
});

test("a tab that may not write moves nothing, and no lock is requested when there is nothing to move", async () => {
  const all = { "palazzo:current": "1" };
  await pageAt("/a/", storage(all), { mayWrite: false }).move();
  assert.deepEqual(all, { "palazzo:current": "1" });
  const fresh = pageAt("/a/", storage({ "palazzo:/b/ current": "1" }));
  await fresh.move();
  assert.deepEqual(fresh.channels, []);
});

test("a tab of an earlier version is first asked to hand over its lock, and loses the lock if it doesn't", async () => {
  const asked = [];
  const locks = {
    request: async (name, options, then) => {
      asked.push([name, Object.keys(options)[0]]);
      if (options.signal) throw new Error("it sleeps");
      then();
    },
  };
  const all = { "palazzo:current": "1" };
  const page = pageAt("/a/", storage(all), { locks });
  await page.move();
  assert.deepEqual(page.channels, ["palazzo:write"]);
  assert.deepEqual(asked, [["palazzo:write", "signal"], ["palazzo:write", "steal"]]);
  assert.equal(page.load("palazzo:current"), "1");
});
