// Writes the documents of a package: in FOLDER/doc the licences and a list of everything inside, and the version in
// Debian's format; in FOLDER/man the manual, compressed.
//   node papers.mjs DEPENDENCIES.txt FOLDER "LICENCE;LICENCE;…"
// DEPENDENCIES.txt is written by the configuration (cmake/sources.cmake). Fails if a licence is missing.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { joined } from "./licences.mjs";
import { pins, sbom, taken } from "./sbom.mjs";

const [dependencies, folder, list] = process.argv.slice(2);
const licences = joined(list.split(";").filter(Boolean));

rmSync(folder, { recursive: true, force: true });
for (const part of ["doc", "man"]) mkdirSync(join(folder, part), { recursive: true });
const packed = (file, content) => writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));

writeFileSync(join(folder, "doc/copyright"), licences);
const created = new Date(1000 * (process.env.SOURCE_DATE_EPOCH ?? Math.floor(Date.now() / 1000)));
const notes = taken(readFileSync(dependencies, "utf8"));
writeFileSync(join(folder, "doc/palazzo.spdx.json"), `${JSON.stringify(sbom(pins(), notes, created), null, 2)}\n`);
const { version } = notes.get("palazzo");
packed("doc/changelog", `palazzo (${version}) stable; urgency=medium\n\n  * Version ${version}.\n
 -- Palazzo contributors <palazzo@localhost.localdomain>  ${created.toUTCString().replace("GMT", "+0000")}\n`);

const packaging = fileURLToPath(new URL("../../packaging/", import.meta.url));
for (const page of readdirSync(packaging).filter((name) => name.endsWith(".6")))
  packed(`man/${page}`, readFileSync(join(packaging, page)));
