// Tests when a line to a broker is opened, kept alive, given up and opened again, with a clock that the test moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openLine } from "../../web/mailbox/line.mjs";
import { kinds } from "../../web/mailbox/mqtt.mjs";
import "./webcrypto.mjs";

/** Lets everything go on that waits for no clock. */
const settle = () => new Promise((done) => setImmediate(done));

const makeClock = () => {
  let time = 0;
  let timers = [];
  const clock = {
    now: () => time,
    after(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
    async pass(milliseconds) {
      for (const end = time + milliseconds; ;) {
        await settle();
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) return void (time = end);
        time = next.at;
        timers = timers.filter((one) => one !== next);
        next.act();
      }
    },
  };
  return clock;
};

/** Opens a line whose sockets the test answers. `sockets` are those opened so far, each with the time of its opening. */
const withLine = async (play) => {
  const clock = makeClock();
  const sockets = [];
  const events = [];
  class Socket {
    sent = [];
    constructor() {
      this.openedAt = clock.now();
      sockets.push(this);
    }
    send(bytes) {
      this.sent.push(bytes[0] >> 4);
    }
    close() {
      this.isClosed = true;
    }
    receive(...bytes) {
      this.onmessage?.({ data: Uint8Array.from(bytes).buffer });
    }
    /** Answers as a broker that accepts everything. */
    accept() {
      this.onopen();
      this.receive(kinds.connected << 4, 2, 0, 0);
      this.receive(kinds.subscribed << 4, 3, 0, 1, 0);
    }
  }
  const line = openLine({
    address: "wss://relay.invalid", user: "T", topics: ["a"], will: async () => null, WebSocket: Socket, random: () => 1, clock,
    report: { up: () => events.push("up"), down: () => events.push("down"), arrived: (topic) => events.push(topic) },
  });
  await settle();
  await play({ line, clock, sockets, events, last: () => sockets.at(-1) });
};

test("a line is up once its topics are subscribed to, and only then something is published", () =>
  withLine(async ({ line, events, last }) => {
    last().onopen();
    assert.equal(line.publish("a", [1], false), false);
    last().receive(kinds.connected << 4, 2, 0, 0);
    assert.deepEqual([events, line.publish("a", [1], false)], [[], false]);
    last().receive(kinds.subscribed << 4, 3, 0, 1, 0);
    assert.deepEqual([events, line.publish("a", [1], false)], [["up"], true]);
    assert.deepEqual(last().sent, [kinds.connect, kinds.subscribe, kinds.publish]);
  }));

test("the pause before a line is opened again doubles up to fifteen seconds, and is short again after it was up", () =>
  withLine(async ({ clock, sockets, last }) => {
    for (let i = 0; i < 9; ++i) {
      const count = sockets.length;
      last().onerror();
      while (sockets.length === count) await clock.pass(10);
    }
    const pauses = sockets.slice(1).map(({ openedAt }, i) => openedAt - sockets[i].openedAt);
    assert.deepEqual(pauses, [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    last().accept();
    const from = clock.now();
    last().onclose();
    await clock.pass(250);
    assert.equal(last().openedAt - from, 250);
  }));

test("a line that doesn't come up within ten seconds is given up", () =>
  withLine(async ({ clock, sockets, last }) => {
    last().onopen();
    await clock.pass(9_999);
    assert.ok(!last().isClosed);
    await clock.pass(1);
    assert.ok(sockets[0].isClosed);
    await clock.pass(250);
    assert.equal(sockets.length, 2);
  }));

test("a line asks every fifteen seconds whether the broker still answers, and is given up after 45 seconds of silence", () =>
  withLine(async ({ clock, events, sockets }) => {
    const [first] = sockets;
    first.accept();
    await clock.pass(30_000);
    assert.equal(first.sent.filter((kind) => kind === kinds.ping).length, 2);
    first.receive(kinds.pong << 4, 0);
    await clock.pass(44_999);
    assert.deepEqual(events, ["up"]);
    await clock.pass(1);
    assert.deepEqual([events, first.isClosed], [["up", "down"], true]);
  }));

test("wake opens a waiting line at once, and leaves one alone that is up", () =>
  withLine(async ({ clock, line, sockets, last }) => {
    while (sockets.length < 8) await clock.pass(100);
    last().onerror(); // The next pause is fifteen seconds long.
    const count = sockets.length;
    line.wake();
    await settle();
    assert.equal(sockets.length, count + 1);
    last().accept();
    line.wake();
    await clock.pass(20_000);
    assert.equal(sockets.length, count + 1);
  }));

test("a broker that refuses the connection or the topics, or sends no MQTT, is left and asked again", async () => {
  for (const answers of [[[kinds.connected << 4, 2, 0, 5]], [[kinds.connected << 4, 2, 0, 0], [kinds.subscribed << 4, 3, 0, 1, 128]], [[0, 0]]])
    await withLine(async ({ clock, events, sockets }) => {
      sockets[0].onopen();
      for (const answer of answers) sockets[0].receive(...answer);
      assert.ok(sockets[0].isClosed);
      await clock.pass(250);
      assert.deepEqual([events, sockets.length], [[], 2]);
    });
});

test("a page whose policy forbids the address tries again, and doesn't fail", async () => {
  const clock = makeClock();
  let tries = 0;
  class Forbidden {
    constructor() {
      ++tries;
      throw new Error("forbidden");
    }
  }
  const line = openLine({
    address: "wss://relay.invalid", user: "T", topics: [], will: async () => null, WebSocket: Forbidden, random: () => 1, clock,
    report: { up: assert.fail, down: assert.fail, arrived: assert.fail },
  });
  await clock.pass(1_000);
  assert.equal(tries, 3);
  line.close();
  await clock.pass(100_000);
  assert.equal(tries, 3);
});

test("a closed line says so to the broker, and is never opened again", () =>
  withLine(async ({ clock, line, sockets }) => {
    sockets[0].accept();
    line.close();
    assert.equal(sockets[0].sent.at(-1), kinds.disconnect);
    await clock.pass(100_000);
    assert.deepEqual([sockets.length, line.publish("a", [1], false)], [1, false]);
  }));
