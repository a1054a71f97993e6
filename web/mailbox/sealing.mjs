// Keys and seals of letters. A letter is sealed for one reader, so that neither the relay nor another guest can read,
// change or write it; docs/online.md describes the keys. Everything here is Web Cryptography, which needs https.
//
// Keys and ids are texts in base64url. A pair of keys is an object of texts, so that the program can store it.

const subtle = crypto.subtle;
const utf8 = new TextEncoder();
const asText = new TextDecoder("utf-8", { fatal: true });
const curve = { name: "ECDH", namedCurve: "P-256" };

/** Sizes in bytes. */
const sizes = { id: 16, publicKey: 65, nonce: 12, tag: 16, length: 4, step: 256 };

/** The largest sealed letter, in bytes: a letter of 16 KB with its length, filled up, with nonce and tag. */
export const largestSealed = 16 * 1024 + sizes.step + sizes.nonce + sizes.tag;

export const toBase64url = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Returns the bytes of a text in base64url; null if it isn't one. */
export const fromBase64url = (text) => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : null;
};

export const randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Returns a new random key of a table, which its link contains. */
export const newTableKey = () => toBase64url(randomBytes(sizes.id));

/** Returns a new pair of keys: `{open, secret}`. */
export const newPair = async () => {
  const pair = await subtle.generateKey(curve, true, ["deriveBits"]);
  const { d } = await subtle.exportKey("jwk", pair.privateKey);
  return { open: toBase64url(new Uint8Array(await subtle.exportKey("raw", pair.publicKey))), secret: d };
};

/** Returns the id of an open key: the id of a guest, or of the table that the key's owner hosts. */
export const idOf = async (open) =>
  toBase64url(new Uint8Array(await subtle.digest("SHA-256", fromBase64url(open))).subarray(0, sizes.id));

const openKey = (open) => subtle.importKey("raw", fromBase64url(open), curve, true, []);

/** Returns the number on which the owners of the two keys agree, and nobody else. */
const agreedBytes = async (pair, open) => {
  const raw = fromBase64url(pair.open);
  const jwk = {
    kty: "EC", crv: "P-256", d: pair.secret, x: toBase64url(raw.subarray(1, 33)), y: toBase64url(raw.subarray(33)),
  };
  const secret = await subtle.importKey("jwk", jwk, curve, false, ["deriveBits"]);
  return new Uint8Array(await subtle.deriveBits({ name: "ECDH", public: await openKey(open) }, secret, 256));
};

/** Derives a key by HKDF (RFC 5869) from secret bytes; `use` says what the key is for. */
const derivedKey = async (secret, salt, use) => {
  const material = await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const parameters = { name: "HKDF", hash: "SHA-256", salt, info: utf8.encode(use) };
  return subtle.deriveKey(parameters, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
};

/** Returns the key of the table's card, which everybody with the table's link can compute. */
export const cardKey = (table) =>
  derivedKey(fromBase64url(table.key), fromBase64url(table.id), "palazzo 1 card");

/**
 * Returns the keys of the letters between the owner of `pair` and the owner of `open`, one of whom hosts the table:
 * `{toHost, toGuest}`.
 */
export const letterKeys = async (table, pair, open) => {
  const agreed = await agreedBytes(pair, open);
  const salt = joined(fromBase64url(table.id), fromBase64url(table.key));
  return {
    toHost: await derivedKey(agreed, salt, "palazzo 1 to host"),
    toGuest: await derivedKey(agreed, salt, "palazzo 1 to guest"),
  };
};

/** Returns the text after its length, filled up with zeros, so that its size tells little. */
const filledUp = (text) => {
  const bytes = utf8.encode(text);
  const filled = new Uint8Array(Math.ceil((sizes.length + bytes.length) / sizes.step) * sizes.step);
  new DataView(filled.buffer).setUint32(0, bytes.length);
  filled.set(bytes, sizes.length);
  return filled;
};

/** Seals a text by AES-256-GCM: a random nonce, then the sealed bytes. They can only be opened under the same topic. */
export const seal = async (key, topic, text) => {
  const iv = randomBytes(sizes.nonce);
  const sealed = await subtle.encrypt({ name: "AES-GCM", iv, additionalData: utf8.encode(topic) }, key, filledUp(text));
  return joined(iv, new Uint8Array(sealed));
};

/** Opens what seal() has sealed. Returns null if the bytes were sealed by another key, for another topic, or changed. */
export const unseal = async (key, topic, bytes) => {
  if (bytes.length > largestSealed || bytes.length < sizes.nonce + sizes.tag + sizes.step) return null;
  try {
    const parameters = { name: "AES-GCM", iv: bytes.subarray(0, sizes.nonce), additionalData: utf8.encode(topic) };
    const filled = new Uint8Array(await subtle.decrypt(parameters, key, bytes.subarray(sizes.nonce)));
    const length = new DataView(filled.buffer).getUint32(0);
    if (length > filled.length - sizes.length) return null;
    return asText.decode(filled.subarray(sizes.length, sizes.length + length));
  } catch {
    return null;
  }
};

/** Puts the writer's open key before a sealed letter, so that the host can compute its keys. */
export const withOpenKey = (open, sealed) => joined(fromBase64url(open), sealed);

/** Returns a guest's letter as `{open, sealed}`; null if it is too short. */
export const withoutOpenKey = (bytes) =>
  bytes.length <= sizes.publicKey
    ? null
    : { open: toBase64url(bytes.subarray(0, sizes.publicKey)), sealed: bytes.subarray(sizes.publicKey) };
