// Browsers write local storage to the disk only after seconds, or up to a minute if there is a lot to write; a browser
// that is killed would lose the last moves. So every write also goes to IndexedDB, which takes milliseconds, with an
// increasing number (the time, if the clock runs forward). Local storage contains the number of its own latest write;
// after a start, later writes are restored from IndexedDB.
{
  const { platform } = palazzo;
  const number = "palazzo:written";
  const longestWait = 5000; // milliseconds to wait for the journal; right after a crash it may take a second to open
  const oneDay = 86_400_000; // in milliseconds; after a day local storage has long been written to the disk
  let journal = null;
  let latest = 0;
  const touched = new Set(); // keys written since the start

  const lastWrite = () => Number(platform.load(number)) || 0;

  // The durability "relaxed" is enough when the browser ends. A stricter one would also survive a power cut, but it
  // waits for the disk, which takes so long on a busy computer that more moves would be lost.
  const entries = () => journal.transaction("writes", "readwrite", { durability: "relaxed" }).objectStore("writes");

  const resultOf = (request) => new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = no;
  });

  const newerEntries = (all, known) => all.filter((entry) => entry.number > known).sort((a, b) => a.number - b.number);

  let found;
  const atStart = new Promise((settle) => (found = settle));
  setTimeout(found, longestWait, []);

  const openDatabase = (name, isNew) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("writes", { keyPath: "key" });
      isNew();
    };
    return resultOf(request);
  };

  const open = async () => {
    // A journal that has just been created is empty, so that a first visit needn't wait until it has been read.
    journal = await openDatabase(`${platform.keyPrefix}journal`, () => found([]));
    const store = entries();
    const all = await resultOf(store.getAll());
    for (const entry of all) if (entry.number < Date.now() - oneDay) store.delete(entry.key);
    found(all);
    return all;
  };
  const opening = open().catch(() => (found([]), []));

  /**
   * Adds to the journal that `text` was stored under `key`, or that the key was erased if `text` is null. Returns an
   * entry for local storage, as [key, value]: it contains the number of this write.
   */
  platform.note = (key, text) => {
    latest = Math.max(latest + 1, lastWrite() + 1, Date.now());
    const entry = { key, text, number: latest };
    touched.add(key);
    const put = () => {
      try {
        const store = entries();
        store.put(entry);
        store.transaction.commit?.();
      } catch {
        // Without a journal, or after the browser has deleted it, writes are only in local storage.
      }
    };
    if (journal) put();
    else opening.then(put);
    return [number, String(latest)];
  };

  /**
   * Empties the journal called `name`. Returns its entries with numbers above `known`, the number of the latest write
   * that is in local storage.
   */
  platform.emptied = async (name, known) => {
    const base = await openDatabase(name, () => {});
    const store = base.transaction("writes", "readwrite").objectStore("writes");
    const all = resultOf(store.getAll());
    store.clear();
    const lost = newerEntries(await all, known);
    base.close();
    return lost;
  };

  const restoreWrites = (lost) => {
    for (const { key, text } of lost) text === null ? platform.erase(key) : platform.store(key, text);
  };

  /** Restores the writes that local storage has lost, if this tab may write, and moves data of earlier versions. */
  platform.restore = async () => {
    const [all] = await Promise.all([atStart, platform.tabDecided]);
    const known = lastWrite();
    restoreWrites(newerEntries(all, known));
    await platform.move();
    // If the journal opens only after the start, restores the keys that haven't been written since the start, and
    // notifies the program as if another tab had written them.
    opening.then((late) => {
      const lost = late === all ? [] : newerEntries(late, known).filter(({ key }) => !touched.has(key));
      restoreWrites(lost);
      if (lost.length > 0) platform.call("rights");
    });
  };
}
