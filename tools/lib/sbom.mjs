// Lists the parts of Palazzo as SPDX 2.3: from the lines of cmake/*.cmake that pin a source or name a library of the
// system, from package-lock.json, and from the file in which CMake lists the versions that it found.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file) => readFileSync(join(root, file), "utf8");

// The relation of each part to the program. Parts that aren't listed are compiled into it, and so is SDL2 if it was
// built from source.
const relations = {
  sdl2: "DYNAMIC_LINK", OpenGL: "DYNAMIC_LINK", openssl: "DYNAMIC_LINK", libcap: "DYNAMIC_LINK", catch2: "TEST_DEPENDENCY_OF", scowl: "CONTAINS",
  "@expo-google-fonts/inter": "CONTAINS", cuss: "CONTAINS",
};

/** Returns the dependencies by name, as they are pinned: { name, version, licence, git, commit, debian, integrity }. */
export function pins() {
  const found = new Map();
  for (const file of readdirSync(join(root, "cmake")).filter((name) => name.endsWith(".cmake"))) {
    const code = read(`cmake/${file}`).replace(/#.*$/gm, "");
    for (const [, kind, inside] of code.matchAll(/^\s*palazzo_(source|system)\(([^)]*)\)/gm)) {
      const [name, ...words] = inside.match(/"[^"]*"|\S+/g).map((word) => word.replace(/^"|"$/g, ""));
      if (name === "name") continue; // this match is the definition of the function, not a call
      const after = (key) => (words.includes(key) ? words[words.indexOf(key) + 1] : undefined);
      const version = after("VERSION")?.includes("$") ? "" : after("VERSION");
      const before = found.get(name);
      const pinned = kind === "source" && { git: after("GIT"), commit: after("COMMIT"), debian: after("DEBIAN") };
      found.set(name, { ...before, name, licence: after("LICENCE"), version: version || before?.version, ...pinned });
    }
  }
  for (const [path, { version, license, integrity }] of Object.entries(JSON.parse(read("package-lock.json")).packages)) {
    const name = path.replace(/^.*node_modules\//, "");
    if (name) found.set(name, { name, version, licence: license, integrity });
  }
  return [...found.values()];
}

/** Returns the dependencies that a configuration used, by name: { version, from, folder }. */
export function taken(notes) {
  return new Map(notes.trim().split("\n").map((line) => {
    const [name, version, from, folder] = line.split("\t");
    return [name, { version, from, folder }];
  }));
}

/**
 * Returns the version of the Debian source package in a folder, and the digest of upstream's archive
 * (tools/lib/debian-source).
 */
function debianSource(folder) {
  const log = join(folder, "debian/changelog");
  const note = join(folder, ".debian-source");
  const [, digest, file] = (existsSync(note) && /^([0-9a-f]{64}) [ *](.*\.orig\.tar\..*)$/m.exec(readFileSync(note, "utf8"))) || [];
  const version = existsSync(log) ? /\((.*?)\)/.exec(readFileSync(log, "utf8"))[1] : /_(.*)\.orig\.tar/.exec(file ?? "")?.[1];
  return { version, digest, file };
}

const purl = (type, name, version, more = "") => ({
  referenceCategory: "PACKAGE-MANAGER", referenceType: "purl",
  referenceLocator: `pkg:${type}/${name.replace("@", "%40")}${version ? `@${encodeURIComponent(version)}` : ""}${more}`,
});

/** Returns the origin of a part in the terms of SPDX. */
function origin(pin, { version = pin.version, from, folder } = {}) {
  if (pin.integrity) {
    const [algorithm, digest] = pin.integrity.split("-");
    return {
      versionInfo: version, downloadLocation: "NOASSERTION", externalRefs: [purl("npm", pin.name, version)],
      checksums: [{ algorithm: algorithm.toUpperCase(), checksumValue: Buffer.from(digest, "base64").toString("hex") }],
    };
  }
  const pinned = pin.commit && {
    downloadLocation: `git+${pin.git}@${pin.commit}`,
    externalRefs: [purl("github", pin.git.replace("https://github.com/", ""), pin.commit)],
  };
  if (from === "debian") {
    const { version: released, digest, file } = debianSource(folder);
    return {
      versionInfo: released ?? pin.version, ...pinned,
      sourceInfo: `built from Debian's source package ${pin.debian}, which stands for the pinned commit of ${pin.version}`,
      ...(digest && { checksums: [{ algorithm: "SHA256", checksumValue: digest }], packageFileName: file }),
      externalRefs: [purl("deb", `debian/${pin.debian}`, released, "?arch=source"), ...pinned.externalRefs],
    };
  }
  if (from === "system") return { ...(version && { versionInfo: version }), downloadLocation: "NOASSERTION", sourceInfo: "taken from the system that it was built on" };
  if (from === "folder") return { downloadLocation: "NOASSERTION", sourceInfo: "built from a folder given to the configuration" };
  return { ...(pin.version && { versionInfo: pin.version }), downloadLocation: "NOASSERTION", ...pinned };
}

const idOf = (name) => `SPDXRef-${name.replace(/[^A-Za-z0-9.-]+/g, "-").replace(/^-/, "")}`;

export function sbom(pinned, notes = new Map(), created = new Date()) {
  const version = notes.get("palazzo")?.version ?? /project\(palazzo VERSION (\S+)/.exec(read("CMakeLists.txt"))[1];
  const self = "SPDXRef-palazzo";
  const package_ = (name, licence, more) => ({
    name, SPDXID: idOf(name), filesAnalyzed: false, licenseConcluded: "NOASSERTION",
    licenseDeclared: licence ?? "NOASSERTION", copyrightText: "NOASSERTION", ...more,
  });
  const packages = [
    package_("palazzo", "MIT", { versionInfo: version, downloadLocation: "NOASSERTION" }),
    ...pinned.map((pin) => package_(pin.name, pin.licence, origin(pin, notes.get(pin.name)))),
  ];
  const relationships = pinned.map(({ name, integrity }) => {
    const isBuiltIn = name === "sdl2" && notes.has(name) && notes.get(name).from !== "system";
    const kind = isBuiltIn ? "STATIC_LINK" : relations[name] ?? (integrity ? "DEV_TOOL_OF" : "STATIC_LINK");
    const [one, other] = kind.endsWith("_OF") ? [idOf(name), self] : [self, idOf(name)];
    return { spdxElementId: one, relationshipType: kind, relatedSpdxElement: other };
  });
  const digest = createHash("sha256").update(JSON.stringify(packages)).digest("hex").slice(0, 32);
  return {
    spdxVersion: "SPDX-2.3", dataLicense: "CC0-1.0", SPDXID: "SPDXRef-DOCUMENT", name: `palazzo-${version}`,
    documentNamespace: `https://spdx.org/spdxdocs/palazzo-${version}-${digest}`,
    creationInfo: { created: created.toISOString().replace(/\.\d+/, ""), creators: ["Tool: palazzo/tools/lib/sbom.mjs"] },
    packages,
    hasExtractedLicensingInfos: [{ licenseId: "LicenseRef-SCOWL", name: "SCOWL", extractedText: read("assets/words/LICENSE-SCOWL") }],
    relationships: [
      { spdxElementId: "SPDXRef-DOCUMENT", relationshipType: "DESCRIBES", relatedSpdxElement: self }, ...relationships],
  };
}
