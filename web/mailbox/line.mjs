// A line to a broker that is opened again and again until it is closed, over WebSocket. It reports when it is up, when
// it is down, and what arrives.
import { connectPacket, disconnectPacket, kinds, packetReader, pingPacket, publishPacket, subscribePacket } from "./mqtt.mjs";

/** Times in milliseconds. */
const times = {
  keepAlive: 30_000, // longest silence of ours
  silence: 45_000, // a line that has been silent for so long is given up, whatever the socket says
  answer: 10_000, // time for opening a line
  firstPause: 250, // pause before the line is opened again, which doubles at each failure
  longestPause: 15_000,
};

/** The clock of the page: `now()` in milliseconds, and `after(milliseconds, act)`, which returns a function that cancels. */
const pageClock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Opens a line to the broker at `address` and returns `{publish, wake, close}`. `publish(topic, bytes, kept)` returns
 * whether the line is up; if it is down, nothing is published. `wake()` ends a long pause, as after a sleep: a line that
 * waits is opened at once, and one that is silent or isn't up yet is given up. `close()` closes the line for good, after everything that was published.
 *
 * `will` is a function that returns the will of the next connection, as connectPacket() takes it, or a promise of it.
 * `report.up()` is called when the topics are subscribed to, `report.down()` when that ends, and
 * `report.arrived(topic, bytes)` for everything that the broker sends.
 */
export const openLine = (
  { address, user, topics, will, report, WebSocket = globalThis.WebSocket, random = Math.random, clock = pageClock },
) => {
  let socket = null; // null while the line waits until it opens again
  let isUp = false;
  let isClosed = false;
  let failures = 0; // number of failed attempts in a row
  let heardAt = 0;
  let cancelRetry = () => {};
  let cancelAlive = () => {};

  /** Gives the current connection up, and opens another one after a pause. */
  const giveUp = () => {
    if (!socket) return;
    const old = socket;
    socket = null;
    cancelAlive();
    cancelRetry();
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    try {
      old.close();
    } catch {
      // The connection was never open.
    }
    const wasUp = isUp;
    isUp = false;
    if (wasUp) report.down();
    if (isClosed) return;
    // The pause varies at random, so that not all programs come back at once when a broker starts again.
    const pause = Math.min(times.longestPause, times.firstPause * 2 ** Math.min(failures++, 16));
    cancelRetry = clock.after(pause * (0.5 + random() / 2), open);
  };

  const stayAlive = () => {
    if (clock.now() - heardAt >= times.silence) return giveUp();
    if (isUp) socket.send(pingPacket());
    cancelAlive = clock.after(times.keepAlive / 2, stayAlive);
  };

  const take = (packet) => {
    if (packet.kind === kinds.connected) {
      if (packet.refusal) throw new Error("the broker refuses the connection");
      socket.send(subscribePacket(1, topics));
    } else if (packet.kind === kinds.subscribed) {
      if (packet.refused) throw new Error("the broker refuses the topics");
      isUp = true;
      failures = 0;
      report.up();
    } else if (packet.kind === kinds.publish) {
      report.arrived(packet.topic, packet.bytes);
    }
  };

  const open = async () => {
    const lastWill = await will();
    if (isClosed || socket) return;
    let mine;
    try {
      mine = new WebSocket(address, "mqtt"); // Firefox throws if the page's policy forbids the address.
    } catch {
      mine = { close() {} };
      queueMicrotask(giveUp);
    }
    socket = mine;
    mine.binaryType = "arraybuffer";
    const read = packetReader();
    heardAt = clock.now();
    cancelRetry = clock.after(times.answer, () => isUp || giveUp());
    cancelAlive = clock.after(times.keepAlive / 2, stayAlive);
    mine.onopen = () =>
      mine.send(connectPacket({
        client: crypto.randomUUID().replaceAll("-", "").slice(0, 22), // MQTT guarantees no more than 23 letters.
        user,
        keepAlive: times.keepAlive / 1000,
        will: lastWill,
      }));
    mine.onmessage = ({ data }) => {
      heardAt = clock.now();
      try {
        for (const packet of read(new Uint8Array(data))) if (socket === mine) take(packet);
      } catch {
        giveUp();
      }
    };
    mine.onclose = mine.onerror = giveUp;
  };

  open();
  return {
    publish(topic, bytes, kept) {
      if (isUp) socket.send(publishPacket(topic, bytes, kept));
      return isUp;
    },
    wake() {
      if (isClosed || (isUp && clock.now() - heardAt < times.silence)) return;
      failures = 0;
      if (socket) return giveUp();
      cancelRetry();
      open();
    },
    close() {
      isClosed = true;
      cancelRetry();
      if (isUp) socket.send(disconnectPacket());
      giveUp();
    },
  };
};
