// Serves a folder on this machine as a static host would, and lets no browser keep what may change with the next build.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".zst": "application/zstd",
};

/** The path that is asked for; nothing: the address makes no sense. */
export function pathOf(request) {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    return path.endsWith("/") ? join(path, "index.html") : path;
  } catch {
    return undefined;
  }
}

/** Answers with a file of the folder. */
export function answer(folder, request, response, keep = "no-store") {
  const path = pathOf(request);
  if (path === undefined) return response.writeHead(400).end();
  const file = join(folder, path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
  response.writeHead(200, {
    "cache-control": keep,
    "content-type": types[extname(file)] ?? "application/octet-stream",
  });
  createReadStream(file).pipe(response);
}

/** Listens on `port` (0: any free one); resolves to the server and its address, rejects where the port is taken. */
export function listen(server, port = 0) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve({ server, address: `http://localhost:${server.address().port}/` }));
  });
}

/** Serves the folder on a port, as listen() says. */
export const serve = (folder, port = 0) => listen(createServer((request, response) => answer(folder, request, response)), port);
