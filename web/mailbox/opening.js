// The part of the mailbox that a page with a relay loads at its start. The rest is a module, which is loaded when the
// first mailbox is opened, or with the page if that was opened by a table's link.
{
  const { platform } = palazzo;
  const addressOf = (name) => new URL(document.querySelector(`meta[name="palazzo:${name}"]`).content, location);
  let coming = null; // promise of the module
  const load = () => (coming ??= import(addressOf("mailbox").href));

  /** Returns the name of the relay's host; "" if the browser seals nothing, because the page wasn't loaded by https. */
  platform.relayName = () => (isSecureContext ? addressOf("relay").host : "");

  /** Passes a request of the program on to the module, after those before it. */
  platform.askMailbox = (...request) => {
    load().then(() => platform.mail(...request), () => (coming = null));
  };

  if (isSecureContext && location.hash.startsWith("#table=")) load().catch(() => (coming = null));
}
