// The page's own texts, which are available before the program is loaded. The page contains them in the first language.
// For each other language they are in the file of that language, which web/data.js fetches. Then they replace the texts
// of the page's elements: the attribute `data-text` contains the id of an element's text, and `data-label` the id of
// its name.
{
  const { platform } = palazzo;
  // The page's texts by language, then by id.
  const texts = JSON.parse(document.querySelector('meta[name="palazzo:texts"]').content);
  const first = Object.keys(texts)[0];
  const languages = document.querySelector('meta[name="palazzo:languages"]').content.split(" ");
  let spoken = first;

  platform.text = (id) => texts[spoken][id] ?? texts[first][id];

  platform.preferredLanguages = () => [...(navigator.languages ?? [navigator.language ?? ""])].filter(Boolean);

  /**
   * Adds the page's texts in a language, which are the first line of `bytes`: a JSON object from ids to texts. The
   * second line is for the program. Does nothing if `bytes` aren't a language file, but for example a sign-in page.
   */
  platform.addLanguage = (code, bytes) => {
    let read;
    try {
      read = JSON.parse(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10)))); // 10 ends a line
    } catch {
      return;
    }
    if (!read?.["page.log"]) return;
    texts[code] = read;
    // A program that is unpacked changes the page's language itself, together with its first frame. A frame only for
    // the page's texts would delay that one.
    if (code === platform.language && !platform.isUnpacked) platform.inLanguage(code);
  };

  platform.inLanguage = (code) => {
    if (code === spoken || !Object.hasOwn(texts, code)) return;
    spoken = code;
    document.documentElement.lang = code;
    for (const part of document.querySelectorAll("[data-text]")) part.textContent = platform.text(part.dataset.text);
    for (const part of document.querySelectorAll("[data-label]"))
      part.setAttribute("aria-label", platform.text(part.dataset.label));
    platform.showArrived?.();
  };

  const chosenLanguage = () => {
    const asked = new URLSearchParams(location.search).get("lang");
    if (asked) return asked;
    try {
      return JSON.parse(platform.load("palazzo:settings"))?.language; // from shell/app/state/settings.cpp
    } catch {
      return ""; // the settings can't be read
    }
  };
  // The program chooses in the same way (language_of in shell/app/state/app.cpp).
  const wanted = [chosenLanguage(), ...platform.preferredLanguages().map((tag) => tag.split("-")[0])];
  platform.language = wanted.find((code) => languages.includes(code)) ?? first;
  if (platform.language !== first) platform.wantAtStart(`text-${platform.language}`);
}
