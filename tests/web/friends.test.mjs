// Tables with friends on the page: two visitors play through a real broker, which is stopped and started, while pages
// are reloaded.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browserLacks, longRunOnly } from "./browser.mjs";
import { endsProved, hostTable, openWithRelay, plays, pressWhenOffered, sitsAtGame, until, visitTable } from "./friends.mjs";
import { record } from "./page.mjs";
import { ids, play, press } from "./player.mjs";

let place;
let relay;
let palazzo;
before(async () => {
  place = await openWithRelay();
  ({ relay, palazzo } = place);
});
after(() => place.close());

const longest = 60_000;

/** Opens a table, lets a guest come, and deals. Returns both pages. */
const dealt = async (game) => {
  const { page: host, link } = await hostTable(place, game);
  const guest = await visitTable(place, link);
  await until(host, () => document.getElementById("region-friends").textContent.includes("here"));
  await press(host, "friends_begin");
  for (const page of [host, guest]) await sitsAtGame(page);
  return { host, guest, link };
};

/** Ends a test: nothing may have gone wrong on the pages, except for what stands in `expected`. */
const leave = async ({ host, guest }, expected = /^$/) => {
  assert.deepEqual([...host.errors, ...guest.errors].filter((line) => !expected.test(line)), []);
  for (const page of [host, guest]) await page.context().close();
};

/** The lines in which Chromium and Firefox report that a connection failed. */
const failedConnections = /WebSocket|can’t establish a connection/;

/** Returns the cards on the board, or on the pile. */
const laid = (page) => page.evaluate(() => document.querySelector("#region-board, #region-pile")?.textContent);

const made = async (host) => JSON.parse(await record(host)).moves.length;
/** Makes one move, whoever's turn it is, and waits until the host's page has it. */
const moveOnce = async ({ host, guest }) => {
  const before = await made(host);
  for (const start = Date.now(); Date.now() - start < longest;)
    for (const page of [host, guest]) {
      // A guest's page may still show the game as it was before the last letter. This is asked first, because a page
      // that shows the game as it is goes on offering a move until one is made.
      if ((await laid(guest)) !== (await laid(host)) || !(await plays(page))) continue;
      await play(page, 1);
      return until(host, (moves) => JSON.parse(palazzo.record()).moves.length > moves, before);
    }
  throw new Error("nobody could move");
};

test("from a link to a seat it is one tap; the host deals, and a guest's page has no record", async () => {
  const { host, guest } = await dealt("palace");
  assert.equal(await record(guest), "");
  assert.ok(await record(host));
  assert.ok(!(await ids(guest)).includes("hint"));
  await leave({ host, guest });
});

test("a large screen that only watches shows the table and nobody's hand, while the players' pages show their own", async () => {
  const { host, guest, link } = await dealt("palace");
  const screen = await palazzo.visit(await palazzo.visitor({ viewport: { width: 1920, height: 1080 } }), `?speed=off#${link}`);
  await pressWhenOffered(screen, "friends_watch");
  await sitsAtGame(screen);
  const has = (page, region) => page.evaluate((id) => document.getElementById(id) !== null, region);
  for (const page of [host, guest]) assert.ok(await has(page, "region-hand"));
  assert.ok(!(await has(screen, "region-hand")) && !(await has(screen, "region-moves")));
  assert.equal(await record(screen), "");
  for (const before = await laid(host); (await laid(host)) === before; ) await moveOnce({ host, guest });
  await until(screen, (seen) => document.getElementById("region-pile").textContent === seen, await laid(host));
  assert.deepEqual(screen.errors, []);
  await screen.context().close();
  await leave({ host, guest });
});

// A player who reads the page tries word after word in Palabra, so its whole games take minutes.
for (const game of ["palindromes", "palace", "palabra"])
  test(`a whole game of ${game} between two pages ends with the same record on both, and the deal is proved`, { skip: longRunOnly(game === "palabra") }, async () => {
    const { host, guest } = await dealt(game);
    await Promise.all([play(host), play(guest)]);
    await endsProved(guest);
    assert.equal(await record(guest), await record(host));
    await leave({ host, guest });
  });

test("the game goes on after the broker was killed, and after either page was reloaded; no move is lost or made twice", async () => {
  const { host, guest } = await dealt("palindromes");
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  await relay.stop();
  for (const page of [host, guest]) await pressWhenOffered(page, "menu");
  for (const page of [host, guest]) await pressWhenOffered(page, "friends");
  for (const page of [host, guest]) await until(page, () => document.getElementById("region-friends").textContent.includes("Not connected"));
  await relay.start();
  for (const page of [host, guest]) {
    await until(page, () => !document.getElementById("region-friends").textContent.includes("Not connected"));
    await press(page, "close");
  }
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  assert.equal(await made(host), 4);
  await guest.reload();
  await sitsAtGame(guest);
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  await host.reload();
  await sitsAtGame(host);
  await moveOnce({ host, guest });
  await moveOnce({ host, guest });
  assert.equal(await made(host), 8);
  await leave({ host, guest }, failedConnections);
});

/** Ends a page as the system does that needs its memory, and opens it again in a new tab, which is returned. */
const crash = async (page) => {
  const crashed = new Promise((told) => page.once("crash", told));
  const session = await page.context().newCDPSession(page);
  session.send("Page.crash").catch(() => {}); // the crashed tab sends no answer
  await crashed;
  return palazzo.visit(page.context(), "?speed=off");
};
const reload = async (page) => (await page.reload(), page);
/** Opens a second tab, which takes the table over, and closes the first one. */
const moveToOtherTab = async (page) => {
  const other = await palazzo.visit(page.context(), "?speed=off");
  await page.close();
  return other;
};
const inTab = (side, fault) => async (pages) => {
  pages[side] = await fault(pages[side]);
  await sitsAtGame(pages[side]);
};
const faults = {
  "the broker is killed": async () => (await relay.stop(), relay.start()),
  "the guest reloads": inTab("guest", reload),
  "the host reloads": inTab("host", reload),
  "the guest's tab crashes": inTab("guest", crash),
  "the host's tab crashes": inTab("host", crash),
  "the guest goes on in another tab": inTab("guest", moveToOtherTab),
  "the host goes on in another tab": inTab("host", moveToOtherTab),
};

test("no move is lost or made twice in 20 games with 10 faults each", { skip: longRunOnly() || browserLacks("crash"), timeout: 3_600_000 }, async () => {
  const ended = { games: 0, faults: 0, moves: 0 };
  /** Returns the moves of the two people. A third player of Palace is a bot. */
  const madeByPeople = async (host) => JSON.parse(await record(host)).moves.filter(({ seat }) => seat < 2).length;
  for (; ended.games < 20; ++ended.games) {
    const pages = await dealt(ended.games % 2 ? "palace" : "palindromes");
    const story = [];
    let inGame = 0;
    while (!(await pages.host.evaluate(() => palazzo.over))) {
      // A guest's page may still show the game as it was before the last letter.
      if ((await laid(pages.guest)) !== (await laid(pages.host))) continue;
      const mover = (await plays(pages.host)) ? "host" : (await plays(pages.guest)) ? "guest" : null;
      if (!mover) continue;
      const before = await madeByPeople(pages.host);
      await play(pages[mover], 1);
      story.push(`${before}: the ${mover} moves`);
      if (before % 2 === 0 && inGame++ < 10) {
        const name = Object.keys(faults)[ended.faults++ % Object.keys(faults).length];
        story.push(name);
        await faults[name](pages);
      }
      const isMade = (moves) => palazzo.over || JSON.parse(palazzo.record()).moves.filter(({ seat }) => seat < 2).length > moves;
      await until(pages.host, isMade, before).catch((fault) => assert.fail(`${fault.message}: ${story.join("; ")}`));
      assert.equal(await madeByPeople(pages.host), before + 1, story.join("; "));
    }
    ended.moves += await made(pages.host);
    await endsProved(pages.guest);
    assert.equal(await record(pages.guest), await record(pages.host));
    await leave(pages, failedConnections);
  }
  console.log(`# ${JSON.stringify(ended)}`);
});

/** Waits until both pages show the same cards on the table, of which one page knows only what the host has told. */
const areAgreed = async ({ host, guest }) => {
  for (const start = Date.now(); (await laid(host)) !== (await laid(guest)); )
    if (Date.now() - start > longest) assert.fail("the pages show different tables");
};

test("a host whose device has lost its last writes goes on from what is left, and so does the guest", async () => {
  const pages = await dealt("palindromes");
  await moveOnce(pages);
  const visitor = pages.host.context();
  const written = await pages.host.evaluate(() => JSON.stringify({ ...localStorage }));
  await moveOnce(pages);
  await moveOnce(pages);
  await pages.host.close();
  // A file of the page is opened in place of the program, so that nothing else writes.
  const plain = await visitor.newPage();
  await plain.goto(new URL("icon.svg", palazzo.address).href);
  await plain.evaluate(async (earlier) => {
    // The journal has the writes that local storage hasn't kept.
    for (const { name } of await indexedDB.databases())
      await new Promise((done, fail) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: fail }));
    localStorage.clear();
    for (const [key, value] of Object.entries(JSON.parse(earlier))) localStorage.setItem(key, value);
  }, written);
  await plain.close();
  pages.host = await palazzo.visit(visitor, "?speed=off");
  await sitsAtGame(pages.host);
  assert.equal(await made(pages.host), 1);
  await areAgreed(pages);
  await Promise.all([play(pages.host), play(pages.guest)]);
  await endsProved(pages.guest);
  assert.equal(await record(pages.guest), await record(pages.host));
  await leave(pages, failedConnections);
});

test("a guest whose page stands still for longer than a minute is away, and then goes on with the game", { skip: longRunOnly() || browserLacks("standstill"), timeout: 600_000 }, async () => {
  const pages = await dealt("palindromes");
  await moveOnce(pages);
  await moveOnce(pages);
  const session = await pages.guest.context().newCDPSession(pages.guest);
  await session.send("Debugger.enable");
  await session.send("Debugger.pause");
  pages.guest.evaluate(() => 0).catch(() => {}); // a script that the pause holds
  for (const id of ["menu", "friends"]) await pressWhenOffered(pages.host, id);
  const isHere = () => document.getElementById("region-friends").textContent.includes("Player 2, here");
  while (await pages.host.evaluate(isHere)) await new Promise((next) => setTimeout(next, 500));
  await session.send("Debugger.disable");
  await until(pages.host, isHere);
  await press(pages.host, "close");
  await areAgreed(pages);
  await moveOnce(pages);
  await moveOnce(pages);
  assert.equal(await made(pages.host), 4);
  await leave(pages, failedConnections);
});

test("a page that isn't at the table asks nothing of the relay", async () => {
  const before = relay.asked();
  const page = await palazzo.visit(await palazzo.visitor(), "?quick=palindromes&speed=off");
  await play(page, 2);
  assert.equal(relay.asked(), before);
});
