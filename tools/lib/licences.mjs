// The licences of what is inside, one after the other.
import { existsSync, readFileSync } from "node:fs";

/** Their texts as one. Throws where one isn't there: nothing goes out without its licence. */
export function joined(files) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0 || files.length === 0)
    throw new Error(`nothing goes out without its licence, which isn't there: ${missing.join(", ") || "any"}`);
  const granted = files.map((file) => readFileSync(file, "utf8").trim());
  return `${granted.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
