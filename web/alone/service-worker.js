// The worker: keeps the page for when there is no network, and never puts it together from two releases. Each release has
// a cache of its own, filled wholly or not at all. The program is kept unpacked: the next start doesn't unpack it again, and
// the browser may keep what it has compiled of it. Before this script tools/lib/site.mjs lays `release`: its name; the
// `files` that a start needs, and `more` that are kept once they were asked for, all with a digest of their content;
// `unpacked`, the digests of those files that are kept unpacked; and `unpacker`, the script of the library that unpacks
// them. The page's side of it is web/offline.js.
"use strict";

importScripts(release.unpacker);

const { scope } = registration;
const ours = `palazzo ${scope} `;
const own = ours + release.name; // the cache, and the lock that a page of this release holds
const listed = { ...release.files, ...release.more };
const hashed = /\.[0-9a-f]{12}\./; // a name that is never given to other content

const kept = (name) => caches.match(scope + name, { cacheName: own, ignoreVary: true });

const isWhole = async (answer, name) => {
  if (!answer?.ok) return false;
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const start = Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(16).padStart(2, "0"));
  return [listed[name], release.unpacked[name]].includes(start.join(""));
};

/** A whole answer as it is kept. */
const asKept = (answer, name) => {
  const type = "application/wasm";
  if (!(name in release.unpacked) || answer.headers.get("content-type") === type) return answer;
  const { XzReadableStream } = self["xz-decompress"];
  return new Response(new XzReadableStream(answer.body), { headers: { "content-type": type } });
};

// Where a file may be had, the nearest first: another release has the same, the browser has just loaded it, the host.
const sources = [
  (address) => caches.match(address, { ignoreVary: true }),
  (address) => fetch(address, { cache: "force-cache" }),
  (address) => fetch(address, { cache: "reload" }),
];
const bring = async (name) => {
  for (const source of sources) {
    const answer = await source(scope + name);
    if (await isWhole(answer, name)) return asKept(answer, name);
  }
  throw new Error(name);
};

const keep = async (names) => {
  const there = await Promise.all(names.map(kept));
  const missing = names.filter((_, at) => !there[at]);
  const answers = await Promise.all(missing.map(bring));
  const cache = await caches.open(own);
  try {
    await Promise.all(missing.map((name, at) => cache.put(scope + name, answers[at])));
  } catch (error) {
    if (missing.length === names.length) await caches.delete(own); // no room for all of it
    throw error;
  }
};

// words-en.7fc99443c73c.txt is words-en in every release.
const idOf = (name) => name.replace(/\..*/, "");
const wanted = (ids) =>
  Object.keys(listed).filter((name) => name in release.files || ids === "all" || ids.includes(idOf(name)));

const releases = async () => (await caches.keys()).filter((name) => name.startsWith(ours));

/** What earlier releases have kept: this one is to have it, too. */
const keptBefore = async () => {
  const all = await Promise.all((await releases()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => idOf(url.slice(scope.length)));
};

/** Throws the releases away that no page runs any more. */
const tidy = async () => {
  if (registration.installing || registration.waiting) return; // one of the caches is theirs
  const { held } = await navigator.locks.query();
  const running = held.filter(({ name }) => name.startsWith(ours));
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // A page that is just beginning hasn't said yet which release it runs.
  if (running.length < pages.filter(({ url }) => nameIn(url) === "").length) return;
  const idle = (await releases()).filter((cache) => cache !== own && !running.some(({ name }) => name === cache));
  await Promise.all(idle.map((cache) => caches.delete(cache)));
};

/** What the release calls the file at an address; nothing: it lies elsewhere. */
const nameIn = (url) =>
  url.startsWith(scope) ? url.slice(scope.length).replace(/[?#].*/, "").replace(/^index\.html$/, "") : undefined;

// A page that runs an earlier release asks for files by that one's names.
const find = async (name) =>
  (await kept(name)) ?? (hashed.test(name) ? caches.match(scope + name, { ignoreVary: true }) : undefined);

// Where the store fails or has no room, the page is as it would be without a worker.
const answerTo = async (request, name) => {
  const here = await find(name).catch(() => {});
  if (here) return here;
  const answer = await fetch(request);
  if (await isWhole(answer, name)) {
    const copy = asKept(answer.clone(), name);
    await caches.open(own).then((cache) => cache.put(scope + name, copy)).catch(() => {});
  }
  return answer;
};

addEventListener("install", (event) => event.waitUntil(keptBefore().then((ids) => keep(wanted(ids)))));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const name = nameIn(request.url);
  const past = request.method !== "GET" || (request.mode !== "navigate" && request.cache === "reload");
  if (!past && (name in listed || hashed.test(name))) event.respondWith(answerTo(request, name));
});

addEventListener("message", (event) => {
  if (event.data === "activate") return event.waitUntil(skipWaiting());
  event.source.postMessage(release.name);
  event.waitUntil(keep(wanted(event.data.keep)).catch(() => {}).then(tidy));
});
