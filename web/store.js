// What is kept between visits. Local storage can be absent, forbidden or full, and says so only by throwing.
{
  const { platform } = palazzo;

  const attempt = (action, otherwise) => {
    try {
      return action(localStorage);
    } catch {
      return otherwise;
    }
  };

  platform.load = (key) => attempt((store) => store.getItem(key), null);

  const note = (key, text) => attempt((store) => store.setItem(...platform.note(key, text)));

  // Once something is worth it, the browser is asked not to throw it away when its disk is full.
  let asked = false;
  const persist = () => {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  };

  platform.store = (key, text) => {
    const kept = platform.mayWrite && attempt((store) => (store.setItem(key, text), true), false);
    if (kept) note(key, text);
    if (kept && key.startsWith("palazzo:over:")) persist();
    return kept;
  };

  platform.erase = (key) => {
    if (!platform.mayWrite) return;
    attempt((store) => store.removeItem(key));
    note(key, null);
  };

  platform.keys = (prefix) => attempt((store) => Object.keys(store).filter((key) => key.startsWith(prefix)).sort(), []);
}
