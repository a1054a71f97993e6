// The mailbox of a table: passes sealed letters between the host's program and those of the guests, through a broker
// that can't read them. A letter replaces the one before it of the same writer to the same reader, so that nothing
// piles up while a line is down or a program sleeps. docs/online.md describes topics and keys.
//
// A table is `{key, id}`: the table's key, and the id of the host's open key.
import { openLine } from "./line.mjs";
import { cardKey, idOf, letterKeys, seal, unseal, withOpenKey, withoutOpenKey } from "./sealing.mjs";

/** Number of guests whose keys the host's mailbox remembers. It forgets the oldest ones first. */
const mostGuests = 64;

const topicsOf = (table) => {
  const root = `palazzo/1/${table.id}`;
  return {
    card: `${root}/h`,
    toHost: (guest) => `${root}/u/${guest}`,
    toGuest: (guest) => `${root}/d/${guest}`,
    parting: (guest) => `${root}/w/${guest}`,
  };
};

/** Number of topics whose letters may wait to be opened. Letters of further topics are dropped. */
const mostWaiting = 256;

/**
 * Returns a function that runs tasks one after the other, because sealing takes time and letters must keep their
 * order. If a task of the same name already waits, the new one replaces it. Returns false if too many tasks wait.
 */
const oneByOne = () => {
  const waiting = new Map();
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      const [name, task] = waiting.entries().next().value;
      waiting.delete(name);
      try {
        await task();
      } catch (fault) {
        // The page notices a fault that nobody catches. The next letters are still handled.
        queueMicrotask(() => {
          throw fault;
        });
      }
    }
    isRunning = false;
  };
  return (name, task) => {
    if (!waiting.delete(name) && waiting.size >= mostWaiting) return false;
    waiting.set(name, task);
    if (!isRunning) run();
    return true;
  };
};

/**
 * Opens a mailbox whose line and topics are the same on both sides. `sealed(topic, text)` seals what is posted, and
 * `arrived(topic, bytes)` handles what arrives.
 */
const openBox = ({ address, table, topics, will, sealed, arrived, report, WebSocket }) => {
  const latest = new Map(); // latest post of each topic, as `{text, kept}`; the text "" empties the topic
  const going = oneByOne();
  const coming = oneByOne();
  let line = null;

  const send = (topic) =>
    going(topic, async () => {
      const { text, kept } = latest.get(topic);
      const bytes = text === "" ? new Uint8Array() : await sealed(topic, text);
      if (bytes) line.publish(topic, bytes, kept);
    });

  const wake = () => document.hidden || line.wake();
  const events = globalThis.document
    ? [[document, "visibilitychange"], [globalThis, "pageshow"], [globalThis, "online"]]
    : [];

  line = openLine({
    address,
    user: table.id,
    topics,
    will,
    WebSocket,
    report: {
      up() {
        report.line(true);
        for (const topic of latest.keys()) send(topic);
      },
      down: () => report.line(false),
      arrived: (topic, bytes) => coming(topic, () => arrived(topic, bytes)) || report.unreadable(),
    },
  });
  for (const [target, event] of events) target.addEventListener(event, wake);

  return {
    post(topic, text, kept) {
      latest.set(topic, { text, kept });
      send(topic);
    },
    /** Closes the mailbox after everything that was posted has gone out, if the line is up. */
    close() {
      for (const [target, event] of events) target.removeEventListener(event, wake);
      going(Symbol("the end"), async () => line.close());
    },
  };
};

/**
 * Opens the mailbox of the host's program, whose keys are `pair`. `awayCard` is the card that the broker publishes if
 * the connection breaks.
 *
 * `report.line(isUp)` is called when the line goes up or down, `report.letter(guest, text)` for each letter of a guest,
 * `report.card(text)` for each card that the broker passes on, `report.parting(guest)` if the broker says that a
 * guest's connection broke, and `report.unreadable()` for everything that can't be opened.
 */
export const openHostMailbox = async ({ address, table, pair, awayCard, report, WebSocket }) => {
  const topics = topicsOf(table);
  const keyOfCard = await cardKey(table);
  const keysOfGuests = new Map(); // keys by the ids of guests who have written, the latest last
  let away = awayCard;

  /** Remembers the keys of a guest whose letter could be opened, so that strangers can't crowd guests out. */
  const remember = (guest, keys) => {
    keysOfGuests.delete(guest);
    keysOfGuests.set(guest, keys);
    if (keysOfGuests.size > mostGuests) keysOfGuests.delete(keysOfGuests.keys().next().value);
  };

  const openLetter = async (topic, bytes) => {
    const guest = topic.slice(topics.toHost("").length);
    const letter = withoutOpenKey(bytes);
    if (!letter || (await idOf(letter.open)) !== guest) return report.unreadable();
    const keys = keysOfGuests.get(guest) ?? (await letterKeys(table, pair, letter.open).catch(() => null));
    const text = keys && (await unseal(keys.toHost, topic, letter.sealed));
    if (text === null) return report.unreadable();
    remember(guest, keys);
    report.letter(guest, text);
  };

  const openCard = async (topic, bytes) => {
    const text = await unseal(keyOfCard, topic, bytes);
    if (text === null) report.unreadable();
    else report.card(text);
  };

  const box = openBox({
    address,
    table,
    topics: [topics.card, topics.toHost("+"), topics.parting("+")],
    will: async () => ({ topic: topics.card, bytes: await seal(keyOfCard, topics.card, away), kept: true }),
    sealed: async (topic, text) => {
      if (topic === topics.card) return seal(keyOfCard, topic, text);
      const keys = keysOfGuests.get(topic.slice(topics.toGuest("").length));
      return keys && seal(keys.toGuest, topic, text);
    },
    arrived(topic, bytes) {
      if (bytes.length === 0) return; // Emptied topics have nothing to tell.
      if (topic === topics.card) return openCard(topic, bytes);
      if (topic.startsWith(topics.toHost(""))) return openLetter(topic, bytes);
      if (topic.startsWith(topics.parting(""))) return report.parting(topic.slice(topics.parting("").length));
      report.unreadable();
    },
    report,
    WebSocket,
  });
  return {
    /** Publishes the card. `awayText` is the card that the broker publishes if the next connection breaks. */
    publishCard(text, awayText) {
      away = awayText;
      box.post(topics.card, text, true);
    },
    /** Posts a letter to a guest, whose own letter must have arrived since the mailbox was opened. */
    post: (guest, text) => box.post(topics.toGuest(guest), text, true),
    /** Removes from the broker what it keeps for a guest. */
    forget(guest) {
      box.post(topics.toGuest(guest), "", true);
      box.post(topics.toHost(guest), "", true);
    },
    /** Removes the card from the broker, so that nobody finds the table any more. */
    removeCard: () => box.post(topics.card, "", true),
    close: box.close,
  };
};

/**
 * Opens the mailbox of a guest's program, whose keys are `pair`.
 *
 * `report.line(isUp)` is called when the line goes up or down, `report.card(text)` for each card of the table,
 * `report.letter(text)` for each letter of the host, and `report.unreadable()` for everything that can't be opened.
 * Letters can be opened and written as soon as a card with the host's open key has arrived.
 */
export const openGuestMailbox = async ({ address, table, pair, report, WebSocket }) => {
  const topics = topicsOf(table);
  const mine = await idOf(pair.open);
  const keyOfCard = await cardKey(table);
  let keys = null; // the keys of the letters; null until a card has brought the host's open key

  /** Takes the host's open key from a card, if it is the key that the table's link names. */
  const takeOpenKey = async (text) => {
    if (keys) return;
    let open;
    try {
      open = JSON.parse(text).pub;
    } catch {
      return;
    }
    if (typeof open === "string" && (await idOf(open).catch(() => "")) === table.id)
      keys = await letterKeys(table, pair, open).catch(() => null);
  };

  let waiting = null; // letter that was posted before the keys were known
  const box = openBox({
    address,
    table,
    topics: [topics.card, topics.toGuest(mine)],
    will: async () => ({ topic: topics.parting(mine), bytes: [1], kept: false }),
    sealed: async (topic, text) => withOpenKey(pair.open, await seal(keys.toHost, topic, text)),
    async arrived(topic, bytes) {
      if (bytes.length === 0) return;
      if (topic === topics.card) {
        const text = await unseal(keyOfCard, topic, bytes);
        if (text === null) return report.unreadable();
        await takeOpenKey(text);
        report.card(text);
        if (keys && waiting !== null) box.post(topics.toHost(mine), waiting, true);
        if (keys) waiting = null;
        return;
      }
      const text = keys && topic === topics.toGuest(mine) ? await unseal(keys.toGuest, topic, bytes) : null;
      if (text === null) report.unreadable();
      else report.letter(text);
    },
    report,
    WebSocket,
  });
  return {
    id: mine,
    /** Posts a letter to the host, at once or as soon as the host's open key is known. */
    post(text) {
      if (keys) box.post(topics.toHost(mine), text, true);
      else waiting = text;
    },
    close: box.close,
  };
};
