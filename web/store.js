// What is kept between visits. Local storage can be absent, forbidden or full, and says so only by throwing. All pages of a
// host share it: what the program calls palazzo:settings lies under a name with the page's folder in it.
{
  const { platform } = palazzo;
  const common = "palazzo:";

  // The program's texts are UTF-8 that ends at a zero. What such a text can't hold, a zero or half of a surrogate pair,
  // which only others put into the store, crosses the border as this sign and four digits, and comes back as it was.
  const sign = "\ufdd0";
  const odd = /[\0\u{d800}-\u{dfff}]|\ufdd0(?=[0-9a-f]{4})/gu;
  const written = /\ufdd0(0000|d[89a-f][0-9a-f]{2}|fdd0)/g;
  const told = (text) =>
    text?.replace(odd, (unit) => sign + unit.charCodeAt(0).toString(16).padStart(4, "0")) ?? null;
  const meant = (text) => text.replace(written, (_, digits) => String.fromCharCode(parseInt(digits, 16)));

  const nameOf = (key) => platform.own + meant(key.slice(common.length));
  const keyOf = (name) => common + told(name.slice(platform.own.length));

  const attempt = (action, otherwise) => {
    try {
      return action(localStorage);
    } catch {
      return otherwise;
    }
  };

  // What is yet to move here (web/moving.js) is read where it lies.
  platform.load = (key) =>
    attempt((store) => told(store.getItem(nameOf(key)) ?? (platform.hasMoved ? null : store.getItem(key))), null);

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
    const kept = platform.mayWrite && attempt((store) => (store.setItem(nameOf(key), meant(text)), true), false);
    if (kept) note(key, text);
    if (kept && key.startsWith("palazzo:over:")) persist();
    return kept;
  };

  platform.erase = (key) => {
    if (!platform.mayWrite) return;
    attempt((store) => store.removeItem(nameOf(key)));
    note(key, null);
  };

  // Private windows and blocked cookies forbid the store altogether, or leave one in which nothing finds room.
  const probe = `${platform.own}probe`;
  platform.keepsNothing = () => attempt((store) => {
    if (store.length > 0) return false;
    store.setItem(probe, "1");
    store.removeItem(probe);
    return false;
  }, true);

  platform.keys = (prefix) =>
    attempt((store) => Object.keys(store).filter((name) => name.startsWith(nameOf(prefix))).map(keyOf).sort(), []);
}
