// The page's own texts in each of the program's languages, available before the program is loaded. The page itself
// contains those of the first language. The others replace them by the ids in `data-text`, for an element's text, and
// `data-label`, for its name.
{
  const { platform } = palazzo;
  const texts = JSON.parse(document.querySelector('meta[name="palazzo:texts"]').content); // by language, then by id
  let spoken = Object.keys(texts)[0];

  platform.text = (id) => texts[spoken][id];

  platform.inLanguage = (code) => {
    if (code === spoken || !Object.hasOwn(texts, code)) return;
    spoken = code;
    document.documentElement.lang = code;
    for (const part of document.querySelectorAll("[data-text]")) part.textContent = platform.text(part.dataset.text);
    for (const part of document.querySelectorAll("[data-label]"))
      part.setAttribute("aria-label", platform.text(part.dataset.label));
  };

  // The language in the settings (shell/app/state/settings.hpp).
  try {
    platform.inLanguage(JSON.parse(platform.load("palazzo:settings"))?.language);
  } catch {
    // The settings can't be read.
  }
}
