// Tests the mailboxes of a host and of guests at one broker, which is stopped, started and cut off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBroker } from "./broker.mjs";
import "./webcrypto.mjs";

const { idOf, newPair, newTableKey, randomBytes } = await import("../../web/mailbox/sealing.mjs");
const { openGuestMailbox, openHostMailbox } = await import("../../web/mailbox/mailbox.mjs");

/** Waits until `condition()` is true. */
const until = async (condition) => {
  while (!condition()) await new Promise((settle) => setTimeout(settle, 2));
};

/** Returns a report that notes everything, in its order. */
const notes = () => {
  const all = [];
  const note = (name) => (...values) => all.push([name, ...values]);
  return { all, line: note("line"), card: note("card"), letter: note("letter"), parting: note("parting"), unreadable: note("unreadable") };
};
const has = (report, ...wanted) => report.all.some((one) => JSON.stringify(one) === JSON.stringify(wanted));
const count = (report, name) => report.all.filter(([one]) => one === name).length;

const pair = await newPair();
const table = { key: newTableKey(), id: await idOf(pair.open) };
const card = (here, n = 1) => JSON.stringify({ here, n, pub: pair.open });

/** Opens a broker, the mailbox of a host, and those of guests; runs `play`, and closes everything. */
const withTable = async (guests, play) => {
  const broker = makeBroker();
  const common = { address: "wss://relay.invalid", WebSocket: broker.WebSocket };
  const host = { report: notes() };
  host.box = await openHostMailbox({ ...common, table, pair, awayCard: card(false), report: host.report });
  host.box.publishCard(card(true), card(false));
  const all = [];
  const join = async (keys, at = table) => {
    const guest = { report: notes(), keys };
    guest.box = await openGuestMailbox({ ...common, table: at, pair: keys, report: guest.report });
    return (all.push(guest), guest);
  };
  for (let i = 0; i < guests; ++i) await join(await newPair());
  try {
    await play({ broker, host, guests: all, join });
  } finally {
    host.box.close();
    for (const { box } of all) box.close();
  }
};

test("a guest finds the table's card, writes to the host, and gets its answer", () =>
  withTable(1, async ({ host, guests: [guest] }) => {
    await until(() => has(guest.report, "card", card(true)));
    guest.box.post("hello");
    await until(() => has(host.report, "letter", guest.box.id, "hello"));
    host.box.post(guest.box.id, "your cards");
    await until(() => has(guest.report, "letter", "your cards"));
    assert.equal(count(host.report, "unreadable") + count(guest.report, "unreadable"), 0);
  }));

test("a letter that is posted before the card has arrived goes out as soon as it has", () =>
  withTable(0, async ({ broker, host, join }) => {
    await until(() => has(host.report, "line", true));
    host.box.removeCard();
    await until(() => broker.kept.size === 0);
    const guest = await join(await newPair());
    guest.box.post("old");
    guest.box.post("new");
    await until(() => has(guest.report, "line", true));
    host.box.publishCard(card(true), card(false));
    await until(() => has(host.report, "letter", guest.box.id, "new"));
    assert.ok(!has(host.report, "letter", guest.box.id, "old"));
  }));

test("no guest gets the letters of another one", () =>
  withTable(3, async ({ host, guests }) => {
    for (const [at, { box }] of guests.entries()) box.post(`I am ${at}`);
    await until(() => count(host.report, "letter") === 3);
    for (const [at, { box }] of guests.entries()) host.box.post(box.id, `for ${at}`);
    for (const [at, { report }] of guests.entries()) {
      await until(() => count(report, "letter") > 0);
      assert.deepEqual(report.all.filter(([name]) => name === "letter"), [["letter", `for ${at}`]]);
    }
  }));

test("the relay sees no name, no card and no letter, and sizes in steps of 256 bytes only", () =>
  withTable(1, async ({ broker, host, guests: [guest] }) => {
    guest.box.post("my name is Rosa");
    await until(() => count(host.report, "letter") === 1);
    host.box.post(guest.box.id, "you hold the nine of hearts");
    await until(() => count(guest.report, "letter") === 1);
    assert.ok(broker.passedOn.length >= 3);
    for (const { topic, bytes } of broker.passedOn) {
      assert.doesNotMatch(Buffer.from(bytes).toString("latin1"), /Rosa|nine|here|pub/);
      assert.equal((bytes.length - 28 - (topic.includes("/u/") ? 65 : 0)) % 256, 0, topic);
    }
  }));

test("after the broker has lost everything, the latest card and letters are there again", () =>
  withTable(1, async ({ broker, host, guests: [guest] }) => {
    guest.box.post("first");
    await until(() => has(host.report, "letter", guest.box.id, "first"));
    host.box.post(guest.box.id, "answer");
    await until(() => has(guest.report, "letter", "answer"));
    broker.stop();
    await until(() => has(host.report, "line", false) && has(guest.report, "line", false));
    guest.box.post("second");
    guest.box.post("third");
    broker.start();
    await until(() => has(host.report, "letter", guest.box.id, "third"));
    assert.ok(!has(host.report, "letter", guest.box.id, "second"), "a newer letter replaces one that hasn't gone out");
    await until(() => guest.report.all.filter(([name, text]) => name === "letter" && text === "answer").length >= 2);
    assert.equal(count(host.report, "unreadable") + count(guest.report, "unreadable"), 0);
  }));

test("letters of one writer arrive in their order", () =>
  withTable(1, async ({ host, guests: [guest] }) => {
    await until(() => has(guest.report, "card", card(true)));
    for (let n = 0; n < 100; ++n) {
      guest.box.post(String(n));
      await new Promise((settle) => setTimeout(settle, n % 3));
    }
    await until(() => has(host.report, "letter", guest.box.id, "99"));
    const numbers = host.report.all.filter(([name]) => name === "letter").map(([, , text]) => Number(text));
    assert.deepEqual(numbers, [...numbers].sort((a, b) => a - b));
  }));

test("if the host's connection breaks, guests get the card that says so, also those who come later", () =>
  withTable(1, async ({ broker, host, guests: [guest], join }) => {
    await until(() => has(guest.report, "card", card(true)));
    broker.cut(`palazzo/1/${table.id}/h`);
    await until(() => has(guest.report, "card", card(false)));
    await until(() => has(host.report, "line", false));
    host.box.close();
    const late = await join(await newPair());
    await until(() => count(late.report, "card") > 0);
  }));

test("the next will is the latest card that says that the host is away", () =>
  withTable(1, async ({ broker, host, guests: [guest] }) => {
    await until(() => has(guest.report, "card", card(true)));
    host.box.publishCard(card(true, 2), card(false, 2));
    await until(() => has(guest.report, "card", card(true, 2)));
    broker.cut(`palazzo/1/${table.id}/h`);
    await until(() => has(host.report, "line", false) && count(host.report, "line") === 3);
    broker.cut(`palazzo/1/${table.id}/h`);
    await until(() => has(guest.report, "card", card(false, 2)));
  }));

test("if a guest's connection breaks, the host hears of it", () =>
  withTable(1, async ({ broker, host, guests: [guest] }) => {
    await until(() => has(guest.report, "card", card(true)));
    broker.cut(`palazzo/1/${table.id}/w/${guest.box.id}`);
    await until(() => has(host.report, "parting", guest.box.id));
  }));

test("letters of strangers, of other tables, and bytes of any kind are counted and do no harm", () =>
  withTable(1, async ({ broker, host, guests: [guest], join }) => {
    guest.box.post("hello");
    await until(() => count(host.report, "letter") === 1);
    const root = `palazzo/1/${table.id}`;
    for (let size = 1; size < 400; size += 7) {
      broker.publish(`${root}/h`, randomBytes(size), false);
      broker.publish(`${root}/u/${guest.box.id}`, randomBytes(size), false);
      broker.publish(`${root}/d/${guest.box.id}`, randomBytes(size), false);
    }
    const stranger = await join(await newPair(), { ...table, key: newTableKey() });
    stranger.box.post("let me in");
    await until(() => count(host.report, "unreadable") > 0 && count(guest.report, "unreadable") > 0);
    guest.box.post("again");
    await until(() => has(host.report, "letter", guest.box.id, "again"));
    assert.equal(count(host.report, "letter"), 2);
    assert.equal(count(stranger.report, "card"), 0);
  }));

test("a flood of letters under many topics is dropped, and the host still hears its guest", () =>
  withTable(1, async ({ broker, host, guests: [guest] }) => {
    guest.box.post("hello");
    await until(() => count(host.report, "letter") === 1);
    for (let n = 0; n < 2_000; ++n) broker.publish(`palazzo/1/${table.id}/u/${n}`, randomBytes(400), false);
    await until(() => count(host.report, "unreadable") === 2_000);
    guest.box.post("again");
    await until(() => has(host.report, "letter", guest.box.id, "again"));
  }));

test("a card with another host's key isn't taken for this table's", () =>
  withTable(0, async ({ broker, host, join }) => {
    await until(() => has(host.report, "line", true));
    const { cardKey, seal, toBase64url } = await import("../../web/mailbox/sealing.mjs");
    const topic = `palazzo/1/${table.id}/h`;
    const forged = JSON.stringify({ pub: (await newPair()).open });
    host.box.removeCard();
    await until(() => broker.kept.size === 0);
    const guest = await join(await newPair());
    guest.box.post("hello");
    await until(() => has(guest.report, "line", true));
    broker.publish(topic, await seal(await cardKey(table), topic, forged), false);
    broker.publish(topic, await seal(await cardKey(table), topic, JSON.stringify({ pub: toBase64url(randomBytes(3)) })), false);
    broker.publish(topic, await seal(await cardKey(table), topic, "[no JSON"), false);
    await until(() => has(guest.report, "card", "[no JSON"));
    assert.ok(!broker.passedOn.some(({ topic: one }) => one.includes("/u/")), "no letter is sealed for a stranger");
    host.box.publishCard(card(true), card(false));
    await until(() => has(host.report, "letter", guest.box.id, "hello"));
  }));

test("what the broker keeps for a guest or for the table can be removed", () =>
  withTable(1, async ({ broker, host, guests: [guest] }) => {
    guest.box.post("hello");
    await until(() => count(host.report, "letter") === 1);
    host.box.post(guest.box.id, "answer");
    await until(() => broker.kept.size === 3);
    host.box.forget(guest.box.id);
    host.box.removeCard();
    await until(() => broker.kept.size === 0);
  }));
