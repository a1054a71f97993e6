// Tests the keys and seals of letters.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./webcrypto.mjs";

const {
  cardKey, fromBase64url, idOf, largestSealed, letterKeys, newPair, newTableKey, randomBytes, seal, toBase64url, unseal,
  withOpenKey, withoutOpenKey,
} = await import("../../web/mailbox/sealing.mjs");

const host = await newPair();
const guest = await newPair();
const stranger = await newPair();
const table = { key: newTableKey(), id: await idOf(host.open) };
const atHost = await letterKeys(table, host, guest.open);
const atGuest = await letterKeys(table, guest, host.open);

test("what a guest seals the host can open, and the other way round, each direction with a key of its own", async () => {
  const letter = await seal(atGuest.toHost, "topic", "I play the nine: 9♥");
  assert.equal(await unseal(atHost.toHost, "topic", letter), "I play the nine: 9♥");
  assert.equal(await unseal(atHost.toGuest, "topic", letter), null);
  const answer = await seal(atHost.toGuest, "topic", "");
  assert.equal(await unseal(atGuest.toGuest, "topic", answer), "");
});

test("nobody else can open a letter: not another guest, not at another table, not with another table key", async () => {
  const letter = await seal(atHost.toGuest, "topic", "your hand");
  const others = [
    await letterKeys(table, stranger, host.open),
    await letterKeys(table, stranger, guest.open),
    await letterKeys({ ...table, key: newTableKey() }, guest, host.open),
    await letterKeys({ ...table, id: await idOf(stranger.open) }, guest, host.open),
  ];
  for (const keys of others) assert.equal(await unseal(keys.toGuest, "topic", letter), null);
  assert.equal(await unseal(await cardKey(table), "topic", letter), null);
});

test("a letter can't be opened under another topic, or if any of its bytes was changed, added or taken away", async () => {
  const letter = await seal(atGuest.toHost, "topic", "x");
  assert.equal(await unseal(atHost.toHost, "other", letter), null);
  for (let at = 0; at < letter.length; ++at) {
    const changed = letter.slice();
    changed[at] ^= 1;
    assert.equal(await unseal(atHost.toHost, "topic", changed), null, `byte ${at}`);
  }
  for (const bytes of [letter.slice(1), letter.slice(0, -1), Uint8Array.of(...letter, 0), new Uint8Array(), randomBytes(300)])
    assert.equal(await unseal(atHost.toHost, "topic", bytes), null);
});

test("all who have the table's link can open its card, and nobody else", async () => {
  const card = await seal(await cardKey(table), "topic", "{}");
  assert.equal(await unseal(await cardKey({ ...table }), "topic", card), "{}");
  assert.equal(await unseal(await cardKey({ ...table, key: newTableKey() }), "topic", card), null);
});

test("sealed letters have sizes in steps of 256 bytes, and equal letters look different", async () => {
  const sizeOf = async (length) => (await seal(atHost.toGuest, "t", "a".repeat(length))).length - 28;
  assert.equal(await sizeOf(0), 256);
  assert.equal(await sizeOf(252), 256);
  assert.equal(await sizeOf(253), 512);
  assert.equal(await sizeOf(16 * 1024), 16 * 1024 + 256);
  assert.equal((await seal(atHost.toGuest, "t", "a".repeat(16 * 1024))).length, largestSealed);
  assert.notDeepEqual(await seal(atHost.toGuest, "t", "a"), await seal(atHost.toGuest, "t", "a"));
});

test("a larger letter than any program writes isn't opened", async () => {
  assert.equal(await unseal(atGuest.toGuest, "t", await seal(atHost.toGuest, "t", "a".repeat(17 * 1024))), null);
});

test("a key that is no point of the curve has no keys in common with anybody", async () => {
  await assert.rejects(letterKeys(table, host, toBase64url(Uint8Array.of(4, ...new Uint8Array(64)))));
  await assert.rejects(letterKeys(table, host, toBase64url(randomBytes(65))));
});

test("a guest's open key stands before its letter", async () => {
  const { open, sealed } = withoutOpenKey(withOpenKey(guest.open, Uint8Array.of(1, 2)));
  assert.deepEqual([open, [...sealed]], [guest.open, [1, 2]]);
  assert.equal(withoutOpenKey(fromBase64url(guest.open)), null);
});

test("base64url is read strictly", () => {
  for (let length = 0; length < 40; ++length) {
    const bytes = randomBytes(length);
    assert.deepEqual(fromBase64url(toBase64url(bytes)), bytes);
  }
  for (const broken of ["=", "a", "ab=", "a+b/", "ä", "YQ==", "YR", " YQ"]) assert.equal(fromBase64url(broken), null, broken);
});

test("letters that were sealed before can be opened, so that programs of different versions understand each other", async () => {
  const { table, host, guest, letters } = JSON.parse(readFileSync(new URL("./sealed.json", import.meta.url), "utf8"));
  const keys = await letterKeys(table, host, guest.open);
  const all = { ...keys, card: await cardKey(table) };
  assert.equal(await idOf(host.open), table.id);
  assert.equal(letters.length, 3);
  for (const { key, topic, text, sealed } of letters) assert.equal(await unseal(all[key], topic, fromBase64url(sealed)), text);
});
