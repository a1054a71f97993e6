// Local storage reaches the disk seconds after a write, up to a minute where there are many: a browser that is killed would
// lose the last moves. So what is written goes into IndexedDB as well, which takes milliseconds, with a number that grows
// (the time, where the clock goes forward); local storage holds the number of its latest write, and after a start is
// given what it lacks.
{
  const { platform } = palazzo;
  const number = "palazzo:written";
  const longestWait = 5000; // for a journal that doesn't open, in milliseconds; right after a crash it may take one second
  const aDay = 86_400_000; // long after it all has reached the disk
  let journal = null;
  let latest = 0;
  const touched = new Set(); // the keys that were written since the start

  const written = () => Number(platform.load(number)) || 0;

  // "relaxed" is enough against the end of the browser. Waiting for the disk, against a power cut as well, takes so long
  // while others use it that more would be lost.
  const entries = () => journal.transaction("writes", "readwrite", { durability: "relaxed" }).objectStore("writes");

  const done = (request) => new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = no;
  });

  const lacking = (all, known) => all.filter((entry) => entry.number > known).sort((a, b) => a.number - b.number);

  let found;
  const atStart = new Promise((settle) => (found = settle));
  setTimeout(found, longestWait, []);

  const opened = (name, isNew) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("writes", { keyPath: "key" });
      isNew();
    };
    return done(request);
  };

  const open = async () => {
    // A new one is empty: a first visit doesn't wait for it.
    journal = await opened(`${platform.own}journal`, () => found([]));
    const store = entries();
    const all = await done(store.getAll());
    for (const entry of all) if (entry.number < Date.now() - aDay) store.delete(entry.key);
    found(all);
    return all;
  };
  const opening = open().catch(() => (found([]), []));

  /** Notes what was written under a key; null: it was erased. Returns the number for local storage. */
  platform.note = (key, text) => {
    latest = Math.max(latest + 1, written() + 1, Date.now());
    const entry = { key, text, number: latest };
    touched.add(key);
    const put = () => {
      try {
        const store = entries();
        store.put(entry);
        store.transaction.commit?.();
      } catch {
        // There is none, or the browser has taken it away: local storage alone has to do.
      }
    };
    if (journal) put();
    else opening.then(put);
    return [number, String(latest)];
  };

  /** What a journal of another name holds and the local storage it belongs to, which knows `known`, lacks; it is emptied. */
  platform.emptied = async (name, known) => {
    const base = await opened(name, () => {});
    const store = base.transaction("writes", "readwrite").objectStore("writes");
    const all = done(store.getAll());
    store.clear();
    const lost = lacking(await all, known);
    base.close();
    return lost;
  };

  const giveBack = (lost) => {
    for (const { key, text } of lost) text === null ? platform.erase(key) : platform.store(key, text);
  };

  /** Gives local storage what it lost, if this tab may write, and what an earlier version kept. */
  platform.restore = async () => {
    const [all] = await Promise.all([atStart, platform.tabDecided]);
    const known = written();
    giveBack(lacking(all, known));
    await platform.move();
    // Of a journal that opens after all, whatever wasn't written anew; the program takes it up as another tab's doing.
    opening.then((late) => {
      const lost = late === all ? [] : lacking(late, known).filter(({ key }) => !touched.has(key));
      giveBack(lost);
      if (lost.length > 0) platform.call("rights");
    });
  };
}
