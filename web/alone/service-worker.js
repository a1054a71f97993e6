// The service worker: makes the page usable without a network, and never mixes files of two releases. Each release has
// its own cache, which gets all files of a start or none; other files are added one by one. The program is cached
// unpacked, so that the next start needn't unpack it again and the browser may cache the compiled program.
// tools/lib/site.mjs puts the constant `release` before this script. `release.name` is the release's name.
// `release.files` are the files that a start needs. `release.more` are files that are cached once they have been
// requested. Both map the name of each file to a digest of its content. `release.unpacked` has the digests of files that
// are cached unpacked, and `release.unpacker` is the script of the library that unpacks them. web/offline.js is the
// page's side.
"use strict";

importScripts(release.unpacker);

const { scope } = registration;
const cachePrefix = `palazzo ${scope} `;
const ownCache = cachePrefix + release.name; // name of this release's cache, and of the lock that its pages hold
const listed = { ...release.files, ...release.more };
const hashed = /\.[0-9a-f]{12}\./; // matches names that contain a digest of the content

const findCached = (name) => caches.match(scope + name, { cacheName: ownCache, ignoreVary: true });

const isWhole = async (answer, name) => {
  if (!answer?.ok) return false;
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const start = Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(16).padStart(2, "0"));
  return [listed[name], release.unpacked[name]].includes(start.join(""));
};

/** Returns a complete answer in the form in which it is cached. */
const toCachedForm = (answer, name) => {
  const type = "application/wasm";
  if (!(name in release.unpacked) || answer.headers.get("content-type") === type) return answer;
  const { XzReadableStream } = self["xz-decompress"];
  return new Response(new XzReadableStream(answer.body), { headers: { "content-type": type } });
};

// Places to get a file from, the nearest first: the cache of another release, the browser's own cache, the host.
const sources = [
  (address) => caches.match(address, { ignoreVary: true }),
  (address) => fetch(address, { cache: "force-cache" }),
  (address) => fetch(address, { cache: "reload" }),
];
/** Returns the file from a source, in the form in which it is cached; undefined if the source doesn't have all of it. */
const loadFrom = async (source, name) => {
  const answer = await source(scope + name);
  return (await isWhole(answer, name)) ? toCachedForm(answer, name) : undefined;
};
const loadWhole = async (name) => {
  for (const source of sources) {
    const file = await loadFrom(source, name).catch(() => {}); // a connection may break, or a cache may fail
    if (file) return file;
  }
  throw new Error(name);
};

const findMissing = async (names) => {
  const there = await Promise.all(names.map(findCached));
  return names.filter((_, at) => !there[at]);
};

/** Caches all the files or none of them. */
const cacheTogether = async (names) => {
  const missing = await findMissing(names);
  const answers = await Promise.all(missing.map(loadWhole));
  const cache = await caches.open(ownCache);
  try {
    await Promise.all(missing.map((name, at) => cache.put(scope + name, answers[at])));
  } catch (error) {
    if (missing.length === names.length) await caches.delete(ownCache); // not even the first files had room
    throw error;
  }
};

/** Caches as many of the files as can be had and have room. */
const cacheEach = async (names) => {
  const cache = await caches.open(ownCache);
  const cacheOne = async (name) => cache.put(scope + name, await loadWhole(name));
  await Promise.allSettled((await findMissing(names)).map(cacheOne));
};

// Strips the digest from a file's name: words-en.7fc99443c73c.txt is words-en in every release.
const idOf = (name) => name.replace(/\..*/, "");
const wantedFiles = (ids) =>
  Object.keys(listed).filter((name) => name in release.files || ids === "all" || ids.includes(idOf(name)));

const cachedReleases = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/** Returns the ids of the files that earlier releases have cached, so that this release caches them too. */
const cachedBefore = async () => {
  const all = await Promise.all((await cachedReleases()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => idOf(url.slice(scope.length)));
};

/** Deletes the caches of releases that no page runs any more. */
const deleteOldCaches = async () => {
  if (registration.installing || registration.waiting) return; // the new worker still needs one of the caches
  const { held } = await navigator.locks.query();
  const running = held.filter(({ name }) => name.startsWith(cachePrefix));
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // A page that is just starting hasn't taken the lock of its release yet, so nothing is deleted now.
  if (running.length < pages.filter(({ url }) => nameIn(url) === "").length) return;
  const idle = (await cachedReleases()).filter((cache) => cache !== ownCache && !running.some(({ name }) => name === cache));
  await Promise.all(idle.map((cache) => caches.delete(cache)));
};

/** Returns the name that the release gives to the file at `url`; undefined if the file is outside the page's folder. */
const nameIn = (url) =>
  url.startsWith(scope) ? url.slice(scope.length).replace(/[?#].*/, "").replace(/^index\.html$/, "") : undefined;

// Returns the cached answer for the file `name`; undefined if there is none. A file with a digest in its name may also
// be in the cache of another release, because a page of that release may still be open.
const findAnswer = async (name) =>
  (await findCached(name)) ?? (hashed.test(name) ? caches.match(scope + name, { ignoreVary: true }) : undefined);

// Returns the answer to a request for the file `name`. If the cache fails or is full, the page gets the answer that it
// would get without a worker.
const answerTo = async (request, name) => {
  const here = await findAnswer(name).catch(() => {});
  if (here) return here;
  const answer = await fetch(request);
  if (await isWhole(answer, name)) {
    const copy = toCachedForm(answer.clone(), name);
    await caches.open(ownCache).then((cache) => cache.put(scope + name, copy)).catch(() => {});
  }
  return answer;
};

addEventListener("install", (event) => event.waitUntil(cachedBefore().then((ids) => cacheTogether(wantedFiles(ids)))));

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
  event.waitUntil(cacheEach(wantedFiles(event.data.keep)).catch(() => {}).then(deleteOldCaches));
});
