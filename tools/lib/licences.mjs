// Joins the texts of the licences of everything inside the program or the page.
import { existsSync, readFileSync } from "node:fs";

/**
 * Returns the texts of the licence files one after the other. Throws if a file is missing, because nothing may be
 * published without its licence.
 */
export function joined(files) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0 || files.length === 0)
    throw new Error(`nothing goes out without its licence, which isn't there: ${missing.join(", ") || "any"}`);
  const granted = files.map((file) => readFileSync(file, "utf8").trim());
  return `${granted.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
