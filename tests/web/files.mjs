// Files out of the page and into it.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { bidi, inFirefox } from "./browser.mjs";

/** Gives the page a file by the control with this id. A key presses it: a browser opens no dialog that nobody asked for. */
export const bring = async (page, id, file) => {
  // The dialog of an unpatched Firefox stays open, and there is one at a time.
  if (inFirefox && page.hasDialog) return page.locator("#picker").setInputFiles(file);
  page.hasDialog = true;
  const chooser = page.waitForEvent("filechooser");
  await page.locator(`#words [data-id="${id}"]`).focus();
  await page.keyboard.press("Enter");
  return (await chooser).setFiles(file);
};

// Playwright overlooks what Firefox saves by a link of the page.
const fromFirefox = async (page) => {
  const [{ filepath }] = await once(bidi(page), "browsingContext.downloadEnd");
  return [basename(filepath), filepath];
};
const fromChromium = async (page) => {
  const file = await page.waitForEvent("download");
  return [file.suggestedFilename(), await file.path()];
};

/** The file that the page gives out when it is asked to: its name and its text. */
export const given = async (page, ask) => {
  const arrived = (inFirefox ? fromFirefox : fromChromium)(page);
  await ask();
  const [name, path] = await arrived;
  return { name, text: await readFile(path, "utf8") };
};
