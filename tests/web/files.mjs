// Files exported from the page and imported into it.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { bidi, inFirefox } from "./browser.mjs";

/**
 * Gives the page a file through the control with this id. A key presses the control, because browsers open a file
 * dialog only after an action of the user.
 */
export const importFile = async (page, id, file) => {
  // The system's Firefox doesn't close the first file dialog and can't open another, so further files are set without a
  // dialog.
  if (inFirefox && page.hasDialog) return page.locator("#picker").setInputFiles(file, { timeout: 0 });
  page.hasDialog = true;
  const chooser = page.waitForEvent("filechooser");
  await page.locator(`#words [data-id="${id}"]`).focus();
  await page.keyboard.press("Enter");
  return (await chooser).setFiles(file, { timeout: 0 }); // large files take long on a busy machine
};

// Playwright doesn't notice downloads in the system's Firefox.
const fromFirefox = async (page) => {
  const [{ filepath }] = await once(bidi(page), "browsingContext.downloadEnd");
  return [basename(filepath), filepath];
};
const fromChromium = async (page) => {
  const file = await page.waitForEvent("download");
  return [file.suggestedFilename(), await file.path()];
};

/** Returns the name and the text of the file that the page exports after `ask`. */
export const exportedFile = async (page, ask) => {
  const arrived = (inFirefox ? fromFirefox : fromChromium)(page);
  await ask();
  const [name, path] = await arrived;
  return { name, text: await readFile(path, "utf8") };
};
