// The packets of MQTT 3.1.1 that the mailbox needs: it connects, subscribes, publishes without acknowledgement and asks
// whether the broker still answers. Source: MQTT Version 3.1.1, OASIS Standard, sections 2 and 3.

/** The largest packet that is accepted, in bytes. A sealed letter with its topic is much smaller. */
export const largestPacket = 32 * 1024;

export const kinds = { connect: 1, connected: 2, publish: 3, subscribe: 8, subscribed: 9, ping: 12, pong: 13, disconnect: 14 };

const toBytes = new TextEncoder();
const fromBytes = new TextDecoder("utf-8", { fatal: true });

const twoBytes = (number) => [number >> 8, number & 255];

/** Returns bytes after their length in two bytes. */
const prefixed = (bytes) => [...twoBytes(bytes.length), ...bytes];
const text = (value) => prefixed(toBytes.encode(value));

/** Returns a length in MQTT's notation: seven bits a byte, the lowest first. */
const lengthBytes = (length) => {
  const bytes = [];
  do {
    const rest = length >> 7;
    bytes.push((length & 127) | (rest > 0 ? 128 : 0));
    length = rest;
  } while (length > 0);
  return bytes;
};

const packet = (kind, flags, body) => Uint8Array.from([(kind << 4) | flags, ...lengthBytes(body.length), ...body]);

/**
 * Returns the packet that opens a connection without a stored session. `keepAlive` is the longest silence in seconds.
 * If the connection breaks, the broker publishes `will.bytes` under `will.topic`, and keeps them if `will.kept` is true.
 */
export const connectPacket = ({ client, user, keepAlive, will }) => {
  const flags = 0x02 | 0x80 | (will ? 0x04 | (will.kept ? 0x20 : 0) : 0);
  return packet(kinds.connect, 0, [
    ...text("MQTT"), 4, flags, ...twoBytes(keepAlive), ...text(client),
    ...(will ? [...text(will.topic), ...prefixed(will.bytes)] : []), ...text(user),
  ]);
};

/** Returns the packet that subscribes to topics. `number` is from 1 to 65,535. */
export const subscribePacket = (number, topics) =>
  packet(kinds.subscribe, 2, [...twoBytes(number), ...topics.flatMap((topic) => [...text(topic), 0])]);

/** Returns the packet that publishes bytes. If `kept` is true, the broker also sends them to later subscribers. */
export const publishPacket = (topic, bytes, kept) => packet(kinds.publish, kept ? 1 : 0, [...text(topic), ...bytes]);

export const pingPacket = () => packet(kinds.ping, 0, []);
export const disconnectPacket = () => packet(kinds.disconnect, 0, []);

/** Reads the body of a packet that publishes something. Throws if it is broken. */
const readPublished = (flags, body) => {
  const length = (body[0] << 8) | body[1];
  // Acknowledged letters, whose packets have a number, aren't subscribed to.
  if (body.length < 2 || body.length < 2 + length || (flags & 6) !== 0) throw new Error("broken MQTT packet");
  return { topic: fromBytes.decode(body.subarray(2, 2 + length)), bytes: body.slice(2 + length) };
};

/** Reads a packet without its length. Throws if it is broken, or of a kind that a broker never sends. */
const readPacket = (first, body) => {
  const kind = first >> 4;
  if (kind === kinds.publish) return { kind, ...readPublished(first & 15, body) };
  if (kind === kinds.connected && body.length === 2) return { kind, refusal: body[1] };
  if (kind === kinds.subscribed && body.length > 2) return { kind, refused: body.subarray(2).includes(128) };
  if (kind === kinds.pong && body.length === 0) return { kind };
  throw new Error("broken MQTT packet");
};

/**
 * Returns a function that takes the bytes that arrive, in pieces of any length, and returns the packets that are
 * complete. It throws if the bytes aren't packets of a broker, or if one is larger than `largestPacket`; then the
 * connection has to be closed.
 */
export const packetReader = () => {
  let waiting = new Uint8Array();
  return (piece) => {
    const bytes = new Uint8Array(waiting.length + piece.length);
    bytes.set(waiting);
    bytes.set(piece, waiting.length);
    const packets = [];
    let at = 0;
    for (;;) {
      let length = 0;
      let head = 1;
      for (; bytes[at + head] >= 128; ++head) length += (bytes[at + head] & 127) << (7 * (head - 1));
      length += (bytes[at + head] ?? 0) << (7 * (head - 1));
      if (head > 4 || length > largestPacket) throw new Error("too large an MQTT packet");
      const end = at + head + 1 + length;
      if (at + head >= bytes.length || end > bytes.length) break;
      packets.push(readPacket(bytes[at], bytes.subarray(at + head + 1, end)));
      at = end;
    }
    waiting = bytes.slice(at);
    return packets;
  };
};
