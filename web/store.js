// Stored data. Local storage can be missing, forbidden or full, and throws an exception in each case. All pages of a
// host share it, so the program's key palazzo:settings is stored under a name that contains the page's folder.
{
  const { platform } = palazzo;
  const common = "palazzo:";

  // The program's texts are UTF-8 and end at a zero, so they can contain neither zeros nor halves of surrogate pairs.
  // Other programs may have stored such characters. Each is passed to the program as this sign and four digits, and
  // becomes the character again when the program stores the text.
  const sign = "\ufdd0";
  const unrepresentable = /[\0\u{d800}-\u{dfff}]|\ufdd0(?=[0-9a-f]{4})/gu;
  const escapes = /\ufdd0(0000|d[89a-f][0-9a-f]{2}|fdd0)/g;
  const escaped = (text) =>
    text?.replace(unrepresentable, (unit) => sign + unit.charCodeAt(0).toString(16).padStart(4, "0")) ?? null;
  const unescaped = (text) => text.replace(escapes, (_, digits) => String.fromCharCode(parseInt(digits, 16)));

  const nameOf = (key) => platform.keyPrefix + unescaped(key.slice(common.length));
  const keyOf = (name) => common + escaped(name.slice(platform.keyPrefix.length));

  const attempt = (action, otherwise) => {
    try {
      return action(localStorage);
    } catch {
      return otherwise;
    }
  };

  // A key that web/moving.js hasn't moved yet is read under its old name.
  platform.load = (key) =>
    attempt((store) => escaped(store.getItem(nameOf(key)) ?? (platform.hasMoved ? null : store.getItem(key))), null);

  const note = (key, text) => attempt((store) => {
    const [number, latest] = platform.note(key, text);
    store.setItem(nameOf(number), latest);
  });

  // After the first finished game, asks the browser not to delete the data when its disk is full.
  let asked = false;
  const persist = () => {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  };

  platform.store = (key, text) => {
    const kept = platform.mayWrite && attempt((store) => (store.setItem(nameOf(key), unescaped(text)), true), false);
    if (kept) note(key, text);
    if (kept && key.startsWith("palazzo:over:")) persist();
    return kept;
  };

  platform.erase = (key) => {
    if (!platform.mayWrite) return;
    attempt((store) => store.removeItem(nameOf(key)));
    note(key, null);
  };

  // Returns whether nothing can be stored: private windows and blocked cookies forbid the store, or offer an empty one
  // without any room.
  const probe = `${platform.keyPrefix}probe`;
  platform.keepsNothing = () => attempt((store) => {
    if (store.length > 0) return false;
    store.setItem(probe, "1");
    store.removeItem(probe);
    return false;
  }, true);

  platform.keys = (prefix) =>
    attempt((store) => Object.keys(store).filter((name) => name.startsWith(nameOf(prefix))).map(keyOf).sort(), []);
}
