// Data is kept between visits, whatever happens to the tab, the store or a second tab.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inFirefoxUnlessLongRun, isLong, browserLacks } from "./browser.mjs";
import { waitForFirstFrame, open, isOver, record, replay, waitUntilRested, said } from "./page.mjs";
import { movesIn, play, press } from "./player.mjs";

const table = "?quick=palace&preset=classic&seats=3&seed=5&speed=off";

let palazzo;
before(async () => (palazzo = await open()));
after(() => palazzo.close());

/** Opens a game with some moves made, in which a human is to move. */
const begun = async (context, query = table, moves = 6) => {
  const page = await palazzo.visit(context, query);
  await play(page, moves);
  await waitUntilRested(page);
  return page;
};

/** Makes one more move, and checks that a reload restores it. */
const isKept = async (page) => {
  await play(page, 1);
  await waitUntilRested(page);
  const last = await record(page);
  await page.reload();
  await waitForFirstFrame(page);
  assert.equal(await record(page), last);
  assert.deepEqual(page.errors, []);
};

const keys = (page, prefix) =>
  page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).sort(), prefix);

test("a reload in the middle of a game restores the identical game", { skip: inFirefoxUnlessLongRun }, async () => {
  for (const preset of isLong ? ["classic", "house"] : ["house"]) {
    const page = await begun(await palazzo.visitor(), table.replace("classic", preset));
    const before = await record(page);
    await page.reload();
    await waitForFirstFrame(page);
    const found = await record(page);
    assert.equal(found, before);
    assert.equal(replay(found).digest, replay(before).digest);
    await play(page, isLong ? undefined : 3); // the moves after a reload are shown at their usual pace
    assert.equal(await isOver(page), isLong);
    assert.deepEqual(page.errors, []);
  }
});

test("a game whose tab was killed is restored as it was", { skip: browserLacks("crash") }, async () => {
  const context = await palazzo.visitor();
  const page = await begun(context);
  const before = await record(page);
  const crashed = new Promise((told) => page.once("crash", told));
  const session = await context.newCDPSession(page);
  session.send("Page.crash").catch(() => {}); // the crashed tab sends no answer
  await crashed;
  const again = await palazzo.visit(context);
  const found = await record(again);
  assert.equal(found, before);
  assert.equal(replay(found).digest, replay(before).digest);
});

test("every key in local storage begins with `palazzo:` followed by the folder", async () => {
  const page = await begun(await palazzo.visitor());
  const all = await keys(page, "");
  assert.ok(all.length > 0);
  assert.deepEqual(all, await keys(page, "palazzo:/some/deep/path/ "));
});

test("an unreadable slot is quarantined with a message, and the other slot is used", async () => {
  const page = await begun(await palazzo.visitor());
  const before = JSON.parse(await record(page));
  // A page of the same origin that doesn't run the program damages the slot, because Palazzo saves once more when its
  // page is left.
  await page.goto(`${palazzo.address}licences.txt`);
  const broken = await page.evaluate(() => {
    const slots = Object.keys(localStorage).filter((key) => key.startsWith("palazzo:/some/deep/path/ game:"));
    const serial = (key) => Number(localStorage.getItem(key).split(" ")[2]);
    const newest = slots.sort((a, b) => serial(b) - serial(a))[0];
    const text = localStorage.getItem(newest).replace(/.$/, "#");
    localStorage.setItem(newest, text);
    return text;
  });
  await page.goto(palazzo.address);
  await waitForFirstFrame(page);
  const found = JSON.parse(await record(page));
  assert.deepEqual(found.deal, before.deal);
  assert.deepEqual(found.moves, before.moves.slice(0, found.moves.length));
  assert.ok(found.moves.length > 0);
  const aside = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("palazzo:/some/deep/path/ aside:")).map(([, text]) => text),
  );
  assert.deepEqual(aside, [broken]);
  const words = `${await said(page)} ${await page.locator("#words").innerText()}`;
  assert.match(words, /put aside/i);
});

test("a save that is no record at all is quarantined, and the page starts", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => {
    if (origin === "null") return; // Firefox begins with an empty page, which has no store
    if (Object.keys(localStorage).some((key) => key.startsWith("palazzo:/some/deep/path/ aside:"))) return;
    localStorage.setItem("palazzo:/some/deep/path/ game:1:0", "nonsense");
    localStorage.setItem("palazzo:/some/deep/path/ game:1:1", "");
    localStorage.setItem("palazzo:/some/deep/path/ current", "1");
    localStorage.setItem("palazzo:/some/deep/path/ settings", "{{{");
  });
  const page = await palazzo.visit(context);
  await waitUntilRested(page);
  assert.equal(await record(page), "");
  assert.ok((await keys(page, "palazzo:/some/deep/path/ aside:")).length > 0);
  assert.deepEqual(page.errors, []);
});

test("a forbidden store is reported as forbidden, not as full", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => {
    for (const store of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, store, { get: () => { throw new DOMException("forbidden", "SecurityError"); } });
  });
  const page = await palazzo.visit(context, "?quick=palindromes&seats=2&seed=5&speed=off");
  await waitUntilRested(page);
  const lines = (await said(page)).join();
  assert.match(lines, /keeps nothing here/);
  assert.doesNotMatch(lines, /no room/);
});

test("a key may contain a line break, and values with zeros or half surrogate pairs are quarantined unchanged", async () => {
  const context = await palazzo.visitor();
  const folder = "palazzo:/some/deep/path/ ";
  const odd = { "game:a:0": "cut\0here", "game:a:1": "half \ud83d of two", "aside:x\npalazzo:over:known": "two lines" };
  const escaped = JSON.stringify(odd); // half a surrogate pair doesn't reach the page unescaped
  await context.addInitScript(([own, texts]) => {
    if (origin === "null" || localStorage.length > 0) return;
    for (const [key, text] of Object.entries(JSON.parse(texts))) localStorage.setItem(own + key, text);
    localStorage.setItem(`${own}over:known`, "palazzo 2 1 of a newer version");
  }, [folder, escaped]);
  const page = await palazzo.visit(context);
  await waitUntilRested(page);
  const there = JSON.parse(await page.evaluate(() => JSON.stringify({ ...localStorage })));
  assert.equal(there[`${folder}over:known`], "palazzo 2 1 of a newer version");
  assert.equal(there[`${folder}aside:a:0`], odd["game:a:0"]);
  assert.equal(there[`${folder}aside:a:1`], odd["game:a:1"]);
  assert.equal(there[`${folder}aside:x\npalazzo:over:known`], "two lines");
  // The file that a page exports after its program has failed can be read, and contains each of these values.
  const crashed = await page.evaluate(() => {
    const { exportFile } = palazzo.platform;
    let text = "";
    palazzo.platform.exportFile = (_, whole) => (text = whole);
    palazzo.platform.stopForGood();
    document.querySelectorAll("#trouble button")[1].click();
    palazzo.platform.exportFile = exportFile;
    return text;
  });
  assert.equal(Object.keys(JSON.parse(crashed).kept).filter((key) => key.startsWith("palazzo:aside:")).length, 3);
  const other = await palazzo.visit(await palazzo.visitor());
  await other.evaluate((text) => palazzo.platform.call("imported", "palazzo-everything.json", text, ""), crashed);
  await waitUntilRested(other);
  const brought = JSON.parse(await other.evaluate(() => JSON.stringify({ ...localStorage })));
  assert.equal(brought[`${folder}aside:a:0`], odd["game:a:0"]);
  assert.equal(brought[`${folder}aside:a:1`], odd["game:a:1"]);
  assert.deepEqual(page.errors, []);
});

test("if the store refuses a game, the game continues and one message says so", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const page = await palazzo.visit(context, table);
  await play(page);
  assert.equal(await isOver(page), true);
  assert.equal((await said(page)).filter((line) => /sav|kept/i.test(line)).length <= 1, true);
  assert.deepEqual(page.errors, []);
});

test("a game can be played without local storage", async () => {
  const context = await palazzo.visitor();
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const page = await palazzo.visit(context, table);
  await play(page);
  assert.equal(await isOver(page), true);
  assert.deepEqual(page.errors, []);
});

test("open() puts a valid record on the table, and refuses an invalid one with the place of the fault", async () => {
  const page = await begun(await palazzo.visitor());
  const before = await record(page);
  assert.match(await page.evaluate(() => palazzo.open("{")), /.+/);
  const bad = JSON.parse(before);
  bad.moves[1].seat = 7;
  assert.match(await page.evaluate((text) => palazzo.open(text), JSON.stringify(bad)), /^moves\[1\]/);
  assert.equal(await record(page), before);
  const other = JSON.parse(before);
  other.moves = other.moves.slice(0, 2);
  assert.equal(await page.evaluate((text) => palazzo.open(text), JSON.stringify(other)), "");
  assert.equal(await movesIn(page) >= 2, true);
  // The game that was on the table stays saved.
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("palazzo:/some/deep/path/ game:")));
  assert.equal(new Set(kept.map(([key]) => key.split(":")[2])).size, 2);
});

test("a completely full store is reported once, and the game is saved again when there is room", async () => {
  const page = await begun(await palazzo.visitor());
  const filled = await page.evaluate(() => {
    for (let size = 1 << 22, at = 0; size >= 1; size >>= 1)
      for (;;)
        try {
          localStorage.setItem(`other page's ${at}`, "x".repeat(size));
          at += 1;
        } catch {
          break;
        }
    return Object.keys(localStorage).filter((key) => key.startsWith("other")).length;
  });
  assert.ok(filled > 0);
  const kept = await record(page);
  await play(page, 3);
  await waitUntilRested(page);
  assert.equal((await said(page)).filter((line) => /no room/.test(line)).length, 1);
  const further = await record(page);
  assert.notEqual(further, kept);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("other")) localStorage.removeItem(key);
  });
  await isKept(page);
});

test("if the store is cleared during a game, the next move saves the game again", async () => {
  const page = await begun(await palazzo.visitor());
  await page.evaluate(() => localStorage.clear());
  await isKept(page);
});

test("if both slots are damaged, the game is quarantined with one message, and everything else is there", async () => {
  const context = await palazzo.visitor();
  const page = await begun(context);
  await press(page, "menu");
  await press(page, "home");
  const other = await begun(context, table.replace("seed=5", "seed=6"), 2);
  await other.goto(`${palazzo.address}licences.txt`);
  await page.close();
  await other.evaluate(() => {
    const current = localStorage.getItem("palazzo:/some/deep/path/ current");
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`palazzo:/some/deep/path/ game:${current}:`)) localStorage.setItem(key, localStorage.getItem(key).replace(/.$/, "#"));
  });
  await other.goto(palazzo.address);
  await waitForFirstFrame(other);
  await waitUntilRested(other);
  assert.equal(await record(other), "");
  assert.equal((await said(other)).filter((line) => /put aside/i.test(line)).length, 1);
  assert.equal((await keys(other, "palazzo:/some/deep/path/ aside:")).length, 2);
  await press(other, "continue");
  assert.equal(JSON.parse(await record(other)).deal.seed, "5");
});
