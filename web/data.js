// Data that isn't in the program: word lists and decks of challenges, each fetched when it is wanted, and handed to the
// program as bytes. They are called by what they are and their names: words-en, deck-es.
{
  const { platform } = palazzo;
  const listed = document.querySelector('meta[name="palazzo:data"]').content.split(" ").filter(Boolean);
  const files = Object.fromEntries(listed.map((one) => one.split("=")));
  const usual = { palabra: "words-en" }; // which list a game needs, unless its options say another
  const longestWait = 5000; // for data before the program starts without it
  const fetched = {};
  const taken = {}; // by the program, which has yet to read it
  const given = new Set(); // what it has read
  const coming = {};
  const asked = new Set(); // by the program, which is told of each once

  const get = async (id) => {
    // What couldn't be read may lie in the browser's own cache.
    const answer = await fetch(files[id], { cache: id in taken ? "reload" : "default" }).catch(() => {
      throw new Error("offline"); // the host wasn't reached
    });
    if (answer.status === 404) platform.lookForRelease(); // it was replaced
    if (!answer.ok) throw new Error(String(answer.status));
    fetched[id] = new Uint8Array(await answer.arrayBuffer());
  };

  // One request at a time for each; one that failed may be made again.
  const fetchData = (id) => (coming[id] ??= get(id).catch((error) => {
    delete coming[id];
    throw error;
  }));

  // By a game's name, and by the deck that a record ("deck":"es") or an address (deck=es) names.
  const namedIn = (text) => [
    ...Object.keys(usual).filter((game) => text.includes(game)).map((game) => usual[game]),
    ...Array.from(text.matchAll(/\bdeck"?\s*[:=]\s*"?([a-z0-9-]+)/g), ([, name]) => `deck-${name}`),
  ].filter((id) => id in files);

  const kept = () => {
    try {
      const games = [`${platform.own}game:`, "palazzo:game:"]; // also those that are yet to move here (web/moving.js)
      const isGame = (name) => games.some((start) => name.startsWith(start));
      return Object.keys(localStorage).filter(isGame).map((name) => localStorage.getItem(name));
    } catch {
      return []; // no store
    }
  };

  // What a game that is kept or asked for needs comes with the program, so that it is on the table at once.
  const patience = new Promise((over) => setTimeout(over, longestWait));
  const atStart = Promise.allSettled([location.search, ...kept()].flatMap(namedIn).map(fetchData));
  platform.dataAtStart = Promise.race([atStart, patience]);

  platform.words = {}; // that the program has taken, for the Worker

  // ---- what the program calls

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
  // An answer that is no word list or deck, such as the sign-in page of a hotel's network, is asked for again next time.
  platform.dataRead = (id) => {
    given.add(id);
    if (id.startsWith("words-")) platform.words[id] = taken[id];
    delete taken[id];
  };
  platform.requestData = (id) => {
    if (!(id in files)) return false;
    const tell = (fault) => {
      asked.delete(id);
      if (given.has(id)) delete fetched[id]; // it was needed at once meanwhile
      else platform.call("data", id, fault);
    };
    if (!asked.has(id)) fetchData(id).then(() => tell(""), (error) => tell(error.message));
    asked.add(id);
    return true;
  };

  // palazzo.open() answers at once: what a record needs is waited for, whatever it takes.
  platform.needData = (text) => {
    for (const id of new Set(namedIn(text).filter((one) => !given.has(one)))) {
      const request = new XMLHttpRequest();
      request.open("GET", files[id], false);
      request.overrideMimeType("text/plain; charset=x-user-defined"); // each byte a character
      try {
        request.send();
      } catch {
        continue; // the program says what is missing
      }
      fetched[id] = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 255);
      platform.call("data", id, request.status === 200 ? "" : String(request.status));
    }
  };
}
