// The licences of what is inside, one after the other.
import { readFileSync } from "node:fs";

export function joined(files) {
  const granted = files.map((file) => readFileSync(file, "utf8").trim());
  return `${granted.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
