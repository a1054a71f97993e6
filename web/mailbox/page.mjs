// The mailbox of the page: carries out what the program asks for (shell/platform/browser_mailbox.cpp), and tells the
// program what happens. One mailbox is open at a time.
import { openGuestMailbox, openHostMailbox } from "./mailbox.mjs";
import { fromBase64url, idOf, newPair, newTableKey, toBase64url } from "./sealing.mjs";

/** Milliseconds between two ticks, by which the program lets time pass while no frame is drawn. */
const tickInterval = 1000;
/** Length of a table's key in bytes. */
const keySize = 16;

/** Returns the relay's address as a WebSocket's, from that in the page, which may be a path beside the page. */
export const relayAddress = (given, page) => {
  const address = new URL(given, page);
  address.protocol = address.protocol.replace(/^http/, "ws");
  return address.href;
};

/** Returns a table as the text in its link: key and id joined, in base64url. */
export const tableAsText = ({ key, id }) => toBase64url(Uint8Array.from([...fromBase64url(key), ...fromBase64url(id)]));

/** Returns the table of such a text. */
export const tableOf = (text) => {
  const bytes = fromBase64url(text);
  return { key: toBase64url(bytes.subarray(0, keySize)), id: toBase64url(bytes.subarray(keySize)) };
};

/**
 * Returns a function that carries out the requests of a program, one after the other. `tell(kind, guest, text, keys,
 * table, openKey)` tells the program something; texts that don't belong to a kind are "".
 */
export const makeMailbox = ({ address, tell, WebSocket }) => {
  let current = null; // the open mailbox: `{isHost, table, pair, report, box, timer}`; null if none is open

  const note = (kind, guest = "", text = "", keys = "", table = "", openKey = "") => tell(kind, guest, text, keys, table, openKey);

  const close = () => {
    if (!current) return;
    clearInterval(current.timer);
    current.box?.close();
    current = null;
  };

  /** Returns what a mailbox reports to, which tells nothing after the mailbox has been closed. */
  const reportOf = (mailbox) => {
    const when = (act) => (...values) => mailbox === current && act(...values);
    return {
      line: when((isUp) => note(isUp ? "line_up" : "line_down")),
      card: when((text) => note("card", "", text)),
      letter: when((...values) => note("letter", mailbox.isHost ? values[0] : "", values.at(-1))),
      parting: when((guest) => note("parting", guest)),
      unreadable: when(() => note("unreadable")),
    };
  };

  const requests = {
    async open(side, text, keys) {
      close();
      const pair = keys ? JSON.parse(keys) : await newPair();
      const table = text ? tableOf(text) : { key: newTableKey(), id: await idOf(pair.open) };
      const mailbox = { isHost: side === "host", table, pair };
      mailbox.report = reportOf(mailbox);
      mailbox.timer = setInterval(() => mailbox === current && note("tick"), tickInterval);
      current = mailbox;
      // A host's line is opened with its first card, because the relay has to know what it publishes if the line breaks.
      if (!mailbox.isHost) mailbox.box = await openGuestMailbox({ address, table, pair, report: mailbox.report, WebSocket });
      note("opened", "", "", JSON.stringify(pair), tableAsText(table), pair.open);
    },
    async card(text, away) {
      if (!current?.isHost) return;
      const { table, pair, report } = current;
      current.box ??= await openHostMailbox({ address, table, pair, awayCard: away, report, WebSocket });
      current.box.publishCard(text, away);
    },
    post(guest, letter) {
      if (!current?.box) return;
      if (current.isHost) current.box.post(guest, letter);
      else current.box.post(letter);
    },
    close,
  };

  let last = Promise.resolve();
  return (what, ...values) => (last = last.then(() => requests[what](...values)).catch((fault) => console.error(fault)));
};

if (globalThis.palazzo) {
  const { platform } = globalThis.palazzo;
  const relay = document.querySelector('meta[name="palazzo:relay"]').content;
  platform.mail = makeMailbox({
    address: relayAddress(relay, location),
    tell: (...values) => platform.call("mail", ...values),
  });
}
