// What is kept between visits. Local storage can be absent, forbidden or full, and says so only by throwing. All pages of a
// host share it: what the program calls palazzo:settings lies under a name with the page's folder in it.
{
  const { platform } = palazzo;
  const common = "palazzo:";
  const nameOf = (key) => platform.own + key.slice(common.length);
  const keyOf = (name) => common + name.slice(platform.own.length);

  const attempt = (action, otherwise) => {
    try {
      return action(localStorage);
    } catch {
      return otherwise;
    }
  };

  // What is yet to move here (web/moving.js) is read where it lies.
  platform.load = (key) =>
    attempt((store) => store.getItem(nameOf(key)) ?? (platform.hasMoved ? null : store.getItem(key)), null);

  const note = (key, text) => attempt((store) => {
    const [number, latest] = platform.note(key, text);
    store.setItem(nameOf(number), latest);
  });

  // Once something is worth it, the browser is asked not to throw it away when its disk is full.
  let asked = false;
  const persist = () => {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  };

  platform.store = (key, text) => {
    const kept = platform.mayWrite && attempt((store) => (store.setItem(nameOf(key), text), true), false);
    if (kept) note(key, text);
    if (kept && key.startsWith("palazzo:over:")) persist();
    return kept;
  };

  platform.erase = (key) => {
    if (!platform.mayWrite) return;
    attempt((store) => store.removeItem(nameOf(key)));
    note(key, null);
  };

  platform.keys = (prefix) =>
    attempt((store) => Object.keys(store).filter((name) => name.startsWith(nameOf(prefix))).map(keyOf).sort(), []);
}
