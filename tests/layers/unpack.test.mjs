// The page's own unpacker of what xz has packed, web/alone/unpack.js, beside the xz of the command line.
import { test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const context = vm.createContext({ TransformStream, Uint8Array, Uint16Array, Uint32Array, Error });
context.self = context;
vm.runInContext(readFileSync("web/alone/unpack.js", "utf8"), context);

const packedBy = (bytes, options = "preset=9e,lc=4,pb=0,dict=4MiB") =>
  execFileSync("xz", ["-c", "--format=xz", "--check=none", "--threads=1", `--lzma2=${options}`], { input: bytes, maxBuffer: 2 ** 28 });

/** What the page makes of packed bytes that come in pieces of so many. */
async function unpacked(packed, piece) {
  let at = 0;
  const stream = new ReadableStream({
    pull: (out) => {
      if (at >= packed.length) return out.close();
      out.enqueue(new Uint8Array(packed.subarray(at, at += piece)));
    },
  });
  const parts = [];
  for await (const part of context.unpackedXz(stream)) parts.push(part);
  return Buffer.concat(parts);
}

/** Bytes that look random, always the same ones. */
function noise(size, seed = 1) {
  let state = seed;
  return Buffer.from(Array.from({ length: size }, () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24));
}

const texts = {
  "a word": Buffer.from("Palace"),
  "a text of many lines": Buffer.from(Array.from({ length: 20000 }, (_, i) => `line ${i % 97} of ${i}\n`).join("")),
  "bytes that can't be packed": noise(200000),
  "noise between texts": Buffer.concat([Buffer.alloc(70000, "abc"), noise(100000), Buffer.alloc(70000, "abc")]),
  "far repetitions": Buffer.concat([noise(300000), Buffer.alloc(300000), noise(300000)]),
  "a program": readFileSync(process.execPath).subarray(0, 3000000),
};

for (const [name, text] of Object.entries(texts))
  test(`${name} is unpacked as it was, in whatever pieces it comes`, async () => {
    const packed = packedBy(text);
    for (const piece of [packed.length, 65536, 777])
      assert.ok(text.equals(await unpacked(packed, piece)), `in pieces of ${piece}`);
  });

test("a byte at a time is enough", async () => {
  const text = texts["a text of many lines"].subarray(0, 5000);
  assert.ok(text.equals(await unpacked(packedBy(text), 1)));
});

test("text is unpacked whatever was set for how it is packed", async () => {
  const text = texts["a text of many lines"];
  for (const options of ["preset=0", "preset=6", "lc=0,lp=2,pb=2", "lc=3,lp=1,pb=4"])
    assert.ok(text.equals(await unpacked(packedBy(text, options), 4096)), options);
});

test("what ends too soon, or is something else, fails rather than waits", async () => {
  const packed = packedBy(texts["a text of many lines"]);
  for (const kept of [0, 5, 12, 40, packed.length >> 1])
    await assert.rejects(unpacked(packed.subarray(0, kept), 1000), `cut to ${kept}`);
  await assert.rejects(unpacked(Buffer.from("<!doctype html><title>Not found</title>"), 1000));
  const gz = execFileSync("gzip", ["-c"], { input: "Palace" });
  await assert.rejects(unpacked(gz, 1000));
});
