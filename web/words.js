// Word lists: fetched when a game needs one, and handed to the program as bytes.
{
  const { platform } = palazzo;
  const lists = document.querySelector('meta[name="palazzo:words"]').content.split(" ").filter(Boolean);
  const files = Object.fromEntries(lists.map((list) => list.split("=")));
  const usual = { palabra: "en" }; // which list a game needs, unless its options say another
  const longestWait = 5000; // for a list before the program starts without it
  const fetched = {};
  const given = new Set();
  const coming = {};

  const get = async (name) => {
    const answer = await fetch(files[name]);
    if (!answer.ok) throw new Error(String(answer.status));
    fetched[name] = new Uint8Array(await answer.arrayBuffer());
  };

  // One request at a time for each list; one that failed may be made again.
  const fetchList = (name) => (coming[name] ??= get(name).catch((error) => {
    delete coming[name];
    throw error;
  }));

  const namedIn = (texts) =>
    Object.keys(usual).filter((game) => texts.some((text) => text.includes(game))).map((game) => usual[game]);

  const kept = () => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith("palazzo:")).map((key) => localStorage.getItem(key));
    } catch {
      return []; // no store
    }
  };

  // What a game that is kept or asked for needs comes with the program, so that it is on the table at once.
  const patience = new Promise((over) => setTimeout(over, longestWait));
  const atStart = Promise.allSettled(namedIn([location.search, ...kept()]).map(fetchList));
  platform.wordsAtStart = Promise.race([atStart, patience]);

  // ---- what the program calls

  platform.wordsKnown = Object.keys(files);
  platform.wordsThere = () => Object.keys(fetched).filter((name) => !given.has(name));
  platform.wordsSize = (name) => fetched[name].length;
  platform.takeWords = (name) => {
    const bytes = fetched[name];
    given.add(name);
    delete fetched[name];
    return bytes;
  };
  platform.requestWords = (name) => {
    if (!(name in files)) return false;
    fetchList(name).then(() => platform.call("words", name, ""), (error) => platform.call("words", name, error.message));
    return true;
  };

  // palazzo.open() answers at once: the list that a record needs is waited for, whatever it takes.
  platform.needWords = (text) => {
    for (const name of namedIn([text]).filter((list) => !given.has(list))) {
      const request = new XMLHttpRequest();
      request.open("GET", files[name], false);
      request.overrideMimeType("text/plain; charset=x-user-defined"); // each byte a character
      try {
        request.send();
      } catch {
        continue; // the program says what is missing
      }
      fetched[name] = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0) & 255);
      platform.call("words", name, request.status === 200 ? "" : String(request.status));
    }
  };
}
