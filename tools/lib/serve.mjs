// Serves a folder on this machine as a static host would. It tells browsers not to cache files, because they may change
// with the next build.
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xz": "application/x-xz",
};

/** Returns whether a file exists; false for names that the system refuses. */
function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the requested path; undefined if the address can't be decoded. */
export function pathOf(request) {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    return path.endsWith("/") ? join(path, "index.html") : path;
  } catch {
    return undefined;
  }
}

/**
 * Returns the headers in a folder's `_headers`, as a map from each path to its headers: names in lower case, and
 * values.
 */
export function headersOf(folder) {
  const file = join(folder, "_headers");
  const rules = {};
  let path;
  if (!isFile(file)) return rules;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("/")) rules[(path = line)] ??= {};
    else if (line.startsWith("  ")) rules[path][line.slice(2, line.indexOf(":")).toLowerCase()] = line.slice(line.indexOf(":") + 1).trim();
  }
  return rules;
}

/** Answers a request with a file of the folder. `keep` is the Cache-Control header of the answer. */
export function answer(folder, request, response, keep = "no-store") {
  const path = pathOf(request);
  if (path === undefined) return response.writeHead(400).end();
  const file = join(folder, path);
  if (!isFile(file)) return response.writeHead(404).end();
  response.writeHead(200, {
    ...headersOf(folder)["/*"],
    "cache-control": keep,
    "content-type": types[extname(file)] ?? "application/octet-stream",
  });
  pipeline(createReadStream(file), response, () => {}); // the client may disconnect in the middle of a file
}

/**
 * Listens on `port`, or any free port if it is 0. Resolves to the server and its address; rejects if the port is taken.
 */
export function listen(server, port = 0) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve({ server, address: `http://localhost:${server.address().port}/` }));
  });
}

/**
 * Serves the folder on `port`, which may be 0 as for listen(), under the path `under`, which begins and ends with a
 * slash.
 */
export async function serve(folder, port = 0, under = "/") {
  const { server, address } = await listen(createServer((request, response) => {
    if (!request.url.startsWith(under)) return response.writeHead(404).end();
    request.url = request.url.slice(under.length - 1);
    answer(folder, request, response);
  }), port);
  return { server, address: address + under.slice(1) };
}
