// Tests the packets of MQTT that the mailbox writes and reads. Expected bytes are those of the standard's examples and
// tables (MQTT Version 3.1.1, sections 2 and 3).
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  connectPacket, disconnectPacket, kinds, largestPacket, packetReader, pingPacket, publishPacket, subscribePacket,
} from "../../web/mailbox/mqtt.mjs";

const bytes = (...parts) => Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part)] : [part])));

test("a connection begins without a stored session, with a user name and a will", () => {
  assert.deepEqual(
    connectPacket({ client: "me", user: "T", keepAlive: 30, will: { topic: "w", bytes: [7, 8], kept: true } }),
    bytes(0x10, 24, 0, 4, "MQTT", 4, 0xa6, 0, 30, 0, 2, "me", 0, 1, "w", 0, 2, 7, 8, 0, 1, "T"),
  );
  assert.deepEqual(
    connectPacket({ client: "me", user: "T", keepAlive: 300, will: null }),
    bytes(0x10, 17, 0, 4, "MQTT", 4, 0x82, 1, 44, 0, 2, "me", 0, 1, "T"),
  );
});

test("several topics are subscribed to by one packet, without acknowledgement of what comes", () => {
  assert.deepEqual(subscribePacket(10, ["a/b", "c/d"]), bytes(0x82, 14, 0, 10, 0, 3, "a/b", 0, 0, 3, "c/d", 0));
});

test("something is published without acknowledgement, to be kept or not", () => {
  assert.deepEqual(publishPacket("a/b", [1, 2], false), bytes(0x30, 7, 0, 3, "a/b", 1, 2));
  assert.deepEqual(publishPacket("a/b", [], true), bytes(0x31, 5, 0, 3, "a/b"));
  assert.deepEqual(pingPacket(), bytes(0xc0, 0));
  assert.deepEqual(disconnectPacket(), bytes(0xe0, 0));
});

test("a length is written in as many bytes as the standard's table gives", () => {
  const lengthOf = (size) => [...publishPacket("", new Uint8Array(size - 2), false).subarray(1, -size)];
  assert.deepEqual(lengthOf(127), [0x7f]);
  assert.deepEqual(lengthOf(128), [0x80, 0x01]);
  assert.deepEqual(lengthOf(16_383), [0xff, 0x7f]);
  assert.deepEqual(lengthOf(16_384), [0x80, 0x80, 0x01]);
});

const arrivals = bytes(0x20, 2, 0, 0, 0x90, 4, 0, 1, 0, 0, 0x30, 7, 0, 3, "a/b", 1, 2, 0xd0, 0, 0x31, 5, 0, 3, "a/c");
const packets = [
  { kind: kinds.connected, refusal: 0 },
  { kind: kinds.subscribed, refused: false },
  { kind: kinds.publish, topic: "a/b", bytes: bytes(1, 2) },
  { kind: kinds.pong },
  { kind: kinds.publish, topic: "a/c", bytes: bytes() },
];

test("packets are read in the same way, in whatever pieces their bytes arrive", () => {
  for (let size = 1; size <= arrivals.length; ++size) {
    const read = packetReader();
    const found = [];
    for (let at = 0; at < arrivals.length; at += size) found.push(...read(arrivals.slice(at, at + size)));
    assert.deepEqual(found, packets, `pieces of ${size} bytes`);
  }
});

test("refusals of a broker are read", () => {
  assert.deepEqual(packetReader()(bytes(0x20, 2, 0, 5)), [{ kind: kinds.connected, refusal: 5 }]);
  assert.deepEqual(packetReader()(bytes(0x90, 4, 0, 1, 0, 128)), [{ kind: kinds.subscribed, refused: true }]);
});

test("a packet as large as is allowed is read, and one that is larger by a byte is refused before it has arrived", () => {
  const topic = bytes(0, 1, "a");
  const head = (length) => [0x30, (length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14];
  const [read] = packetReader()(bytes(...head(largestPacket), ...topic, ...new Uint8Array(largestPacket - topic.length)));
  assert.equal(read.bytes.length, largestPacket - topic.length);
  assert.throws(() => packetReader()(bytes(...head(largestPacket + 1))), /too large/);
  assert.throws(() => packetReader()(bytes(0x30, 255, 255, 255, 255, 1)), /too large/);
});

test("bytes that no broker sends are refused", () => {
  for (const broken of [
    [0x00, 0], [0x10, 0], [0x20, 1, 0], [0x90, 2, 0, 1], [0xd0, 1, 0], [0x82, 0], [0xf0, 0],
    [0x30, 0], [0x30, 1, 0], [0x30, 2, 0, 1], [0x30, 3, 0, 9, 65], [0x32, 5, 0, 1, 65, 0, 1], [0x30, 3, 0, 1, 255],
  ]) {
    assert.throws(() => packetReader()(bytes(...broken)), undefined, broken.join(" "));
  }
});

test("random bytes are read without end in bounded memory, or refused", () => {
  let seed = 7;
  const random = () => ((seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0), (seed >>> 16) & 255);
  for (let round = 0; round < 2_000; ++round) {
    const read = packetReader();
    const sent = Uint8Array.from({ length: 64 }, random);
    try {
      for (const packet of read(sent)) assert.ok(Object.values(kinds).includes(packet.kind));
    } catch (fault) {
      assert.match(String(fault), /MQTT packet|encoded data was not valid/);
    }
  }
});
