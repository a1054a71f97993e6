// A host for tests of a missing network or of a second release: it can be stopped and started again at the same
// address, serve another folder, and fail. Releases are copies of the built site with a change.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { answer, listen, pathOf } from "../../tools/lib/serve.mjs";
import { site } from "./page.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Starts a host that serves `folder` with `keep` as the Cache-Control header. `host.folder` may be changed at any time;
 * requests for which `host.fails(path)` is true are answered with status 500, and those for which `host.breaks(path)` is
 * true with the beginning of an answer, before the connection breaks; `host.asked` lists the requested paths.
 */
export const startHost = async (folder, keep = "no-store") => {
  const one = { folder, fails: () => false, breaks: () => false, asked: [], port: 0 };
  one.start = async () => {
    const server = createServer((request, response) => {
      const path = pathOf(request);
      one.asked.push(path);
      if (one.fails(path)) return response.writeHead(500).end();
      if (one.breaks(path)) {
        response.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
        return response.write("{", () => response.destroy());
      }
      answer(one.folder, request, response, keep);
    });
    const { address } = await listen(server, one.port);
    Object.assign(one, { server, address, port: server.address().port });
  };
  one.stop = () =>
    new Promise((stopped) => {
      one.server.close(stopped); // resolves also if the server has stopped already
      one.server.closeAllConnections();
    });
  await one.start();
  return one;
};

const releases = mkdtempSync(join(tmpdir(), "palazzo-releases-"));
process.on("exit", () => rmSync(releases, { recursive: true }));

/** Returns a wasm with the same behaviour but another digest, by adding an unused section. */
const another = (wasm, name) => Buffer.concat([wasm, Buffer.from([0, name.length + 1, name.length]), Buffer.from(name)]);

/** Returns the folder of another release of the page; data whose names match `changed` differ in it. */
export const makeRelease = (name, changed = /^$/) => {
  const folder = join(releases, name);
  const parts = readdirSync(site);
  const laid = (pattern) => parts.find((part) => pattern.test(part));
  cpSync(join(root, "web"), join(folder, "web"), { recursive: true });
  const style = join(folder, "web/style.css");
  writeFileSync(style, `${readFileSync(style, "utf8")}\n#of-${name} { color: red; }\n`);
  const program = laid(/^palazzo\.\w+\.js$/);
  cpSync(join(site, program), join(folder, "palazzo.js"));
  const wasm = execFileSync("xz", ["--decompress", "--stdout", join(site, laid(/\.xz$/))], { maxBuffer: 2 ** 28 });
  writeFileSync(join(folder, "palazzo.wasm"), another(wasm, name));
  mkdirSync(join(folder, "challenges"));
  const data = parts.filter((part) => /^(words|deck)-/.test(part)).map((part) => {
    const isDeck = part.startsWith("deck-"); // site.mjs recognises decks by their folder
    const plain = join(folder, isDeck ? "challenges" : "", basename(part).replace(/^deck-/, "").replace(/\..*/, isDeck ? ".json" : ".bin"));
    const content = readFileSync(join(site, part));
    writeFileSync(plain, changed.test(part) ? Buffer.concat([content, Buffer.from("\n")]) : content);
    return plain;
  });
  execFileSync("node", [join(root, "tools/lib/site.mjs"), join(folder, "web"), join(root, "assets/text"),
    join(folder, "palazzo.js"), join(folder, "site"), "Release", ...data, join(site, "licences.txt")]);
  return join(folder, "site");
};
