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

  platform.store = (key, text) => {
    const kept = platform.mayWrite && attempt((store) => (store.setItem(key, text), true), false);
    if (kept) note(key, text);
    return kept;
  };

  platform.erase = (key) => {
    if (!platform.mayWrite) return;
    attempt((store) => store.removeItem(key));
    note(key, null);
  };

  platform.keys = (prefix) => attempt((store) => Object.keys(store).filter((key) => key.startsWith(prefix)).sort(), []);
}
