// A broker in this process, with sockets as the mailbox uses them. Tests can stop it, start it again, and look at
// everything that it has passed on.
import { kinds } from "../../web/mailbox/mqtt.mjs";

/** Returns the packets in the bytes of a program, each as `{kind, flags, body}`. */
const packetsOf = (bytes) => {
  const packets = [];
  for (let at = 0; at < bytes.length;) {
    let length = 0;
    let head = 1;
    for (let shift = 0; ; shift += 7, ++head) {
      length |= (bytes[at + head] & 127) << shift;
      if (bytes[at + head] < 128) break;
    }
    packets.push({ kind: bytes[at] >> 4, flags: bytes[at] & 15, body: bytes.subarray(at + head + 1, at + head + 1 + length) });
    at += head + 1 + length;
  }
  return packets;
};

/** Returns a function that takes fields from the body of a packet, one after the other. */
const fieldsOf = (body) => {
  let at = 0;
  const number = () => (at += 2, (body[at - 2] << 8) | body[at - 1]);
  const bytes = () => {
    const length = number();
    return (at += length, body.subarray(at - length, at));
  };
  return { number, bytes, text: () => Buffer.from(bytes()).toString(), skip: (count) => (at += count), rest: () => body.subarray(at), isAtEnd: () => at >= body.length };
};

const matches = (pattern, topic) => {
  const parts = topic.split("/");
  const wanted = pattern.split("/");
  return wanted.length === parts.length && wanted.every((part, at) => part === "+" || part === parts[at]);
};

/** Returns a packet of a broker with a body of fewer than 16,384 bytes. */
const packet = (first, body) => {
  const length = body.length < 128 ? [body.length] : [(body.length & 127) | 128, body.length >> 7];
  return Uint8Array.from([first, ...length, ...body]);
};

export const makeBroker = () => {
  const sockets = new Set();
  const kept = new Map();
  const broker = {
    isRunning: true,
    passedOn: [], // everything that programs have published: `{topic, bytes}`
    /** Stops the broker, which forgets everything. The wills of the programs aren't published. */
    stop() {
      broker.isRunning = false;
      kept.clear();
      for (const socket of [...sockets]) socket.end();
    },
    start: () => (broker.isRunning = true),
    /** Breaks the connection of the program whose will has this topic, and publishes the will. */
    cut: (topic) => [...sockets].filter(({ will }) => will?.topic === topic).forEach((socket) => socket.end(true)),
    publish(topic, bytes, isKept) {
      broker.passedOn.push({ topic, bytes });
      if (isKept) bytes.length > 0 ? kept.set(topic, bytes) : kept.delete(topic);
      for (const socket of sockets) socket.receive(topic, bytes);
    },
    kept,
  };

  broker.WebSocket = class {
    topics = [];
    constructor() {
      queueMicrotask(() => {
        if (!broker.isRunning) return this.onerror?.();
        sockets.add(this);
        this.onopen?.();
      });
    }
    close() {
      sockets.delete(this);
    }
    end(withWill = false) {
      if (!sockets.delete(this)) return;
      if (withWill && this.will) broker.publish(this.will.topic, this.will.bytes, this.will.isKept);
      this.onclose?.();
    }
    answer(bytes) {
      queueMicrotask(() => sockets.has(this) && this.onmessage?.({ data: bytes.buffer }));
    }
    receive(topic, bytes) {
      if (!this.topics.some((pattern) => matches(pattern, topic))) return;
      const name = Buffer.from(topic);
      this.answer(packet(kinds.publish << 4, [name.length >> 8, name.length & 255, ...name, ...bytes]));
    }
    send(bytes) {
      for (const { kind, flags, body } of packetsOf(bytes)) {
        const fields = fieldsOf(body);
        if (kind === kinds.connect) this.connect(fields, body[7]);
        if (kind === kinds.subscribe) this.subscribe(fields);
        if (kind === kinds.ping) this.answer(packet(kinds.pong << 4, []));
        if (kind === kinds.publish) broker.publish(fields.text(), fields.rest().slice(), (flags & 1) === 1);
        if (kind === kinds.disconnect) sockets.delete(this);
      }
    }
    connect(fields, flags) {
      fields.text();
      fields.skip(4);
      fields.text();
      if (flags & 4) this.will = { topic: fields.text(), bytes: fields.bytes().slice(), isKept: (flags & 32) !== 0 };
      this.answer(packet(kinds.connected << 4, [0, 0]));
    }
    subscribe(fields) {
      const number = fields.number();
      while (!fields.isAtEnd()) {
        this.topics.push(fields.text());
        fields.skip(1);
      }
      this.answer(packet(kinds.subscribed << 4, [number >> 8, number & 255, ...this.topics.map(() => 0)]));
      for (const [topic, bytes] of kept) this.receive(topic, bytes);
    }
  };
  return broker;
};
