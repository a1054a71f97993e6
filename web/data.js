// Data that isn't part of the program: word lists, decks of challenges, translations of these decks, letters,
// languages, published rule sets. Each file is fetched when it is needed, and passed to the program as bytes. The id of
// a file consists of its kind and its name: words-en, deck-es, prompts-de, text-de, rules-palace.
{
  const { platform } = palazzo;
  const listed = document.querySelector('meta[name="palazzo:data"]').content.split(" ").filter(Boolean);
  const files = Object.fromEntries(listed.map((one) => one.split("=")));
  const defaultList = { palabra: "words-en" }; // the word list that a game needs, unless its options name another
  const longestWait = 5000; // longest time that the program's start waits for data, in milliseconds
  const fetched = {};
  const taken = {}; // data that the program has taken, but not yet read
  const given = new Set(); // ids of the data that the program has read
  const coming = {};
  const asked = new Set(); // ids of the data that the program has requested and waits for

  const download = async (id) => {
    // A damaged file may be in the browser's cache, so a second request for it bypasses the cache.
    const answer = await fetch(files[id], { cache: id in taken ? "reload" : "default" }).catch(() => {
      throw new Error("offline"); // the browser can't reach the host
    });
    if (answer.status === 404) platform.checkForRelease(); // a new release may have replaced the file
    if (!answer.ok) throw new Error(String(answer.status));
    fetched[id] = new Uint8Array(await answer.arrayBuffer());
    if (id.startsWith("text-")) platform.addLanguage(id.slice("text-".length), fetched[id]);
  };

  // Fetches a file. If the file is already being fetched, waits for the same request. A failed request can be repeated.
  const fetchData = (id) => (coming[id] ??= download(id).catch((error) => {
    delete coming[id];
    throw error;
  }));

  // Returns the ids of the data that `text`, a record or an address, refers to: by a game's name, or by a deck's name
  // ("deck":"es" in a record, deck=es in an address).
  const idsIn = (text) => [
    ...Object.keys(defaultList).filter((game) => text.includes(game)).map((game) => defaultList[game]),
    ...Array.from(text.matchAll(/\bdeck"?\s*[:=]\s*"?([a-z0-9-]+)/g), ([, name]) => `deck-${name}`),
  ].filter((id) => id in files);

  const storedGames = () => {
    try {
      const games = [`${platform.keyPrefix}game:`, "palazzo:game:"]; // also games that web/moving.js hasn't moved yet
      const isGame = (name) => games.some((start) => name.startsWith(start));
      return Object.keys(localStorage).filter(isGame).map((name) => localStorage.getItem(name));
    } catch {
      return []; // local storage is forbidden
    }
  };

  // Data for stored games and for the game in the address is fetched together with the program, so that the game can be
  // shown at once.
  const timeout = new Promise((over) => setTimeout(over, longestWait));
  const atStart = [location.search, ...storedGames()].flatMap(idsIn).map(fetchData);
  /** Fetches data that the start of the program waits for. */
  platform.wantAtStart = (id) => id in files && atStart.push(fetchData(id));
  platform.dataAtStart = () => Promise.race([Promise.allSettled(atStart), timeout]);

  platform.words = {}; // word lists that the program has read; the Worker gets them, too

  // ---- functions that the program calls

  platform.dataUsed = () => [...given];
  platform.dataKnown = Object.keys(files);
  platform.dataThere = () => Object.keys(fetched).filter((id) => !given.has(id));
  platform.dataSize = (id) => fetched[id].length;
  platform.takeData = (id) => {
    const bytes = fetched[id];
    taken[id] = bytes;
    delete fetched[id];
    delete coming[id];
    return bytes;
  };
  // Data that the program couldn't read, such as the sign-in page of a hotel's network, isn't marked as read, and is
  // fetched again next time.
  platform.dataRead = (id) => {
    given.add(id);
    if (id.startsWith("words-")) platform.words[id] = taken[id];
    delete taken[id];
  };
  platform.requestData = (id) => {
    if (!(id in files)) return false;
    const tell = (fault) => {
      asked.delete(id);
      if (given.has(id)) delete fetched[id]; // needData() has fetched it in the meantime
      else platform.call("data", id, fault);
    };
    if (!asked.has(id)) fetchData(id).then(() => tell(""), (error) => tell(error.message));
    asked.add(id);
    return true;
  };

  // palazzo.open() returns its result at once, so the data that the record needs is fetched synchronously.
  platform.needData = (text) => {
    for (const id of new Set(idsIn(text).filter((one) => !given.has(one)))) {
      const request = new XMLHttpRequest();
      request.open("GET", files[id], false);
      request.overrideMimeType("text/plain; charset=x-user-defined"); // one character per byte
      try {
        request.send();
      } catch {
        continue; // the program then reports the missing data
      }
      fetched[id] = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 255);
      platform.call("data", id, request.status === 200 ? "" : String(request.status));
    }
  };
}
