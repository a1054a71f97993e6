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

  // Once something is worth it, the browser is asked not to throw it away when its disk is full.
  let asked = false;
  const persist = () => {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  };

  platform.store = (key, text) => {
    const stored = platform.mayWrite && attempt((store) => (store.setItem(key, text), true), false);
    if (stored && key.startsWith("palazzo:over:")) persist();
    return stored;
  };

  platform.erase = (key) => platform.mayWrite && attempt((store) => store.removeItem(key));

  platform.keys = (prefix) => attempt((store) => Object.keys(store).filter((key) => key.startsWith(prefix)).sort(), []);
}
