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

  platform.store = (key, text) => platform.mayWrite && attempt((store) => (store.setItem(key, text), true), false);

  platform.erase = (key) => platform.mayWrite && attempt((store) => store.removeItem(key));

  platform.keys = (prefix) => attempt((store) => Object.keys(store).filter((key) => key.startsWith(prefix)).sort(), []);
}
