// Tests the mailbox as the page's program uses it: requests and what it tells, with a broker in this process.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBroker } from "./broker.mjs";
import "./webcrypto.mjs";

const { makeMailbox, relayAddress, tableAsText, tableOf } = await import("../../web/mailbox/page.mjs");
const { newTableKey } = await import("../../web/mailbox/sealing.mjs");

const until = async (condition) => {
  while (!condition()) await new Promise((settle) => setTimeout(settle, 2));
};

/** A program with a mailbox at a broker, and everything that it was told, each as `[kind, guest, text, …]`. */
const program = (broker) => {
  const told = [];
  const mail = makeMailbox({ address: "wss://relay.invalid", tell: (...values) => told.push(values), WebSocket: broker.WebSocket });
  const has = (kind, text) => told.some(([one, , said]) => one === kind && (text === undefined || said === text));
  const first = async (kind) => {
    await until(() => has(kind));
    return told.find(([one]) => one === kind);
  };
  return { mail, told, has, first };
};

const cards = (openKey) => [JSON.stringify({ pub: openKey, here: true }), JSON.stringify({ pub: openKey, here: false })];

/** Opens a host's table, and returns what its program knows of it. */
const hosted = async (broker) => {
  const host = program(broker);
  host.mail("open", "host", "", "");
  const [, , , keys, table, openKey] = await host.first("opened");
  host.mail("card", ...cards(openKey));
  await host.first("line_up");
  return { ...host, keys, table, openKey };
};

test("a host opens a new table, and a guest comes by the text of its link; letters go both ways", async () => {
  const broker = makeBroker();
  const host = await hosted(broker);
  assert.match(host.table, /^[\w-]{43}$/);
  const guest = program(broker);
  guest.mail("open", "guest", host.table, "");
  await guest.first("card");
  guest.mail("post", "", "hello", "");
  const [, id, text] = await host.first("letter");
  assert.equal(text, "hello");
  host.mail("post", id, "your cards", "");
  await until(() => guest.has("letter", "your cards"));
  guest.mail("close");
  host.mail("close");
});

test("with the keys of before, a host has the same table and a guest the same id", async () => {
  const broker = makeBroker();
  const host = await hosted(broker);
  const guest = program(broker);
  guest.mail("open", "guest", host.table, "");
  const [, , , keys] = await guest.first("opened");
  guest.mail("post", "", "first", "");
  const [, id] = await host.first("letter");
  host.mail("close");
  guest.mail("close");
  const again = program(broker);
  again.mail("open", "host", host.table, host.keys);
  const [, , , , table, openKey] = await again.first("opened");
  assert.deepEqual([table, openKey], [host.table, host.openKey]);
  again.mail("card", ...cards(openKey));
  const back = program(broker);
  back.mail("open", "guest", host.table, keys);
  await back.first("card");
  back.mail("post", "", "second", "");
  await until(() => again.has("letter", "second"));
  assert.equal(again.told.find(([kind, , text]) => kind === "letter" && text === "second")[1], id);
  again.mail("close");
  back.mail("close");
});

test("if a host's first connection breaks, guests get the card that says that the host is away", async () => {
  const broker = makeBroker();
  const host = await hosted(broker);
  const guest = program(broker);
  guest.mail("open", "guest", host.table, "");
  await guest.first("card");
  broker.cut(`palazzo/1/${tableOf(host.table).id}/h`);
  await until(() => guest.has("card", cards(host.openKey)[1]));
  guest.mail("close");
  host.mail("close");
});

test("a mailbox that was closed tells nothing more, and the next one is another table's", async () => {
  const broker = makeBroker();
  const host = await hosted(broker);
  await host.mail("close");
  const before = host.told.length;
  broker.publish(`palazzo/1/${tableOf(host.table).id}/h`, Uint8Array.from([1, 2, 3]), false);
  host.mail("open", "host", "", "");
  await until(() => host.told.length > before);
  const [kind, , , , table] = host.told[before];
  assert.equal(kind, "opened");
  assert.notEqual(table, host.table);
  await host.mail("close");
});

test("time passes for the program while a mailbox is open", async () => {
  const broker = makeBroker();
  const host = await hosted(broker);
  await host.first("tick");
  await host.mail("close");
});

test("stored keys that can't be read leave the mailbox closed, and the next request is carried out", async (t) => {
  t.mock.method(console, "error", () => {});
  const host = program(makeBroker());
  await host.mail("open", "host", "", "no keys");
  assert.deepEqual(host.told, []);
  await host.mail("open", "host", "", "");
  assert.ok(host.has("opened"));
  await host.mail("close");
});

test("the relay's address is a WebSocket's beside the page, or the one that the page names", () => {
  assert.equal(relayAddress("relay", "https://cards.example/palazzo/"), "wss://cards.example/palazzo/relay");
  assert.equal(relayAddress("relay", "http://localhost:8080/some/path/"), "ws://localhost:8080/some/path/relay");
  assert.equal(relayAddress("wss://relay.example/mqtt", "https://cards.example/"), "wss://relay.example/mqtt");
});

test("a table is the same after it was written into a link", async () => {
  const table = { key: newTableKey(), id: newTableKey() };
  assert.deepEqual(tableOf(tableAsText(table)), table);
});
