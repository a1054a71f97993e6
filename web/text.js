// What the page itself says, in each of the program's languages, from before the program is there. The first is in the
// page as it comes; in the others each text follows the id in its `data-text`, or as a name in its `data-label`.
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

  // The one that was chosen (shell/app/state/settings.hpp).
  try {
    platform.inLanguage(JSON.parse(platform.load("palazzo:settings"))?.language);
  } catch {
    // settings that make no sense
  }
}
