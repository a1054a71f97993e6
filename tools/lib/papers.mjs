// What is told of a package beside the programs: the licences of all that is inside, and a list of it.
//   node papers.mjs DEPENDENCIES.txt FOLDER "LICENCE;LICENCE;…"
// DEPENDENCIES.txt is what the configuration noted (cmake/sources.cmake). Stops if a licence isn't there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { joined } from "./licences.mjs";
import { pins, sbom, taken } from "./sbom.mjs";

const [dependencies, folder, list] = process.argv.slice(2);
const licences = list.split(";").filter(Boolean);
const missing = licences.filter((file) => !existsSync(file));
if (missing.length > 0 || licences.length === 0) {
  console.error(`papers: nothing is packed without its licence, which isn't there: ${missing.join(", ") || "any"}`);
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "copyright"), joined(licences));
const created = new Date(1000 * (process.env.SOURCE_DATE_EPOCH ?? Math.floor(Date.now() / 1000)));
const document = sbom(pins(), taken(readFileSync(dependencies, "utf8")), created);
writeFileSync(join(folder, "palazzo.spdx.json"), `${JSON.stringify(document, null, 2)}\n`);
