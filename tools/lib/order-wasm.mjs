// Puts a WebAssembly program's functions into an order that compresses well.
//
// wasm-opt leaves them sorted by how often they are called, so that alike ones stand far apart: instances of one template,
// one step for each game. A host's gzip finds repetitions within the last 32 KB only. Here each place goes to the function of
// which the largest part was there within those: nothing but the functions' numbers changes, and the page becomes a
// twentieth smaller.
const window = 32768; // gzip looks no further back
const gram = 8; // bytes in a row that count as a repetition: a few instructions
const everywhere = 400; // what stands in more functions than this is always near, and tells none from another

const section = { import: 2, function: 3, export: 7, start: 8, element: 9, code: 10 };

/// Reads what WebAssembly writes as numbers of variable length, and says where it stands.
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
  skipNumbers(count) {
    for (; count > 0; --count) while (this.byte() >= 128);
  }
  skip(count) {
    this.at += count;
  }
}

function number(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  bytes.push(value);
  return bytes;
}

function fail(what) {
  throw new Error(`order-wasm: ${what}`);
}

/// Calls told(place, past) for the number of each function that a body names.
function eachFunctionNamed(body, told) {
  const in_ = new Reader(body);
  for (let groups = in_.number(); groups > 0; --groups) in_.skipNumbers(1), in_.skip(1);
  while (in_.at < body.length) {
    const code = in_.byte();
    if (code === 0x10 || code === 0xd2) {
      const place = in_.at;
      in_.skipNumbers(1);
      told(place, in_.at);
    } else if (code >= 0x02 && code <= 0x04) in_.skipNumbers(1); // block, loop, if: a type
    else if (code === 0x0c || code === 0x0d) in_.skipNumbers(1); // br, br_if
    else if (code === 0x0e) in_.skipNumbers(in_.number() + 1); // br_table
    else if (code === 0x11) in_.skipNumbers(2); // call_indirect
    else if (code === 0x1c) in_.skip(in_.number()); // select with types
    else if (code >= 0x20 && code <= 0x26) in_.skipNumbers(1); // locals, globals, tables
    else if (code >= 0x28 && code <= 0x3e) in_.skipNumbers(2); // loads and stores
    else if (code >= 0x3f && code <= 0x42) in_.skipNumbers(1); // memory, integer constants
    else if (code === 0x43) in_.skip(4);
    else if (code === 0x44) in_.skip(8);
    else if (code === 0xd0) in_.skipNumbers(1);
    else if (code === 0xfc) {
      const more = in_.number();
      if (more > 7) in_.skipNumbers([8, 10, 12, 14].includes(more) ? 2 : 1);
    } else if (code > 0x1b && code < 0x45) fail(`an instruction that it doesn't know, ${code}`);
    else if (code > 0xc4 && code !== 0xd1) fail(`an instruction that it doesn't know, ${code}`);
  }
  if (in_.at !== body.length) fail("a body that ends in the middle of an instruction");
}

/// The bodies' own order of places: the one that comes first, and so on.
function order(bodies) {
  // What each holds, without the ones that all hold or that only one holds.
  const numbers = new Map();
  const holders = [];
  const grams = bodies.map((body, i) => {
    const own = new Set();
    for (let at = 0; at + gram <= body.length; ++at) {
      let key = 0;
      for (let k = 0; k < gram; ++k) key = (key * 1000003 + body[at + k]) % 4503599627;
      if (!numbers.has(key)) numbers.set(key, holders.push([]) - 1);
      const n = numbers.get(key);
      if (own.has(n)) continue;
      own.add(n);
      holders[n].push(i);
    }
    return own;
  });
  const telling = grams.map((own) => [...own].filter((n) => holders[n].length > 1 && holders[n].length <= everywhere));

  const inWindow = new Uint16Array(holders.length);
  const found = new Int32Array(bodies.length); // how much of each stands in the window
  const placed = [];
  const left = new Set(bodies.keys());
  let bytes = 0;
  let oldest = 0;
  while (left.size > 0) {
    let next = -1;
    let best = -1;
    for (const i of left) {
      const share = found[i] / bodies[i].length;
      if (share > best) [best, next] = [share, i];
    }
    left.delete(next);
    placed.push(next);
    bytes += bodies[next].length;
    for (const n of telling[next]) if (inWindow[n]++ === 0) for (const i of holders[n]) ++found[i];
    for (; bytes > window && oldest < placed.length - 1; ++oldest) {
      bytes -= bodies[placed[oldest]].length;
      for (const n of telling[placed[oldest]]) if (--inWindow[n] === 0) for (const i of holders[n]) --found[i];
    }
  }
  return placed;
}

/// The same program with its functions in another order. It must have no names: they'd go to other functions.
export function ordered(program) {
  const sections = [];
  const in_ = new Reader(program, 8);
  while (in_.at < program.length) {
    const id = in_.byte();
    const size = in_.number();
    sections.push({ id, content: program.subarray(in_.at, in_.at + size) });
    in_.skip(size);
  }
  const content = (id) => sections.find((one) => one.id === id)?.content;

  let imported = 0;
  const imports = new Reader(content(section.import));
  for (let count = imports.number(); count > 0; --count) {
    for (let name = 0; name < 2; ++name) imports.skip(imports.number());
    const kind = imports.byte();
    if (kind !== 0) fail("an import that is no function");
    imports.skipNumbers(1);
    ++imported;
  }

  const code = new Reader(content(section.code));
  const bodies = Array.from({ length: code.number() }, () => {
    const size = code.number();
    code.skip(size);
    return code.bytes.subarray(code.at - size, code.at);
  });
  const placed = order(bodies);
  const renumbered = Array.from({ length: imported + bodies.length }, (_, i) => i);
  placed.forEach((old, now) => (renumbered[imported + old] = imported + now));

  const rewritten = (bytes, each, from = 0) => {
    const out = [];
    let copied = from;
    each(bytes, (place, past) => {
      for (; copied < place; ++copied) out.push(bytes[copied]);
      out.push(...number(renumbered[new Reader(bytes, place).number()]));
      copied = past;
    });
    for (; copied < bytes.length; ++copied) out.push(bytes[copied]);
    return out;
  };

  const change = {
    [section.function](bytes) {
      const types = new Reader(bytes);
      const all = Array.from({ length: types.number() }, () => types.number());
      return [...number(all.length), ...placed.flatMap((old) => number(all[old]))];
    },
    [section.export]: (bytes) =>
      rewritten(bytes, (_, told) => {
        const r = new Reader(bytes);
        for (let count = r.number(); count > 0; --count) {
          r.skip(r.number());
          const kind = r.byte();
          const place = r.at;
          r.skipNumbers(1);
          if (kind === 0) told(place, r.at);
        }
      }),
    [section.start]: (bytes) => rewritten(bytes, (_, told) => told(0, bytes.length)),
    [section.element]: (bytes) =>
      rewritten(bytes, (_, told) => {
        const r = new Reader(bytes);
        for (let count = r.number(); count > 0; --count) {
          if (r.number() !== 0 || r.byte() !== 0x41) fail("elements of a kind that it doesn't know");
          r.skipNumbers(1);
          if (r.byte() !== 0x0b) fail("elements at a place that is no number");
          for (let entries = r.number(); entries > 0; --entries) {
            const place = r.at;
            r.skipNumbers(1);
            told(place, r.at);
          }
        }
      }),
    [section.code]() {
      const chunks = placed.map((old) => {
        const body = rewritten(bodies[old], eachFunctionNamed);
        return Buffer.from([...number(body.length), ...body]);
      });
      return Buffer.concat([Buffer.from(number(bodies.length)), ...chunks]);
    },
  };
  const out = [program.subarray(0, 8)];
  for (const { id, content } of sections) {
    const now = id in change ? Buffer.from(change[id](content)) : content;
    out.push(Buffer.from([id, ...number(now.length)]), now);
  }
  const made = Buffer.concat(out);
  if (!WebAssembly.validate(made)) fail("what it wrote is no program");
  return made;
}
