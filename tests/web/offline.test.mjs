// Without a network, and with a new release while a page runs: the page starts, plays and saves, always consists of one
// release, and updates when the player asks for it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { startHost, makeRelease } from "./host.mjs";
import { browserLacks, launch, visitor } from "./browser.mjs";
import { waitForFirstFrame, isOver, record, reloadWithoutMovements, waitUntilRested, said, site, watch } from "./page.mjs";
import { ids, movesIn, play, press } from "./player.mjs";

let browser;
let second; // the folder with the page of another release
before(async () => {
  browser = await launch();
  second = makeRelease("second");
});
after(() => browser.close());

const quick = (game) => `?quick=${game}&seats=2&seed=5&speed=off`;

/** Starts a host. Returns it with a visitor, and a function that opens the page for this visitor. */
const there = async (t, options = {}, keep = "no-store") => {
  const server = await startHost(site, keep);
  const context = await visitor(browser, options);
  t.after(async () => {
    await context.close();
    await server.stop();
  });
  const visit = async (query = "") => {
    const page = watch(await context.newPage());
    await page.goto(server.address + query);
    await waitForFirstFrame(page);
    return page;
  };
  return { server, context, visit };
};

/** Waits until `question` returns something true on the page. */
const until = async (page, question, argument) => {
  for (let tries = 0; tries < 1200; ++tries) {
    if (await page.evaluate(question, argument).catch(() => false)) return; // the page may be reloading
    await page.waitForTimeout(100);
  }
  assert.fail(`waited in vain: ${question}`);
};

/** Waits until the service worker has cached everything that a start needs. */
const kept = (page) => until(page, () => navigator.serviceWorker.controller?.state === "activated");

/** Returns the names of the files in each cache, without the address of the page. */
const caches = (page) =>
  page.evaluate(async () => {
    const all = {};
    for (const name of await window.caches.keys()) {
      const requests = await (await window.caches.open(name)).keys();
      const files = requests.map(({ url }) => url.slice(new URL(".", location).href.length)).sort();
      all[name] = files.filter((file) => file !== "icon-180.png"); // Firefox requests this icon at any time
    }
    return all;
  });
const holds = (page, ...patterns) =>
  until(page, async (wanted) => {
    const names = await window.caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
    return wanted.every((pattern) => requests.flat().some(({ url }) => new RegExp(pattern).test(url)));
  }, patterns);
const onlyOne = (page) => until(page, async () => (await window.caches.keys()).length === 1);

const runs = (page) => page.evaluate(() => document.querySelector('meta[name="palazzo:release"]').content);
const releaseOf = (folder) => readFileSync(join(folder, "index.html"), "utf8").match(/palazzo:release" content="(\w+)"/)[1];
// Reads the file to its end, because Firefox reports an answer that a reload interrupts as an error of the page.
const hasItsFiles = (page) =>
  page.evaluate(async () => {
    const answer = await fetch(document.getElementById("wasm").href);
    return answer.ok && (await answer.arrayBuffer()).byteLength > 0;
  });
const look = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
const settled = (page) => until(page, async () => !(await navigator.serviceWorker.getRegistration()).installing);
const offered = (page) => until(page, () => document.querySelector('#words [data-id="update"]') !== null);
const onTable = (page) => until(page, () => palazzo.record() !== "");
const told = (page, line) => until(page, (wanted) => document.getElementById("words").textContent.includes(wanted), line);

/** Presses Reload, and waits for the page of the new release. */
const goOn = async (page, folder) => {
  await press(page, "update").catch(() => {}); // the page reloads, so that no frame is drawn after the press
  await until(page, (name) => document.querySelector('meta[name="palazzo:release"]').content === name, releaseOf(folder));
  await waitForFirstFrame(page);
};

/** Checks that each cache has files of its own release only. */
const unmixed = async (page, ...folders) => {
  const known = Object.fromEntries(folders.map((folder) => [releaseOf(folder), new Set(["", ...readdirSync(folder)])]));
  for (const [name, files] of Object.entries(await caches(page))) {
    const owner = known[name.split(" ").at(-1)];
    assert.ok(owner, name);
    for (const file of files) assert.ok(owner.has(file), `${name} holds ${file}`);
  }
};

test("after the first visit the page starts without its host, and each game can be dealt, played and kept", async (t) => {
  const { server, visit } = await there(t);
  const page = await visit();
  await kept(page);
  await press(page, "settings");
  await press(page, "keep_all");
  await press(page, "close");
  await holds(page, "/words-en", "/deck-es", "/deck-pt", "/licences.txt");
  await unmixed(page, site);
  assert.deepEqual(page.errors, []);
  await page.close();
  await server.stop();
  for (const game of ["palace", "palindromes", "palabra"]) {
    const table = await visit(quick(game));
    await onTable(table);
    await play(table, 3);
    await waitUntilRested(table);
    const before = await record(table);
    assert.equal(JSON.parse(before).game, game);
    await reloadWithoutMovements(table);
    await onTable(table);
    assert.equal(await record(table), before);
    await play(table, 2);
    await waitUntilRested(table);
    assert.ok((await movesIn(table)) > JSON.parse(before).moves.length);
    assert.deepEqual(table.errors, []);
    await table.close();
  }
  const deck = await visit("?quick=palace&preset=speak&deck=pt&speed=off");
  await onTable(deck);
  assert.match(await record(deck), /"deck":"pt"/);
  assert.deepEqual(deck.errors, []);
});

test("a word list that was loaded before the service worker started is cached, and no deck is", async (t) => {
  const { server, visit } = await there(t);
  const page = await visit(quick("palabra"));
  await onTable(page);
  await play(page, 1);
  await kept(page);
  await holds(page, "/words-en");
  const before = await record(page);
  await server.stop();
  await page.reload();
  await waitForFirstFrame(page);
  await onTable(page);
  assert.equal(await record(page), before);
  await press(page, "menu");
  await press(page, "home");
  await press(page, "decks");
  await told(page, "Can't be loaded just now");
  const files = Object.values(await caches(page)).flat();
  assert.equal(files.some((name) => /^deck-|\.png$/.test(name)), false, files.join(" "));
});

/** Holds back every timer of the following visits that is set to `span` milliseconds, until letPass() is called. */
const holdBack = (context, span = 60_000) =>
  context.addInitScript((held) => {
    self.heldBack = [];
    const { setTimeout } = self;
    self.setTimeout = (action, time, ...more) =>
      time === held ? self.heldBack.push(action) : setTimeout(action, time, ...more);
  }, span);
const letPass = async (page) => {
  await until(page, () => self.heldBack.length > 0);
  await page.evaluate(() => self.heldBack.forEach((action) => action()));
};

test("a language that the browser speaks is cached with the first visit, and the page then starts in it without its host", async (t) => {
  const { server, context, visit } = await there(t, { locale: "de-DE" });
  await holdBack(context); // so that the page doesn't cache all its files
  const page = await visit();
  await told(page, "Einstellungen");
  await kept(page);
  await holds(page, "/text-de");
  await server.stop();
  await page.reload();
  await waitForFirstFrame(page);
  await told(page, "Einstellungen");
});

test("a minute after the first visit began, the remaining files are fetched, and all games can be played without a network", async (t) => {
  const { server, context, visit } = await there(t);
  await holdBack(context);
  const page = await visit();
  await kept(page);
  await settled(page);
  const early = Object.values(await caches(page)).flat();
  assert.ok(!early.some((file) => /^(words|deck)-/.test(file)), `${early}`);
  await letPass(page);
  await holds(page, "/words-en", "/deck-es", "/deck-pt");
  await unmixed(page, site);
  await page.close();
  await server.stop();
  const table = await visit(quick("palabra"));
  await onTable(table);
  assert.match(await record(table), /"game":"palabra"/);
  assert.deepEqual(table.errors, []);
});

test("a file whose connection breaks while it is fetched for later is fetched again, and the others aren't lost", async (t) => {
  const { server, context, visit } = await there(t);
  await holdBack(context);
  const broken = new Set();
  server.breaks = (path) => /deck-/.test(path) && !broken.has(path) && broken.add(path);
  const page = await visit();
  await kept(page);
  await settled(page);
  await letPass(page);
  await holds(page, "/words-en", "/deck-es", "/deck-pt");
  assert.ok(broken.size > 1);
  await unmixed(page, site);
});

test("a file that can't be had doesn't keep the others out of the cache, and is fetched once there is a connection again", async (t) => {
  const { server, context, visit } = await there(t);
  await holdBack(context);
  server.fails = (path) => /deck-es/.test(path);
  const page = await visit();
  await kept(page);
  await settled(page);
  await letPass(page);
  await holds(page, "/words-en", "/deck-pt", "/licences.txt");
  const early = Object.values(await caches(page)).flat();
  assert.ok(!early.some((file) => /^deck-es/.test(file)), `${early}`);
  server.fails = () => false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await holds(page, "/deck-es");
  await unmixed(page, site);
});

test("with data saving or a phone's connection the page doesn't fetch the remaining files by itself", async (t) => {
  for (const connection of [{ saveData: true }, { type: "cellular" }]) {
    const { context, visit } = await there(t);
    await holdBack(context);
    await context.addInitScript((line) => Object.defineProperty(navigator, "connection", { value: line }), connection);
    const page = await visit();
    await kept(page);
    await settled(page);
    await letPass(page);
    await page.waitForLoadState("networkidle");
    const files = Object.values(await caches(page)).flat();
    assert.ok(files.length > 0 && !files.some((file) => /^(words|deck)-/.test(file)), `${files}`);
  }
});

test("without a network and without the word list, the page says that Palabra lacks it, and the other games can be played", async (t) => {
  const { server, visit } = await there(t);
  const page = await visit();
  await kept(page);
  await server.stop();
  await page.reload();
  await waitForFirstFrame(page);
  await press(page, "play:palabra");
  await told(page, "open Palazzo once with a connection");
  await press(page, "play:palindromes");
  assert.match(await record(page), /"game":"palindromes"/);
});

test("a game continues in a new release: the old page uses its own files until the player reloads", async (t) => {
  const { server, visit } = await there(t);
  const page = await visit(quick("palace"));
  await kept(page);
  await play(page, 3);
  server.folder = second;
  await look(page);
  await press(page, "menu");
  await offered(page);
  await unmixed(page, site, second);
  await press(page, "close");
  await play(page, 2); // the page on the screen is still of the first release
  assert.equal(await runs(page), releaseOf(site));
  assert.ok(await hasItsFiles(page), "a file of its own");
  // A plain reload stays with the first release, because updates need the player's consent.
  await page.reload();
  await waitForFirstFrame(page);
  assert.equal(await runs(page), releaseOf(site));
  const before = await record(page);
  await press(page, "menu");
  await offered(page);
  await goOn(page, second);
  assert.equal(await record(page), before);
  await play(page, 2);
  assert.ok((await movesIn(page)) > JSON.parse(before).moves.length);
  await press(page, "menu");
  assert.equal((await ids(page)).includes("update"), false);
  // No page runs the first release any more, so it is deleted.
  await onlyOne(page);
  await unmixed(page, second);
  assert.deepEqual(page.errors, []);
  await server.stop();
  await page.reload();
  await waitForFirstFrame(page);
  assert.equal(await runs(page), releaseOf(second));
});

test("if one of two tabs changes to a new release, the other one keeps the old release until it is reloaded", async (t) => {
  const { server, visit } = await there(t);
  const stays = await visit(quick("palindromes"));
  await kept(stays);
  const goes = await visit();
  await press(goes, "menu");
  await press(goes, "home");
  await stays.evaluate(() => (window.undisturbed = true));
  server.folder = second;
  await look(goes);
  await offered(goes);
  await goOn(goes, second);
  await goes.waitForTimeout(2500); // by now the page has told the service worker what to cache
  assert.equal(await stays.evaluate(() => window.undisturbed), true);
  assert.equal(await runs(stays), releaseOf(site));
  assert.equal(Object.keys(await caches(stays)).length, 2);
  assert.ok(await hasItsFiles(stays), "a file of its own");
  await press(stays, "play_here"); // the other tab was the last to start
  await until(stays, () => palazzo.platform.mayWrite);
  await play(stays, 2);
  await press(stays, "menu");
  await press(stays, "home");
  await offered(stays);
  await press(stays, "play:palabra"); // both releases have the same word list, which is in the cache
  await onTable(stays);
  await unmixed(stays, site, second);
  await stays.reload();
  await waitForFirstFrame(stays);
  assert.equal(await runs(stays), releaseOf(second));
  await onlyOne(stays);
});

test("a deck that the old release has cached is also cached with the new release, in its new version", async (t) => {
  const { server, visit } = await there(t);
  const page = await visit("?quick=palace&preset=speak&deck=es&speed=off");
  await kept(page);
  await holds(page, "/deck-es");
  const old = readdirSync(site).find((name) => name.startsWith("deck-es"));
  const next = makeRelease("decks", /^deck-/);
  const anew = readdirSync(next).find((name) => name.startsWith("deck-es"));
  assert.notEqual(anew, old);
  server.folder = next;
  await look(page);
  await holds(page, anew);
  await unmixed(page, site, next);
  const files = Object.values(await caches(page)).flat();
  assert.deepEqual(files.filter((name) => name.startsWith("deck-")).sort(), [old, anew].sort());
  await server.stop();
  await press(page, "menu");
  await offered(page);
  await goOn(page, next);
  await onTable(page);
  assert.match(await record(page), /"deck":"es"/);
});

test("the program is cached unpacked, and a second visit gets it unpacked", async (t) => {
  const { visit } = await there(t);
  const page = await visit();
  await kept(page);
  const program = () => page.evaluate(async () => {
    const answer = await fetch(document.getElementById("wasm").href);
    return { type: answer.headers.get("content-type"), start: [...new Uint8Array(await answer.arrayBuffer(), 0, 4)] };
  });
  assert.deepEqual(await program(), { type: "application/wasm", start: [0, ...Buffer.from("asm")] });
  await page.reload();
  await waitForFirstFrame(page);
  assert.deepEqual(page.errors, []);
});

test("if the cached program is damaged, Reload fetches it again and stores all of it", async (t) => {
  const { visit } = await there(t);
  const page = await visit();
  await kept(page);
  const damage = () => page.evaluate(async () => {
    const [name] = await window.caches.keys();
    const type = { headers: { "content-type": "application/wasm" } };
    await (await window.caches.open(name)).put(document.getElementById("wasm").href, new Response(new Uint8Array(5000), type));
  });
  await damage();
  await page.reload();
  const button = page.locator("#gone button");
  await button.waitFor();
  assert.match(await page.locator("#gone").textContent(), /could not be started/);
  await button.click();
  await waitForFirstFrame(page);
  await kept(page);
  await page.reload();
  await waitForFirstFrame(page);
});

test("a release that can't be loaded completely leaves the previous one unchanged", async (t) => {
  const { server, context, visit } = await there(t);
  const page = await visit(quick("palace"));
  await kept(page);
  // A page looks for a new release a second after its first frame. If it did so here, it could fetch files while the
  // test lets others fail.
  await holdBack(context, 1000);
  const before = await caches(page);
  for (const broken of [/\.xz$/, /index\.html$/, /\.css$/]) {
    server.folder = second;
    server.fails = (path) => broken.test(path);
    await look(page).catch(() => {});
    await settled(page);
    assert.deepEqual(await caches(page), before);
    await page.reload();
    await waitForFirstFrame(page);
    assert.equal(await runs(page), releaseOf(site));
  }
  // The host has the page of one release and the files of another.
  server.fails = () => false;
  const mixed = makeRelease("mixed");
  readdirSync(mixed).filter((name) => /\.css$/.test(name)).forEach((name) => (server.fails = (path) => path.endsWith(name)));
  server.folder = mixed;
  await look(page).catch(() => {});
  await settled(page);
  assert.deepEqual(await caches(page), before);
  server.fails = () => false;
  await letPass(page);
  await press(page, "menu");
  await offered(page);
});

test("a page whose files are gone from the server says that there is a new version, and its Reload bypasses the cache", async (t) => {
  const { server, context } = await there(t, { serviceWorkers: "block" });
  for (const gone of [/\.xz$/, /palazzo\.\w+\.js$/, /palazzo-page/]) {
    const page = await context.newPage();
    const old = readdirSync(site).find((name) => gone.test(name));
    let stale = true;
    // The page is answered as if from a cache: it belongs to a release that the server no longer has.
    server.folder = second;
    const cached = { path: join(site, "index.html"), contentType: "text/html" };
    await page.route(server.address, (route) => (stale && route.request().isNavigationRequest() ? route.fulfill(cached) : route.continue()));
    await page.route(server.address + old, (route) => (stale ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto(server.address);
    const button = page.locator("#gone button");
    await button.waitFor();
    assert.match(await page.locator("#gone").textContent(), /A new version of Palazzo is here/);
    assert.equal(await page.locator("#trouble").isVisible(), false);
    stale = false;
    server.asked.length = 0;
    await button.click();
    await waitForFirstFrame(page);
    assert.ok(server.asked.filter((path) => path === "/index.html").length >= 2, "asked past the cache, and for the page");
    await page.close();
  }
});

test("a network failure during a first visit is reported as a network failure", async (t) => {
  const { server, context } = await there(t, { serviceWorkers: "block" });
  for (const file of [/\.xz$/, /palazzo\.\w+\.js$/]) {
    const page = await context.newPage();
    await page.route(file, (route) => route.abort());
    await page.goto(server.address);
    await page.locator("#gone").waitFor();
    assert.match(await page.locator("#gone").textContent(), /Check your connection/);
    assert.equal(await page.locator("#trouble").isVisible(), false);
    await page.close();
  }
});

test("a word list that is gone from the server is reported in a line, and the page looks for a new version", async (t) => {
  const { server, visit } = await there(t);
  const page = await visit();
  await kept(page);
  server.folder = makeRelease("words", /^words-/);
  await press(page, "play:palabra");
  await told(page, "A new version of Palazzo is here");
  assert.match((await said(page)).at(-1), /^Couldn't load the word list\. A new version of Palazzo is here: reload/);
  await offered(page);
});

test("without a service worker a game can be played to its end online", async (t) => {
  const { context, visit } = await there(t);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const page = await visit(quick("palace"));
  await press(page, "menu");
  await press(page, "settings");
  assert.equal((await ids(page)).includes("keep_all"), false);
  await press(page, "close");
  await play(page);
  assert.equal(await isOver(page), true);
  await page.waitForTimeout(1500);
  assert.deepEqual(page.errors, []);
});

test("if the host allows caching, the service worker downloads no file that the browser has already loaded for the page", async (t) => {
  const { server, visit } = await there(t, {}, "max-age=600");
  const page = await visit();
  await press(page, "play:palabra");
  await onTable(page);
  await kept(page);
  await holds(page, "/words-en");
  const twice = server.asked.filter((path, at) => server.asked.indexOf(path) !== at);
  console.log(`# asked: ${server.asked.length}, twice: ${twice.join(" ")}`);
  // Browsers fetch the service worker's own scripts by themselves.
  assert.deepEqual(twice.filter((path) => !/^.(icon.svg|service-worker.js|xz-decompress.\w+.js)$/.test(path)), []);
});

test("a failing cache in the service worker changes nothing for the page", { skip: browserLacks("workers") }, async (t) => {
  const { server, context, visit } = await there(t);
  const page = await visit();
  await kept(page);
  const worker = context.serviceWorkers()[0];
  await worker.evaluate(() => {
    caches.match = caches.open = async () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await waitForFirstFrame(page);
  await press(page, "play:palabra");
  await onTable(page);
  assert.ok(server.asked.some((path) => path.startsWith("/words-en")));
  assert.deepEqual(page.errors, []);
});
