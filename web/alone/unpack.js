// Unpacks the program as it arrives: what `xz` has made of it (tools/lib/site.mjs), as a stream of blocks that are packed by
// LZMA2, with no filter before that and no check behind it. The names of the parts are those of Lasse Collin's and Igor
// Pavlov's descriptions, "The .xz File Format" and the LZMA specification of 7-Zip. For the page, and for its service worker.
"use strict";

{
  // Where the likelihoods of each kind of decision begin.
  const isMatch = 0, isRep = 192, isRepG0 = 204, isRepG1 = 216, isRepG2 = 228, isRep0Long = 240, posSlot = 432, posSpecial = 688;
  const align = 803, matchLength = 819, repLength = 1333, literal = 1847;

  const lzma = () => {
    const likely = new Uint16Array(literal + 0x3000);
    const coder = new Uint32Array(2); // its range, and the code in it
    let made = new Uint8Array(1 << 22);
    let size = 0;
    let state = 0;
    let [lc, lpMask, pbMask] = [0, 0, 0];
    let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
    let bytes;
    let at;

    const narrow = () => {
      if (coder[0] >= 0x1000000) return;
      coder[0] <<= 8;
      coder[1] = (coder[1] << 8) | bytes[at++];
    };
    const bit = (of) => {
      narrow();
      const now = likely[of];
      const bound = (coder[0] >>> 11) * now;
      if (coder[1] < bound) {
        coder[0] = bound;
        likely[of] = now + ((2048 - now) >> 5);
        return 0;
      }
      coder[0] -= bound;
      coder[1] -= bound;
      likely[of] = now - (now >> 5);
      return 1;
    };
    const tree = (of, bits) => {
      let found = 1;
      for (let i = 0; i < bits; ++i) found = found * 2 + bit(of + found);
      return found - (1 << bits);
    };
    const reverseTree = (of, bits) => {
      let node = 1;
      let found = 0;
      for (let i = 0; i < bits; ++i) {
        const one = bit(of + node);
        node = node * 2 + one;
        found += one << i;
      }
      return found;
    };
    const evenly = (bits) => {
      let found = 0;
      for (let i = 0; i < bits; ++i) {
        narrow();
        coder[0] >>>= 1;
        const one = coder[1] >= coder[0] ? 1 : 0;
        if (one) coder[1] -= coder[0];
        found = found * 2 + one;
      }
      return found;
    };

    const lengthOf = (of, pos) => {
      if (!bit(of)) return 2 + tree(of + 2 + pos * 8, 3);
      if (!bit(of + 1)) return 10 + tree(of + 130 + pos * 8, 3);
      return 18 + tree(of + 258, 8);
    };
    const distanceFor = (length) => {
      const slot = tree(posSlot + Math.min(length - 2, 3) * 64, 6);
      if (slot < 4) return slot;
      const bits = (slot >> 1) - 1;
      const base = (2 | (slot & 1)) << bits;
      if (slot < 14) return base + reverseTree(posSpecial + base - slot, bits);
      return base + evenly(bits - 4) * 16 + reverseTree(align, 4);
    };
    const takeLiteral = () => {
      const before = size > 0 ? made[size - 1] : 0;
      const of = literal + 0x300 * (((size & lpMask) << lc) + (before >> (8 - lc)));
      let found = 1;
      if (state >= 7) {
        let match = made[size - rep0 - 1];
        while (found < 0x100) {
          const expected = (match >> 7) & 1;
          match <<= 1;
          const one = bit(of + ((1 + expected) << 8) + found);
          found = found * 2 + one;
          if (one !== expected) break;
        }
      }
      while (found < 0x100) found = found * 2 + bit(of + found);
      made[size++] = found;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    };
    /** How long the match is that begins here; the distance is in rep0 then. */
    const takeMatch = (pos) => {
      const short = state < 7;
      if (!bit(isRep + state)) {
        const length = lengthOf(matchLength, pos);
        [rep3, rep2, rep1, rep0] = [rep2, rep1, rep0, distanceFor(length)];
        state = short ? 7 : 10;
        return length;
      }
      if (!bit(isRepG0 + state)) {
        if (!bit(isRep0Long + state * 16 + pos)) {
          state = short ? 9 : 11;
          return 1;
        }
      } else if (!bit(isRepG1 + state)) {
        [rep1, rep0] = [rep0, rep1];
      } else if (!bit(isRepG2 + state)) {
        [rep2, rep1, rep0] = [rep1, rep0, rep2];
      } else {
        [rep3, rep2, rep1, rep0] = [rep2, rep1, rep0, rep3];
      }
      state = short ? 8 : 11;
      return lengthOf(repLength, pos);
    };

    const reset = () => {
      likely.fill(1024);
      state = rep0 = rep1 = rep2 = rep3 = 0;
    };
    const withRoom = (more) => {
      if (size + more <= made.length) return;
      const larger = new Uint8Array(2 * (size + more));
      larger.set(made);
      made = larger;
    };

    return {
      reset,
      hasProperties: (code) => {
        lc = code % 9;
        lpMask = (1 << (Math.floor(code / 9) % 5)) - 1;
        pbMask = (1 << Math.floor(code / 45)) - 1;
      },
      /** What a chunk becomes: of bytes that are as they were, or of those that are packed. */
      plain: (chunk) => {
        withRoom(chunk.length);
        made.set(chunk, size);
        size += chunk.length;
        return chunk;
      },
      unpacked: (chunk, unpackedSize) => {
        withRoom(unpackedSize);
        const begin = size;
        const end = size + unpackedSize;
        [bytes, at] = [chunk, 5];
        coder[0] = 0xffffffff;
        coder[1] = (chunk[1] << 24) | (chunk[2] << 16) | (chunk[3] << 8) | chunk[4];
        while (size < end) {
          const pos = size & pbMask;
          if (!bit(isMatch + state * 16 + pos)) {
            takeLiteral();
            continue;
          }
          const length = takeMatch(pos);
          if (rep0 >= size || size + length > end) throw new Error("lzma");
          for (const past = size + length; size < past; ++size) made[size] = made[size - rep0 - 1];
        }
        return made.slice(begin, end);
      },
    };
  };

  /** A stream of what a stream of bytes was before `xz` packed it. What ends too soon, or is damaged, fails. */
  self.unpackedXz = (stream) => {
    const decoder = lzma();
    let waiting = new Uint8Array();
    let stage = 0; // the header of the stream, that of the block, chunks, what is behind them

    /** Takes what begins the bytes that wait, if all of it is there: how many they are, or 0. */
    const step = (out) => {
      const here = waiting.length;
      if (stage === 0 && here >= 12) {
        if (String.fromCharCode(...waiting.subarray(1, 5)) !== "7zXZ" || waiting[7] !== 0) throw new Error("xz");
        stage = 1;
        return 12;
      }
      if (stage === 1 && here > 0 && here >= (waiting[0] + 1) * 4) {
        stage = 2;
        return (waiting[0] + 1) * 4;
      }
      if (stage !== 2 || here === 0) return 0;
      const control = waiting[0];
      const two = (from) => waiting[from] * 256 + waiting[from + 1] + 1;
      if (control === 0) {
        stage = 3;
        return 1;
      }
      if (control < 3) {
        if (here < 3 || here < 3 + two(1)) return 0;
        out.enqueue(decoder.plain(waiting.slice(3, 3 + two(1))));
        return 3 + two(1);
      }
      const begin = control >= 0xc0 ? 6 : 5;
      if (control < 0x80) throw new Error("xz");
      if (here < begin || here < begin + two(3)) return 0;
      if (control >= 0xc0) decoder.hasProperties(waiting[5]);
      if (control >= 0xa0) decoder.reset();
      const past = begin + two(3);
      out.enqueue(decoder.unpacked(waiting.subarray(begin, past), ((control & 31) << 16) + two(1)));
      return past;
    };

    return stream.pipeThrough(new TransformStream({
      transform: (bytes, out) => {
        if (stage === 3) return;
        const all = new Uint8Array(waiting.length + bytes.length);
        all.set(waiting);
        all.set(bytes, waiting.length);
        waiting = all;
        for (let taken = step(out); taken > 0; taken = step(out)) waiting = waiting.subarray(taken);
      },
      flush: () => {
        if (stage !== 3) throw new Error("xz");
      },
    }));
  };
}
