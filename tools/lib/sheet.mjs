// Takes the pictures of tools/screenshots --sheet: runs palazzo-sheet (tools/lib/sheet.cpp) on a display that shows
// nothing, and turns its portable pixmaps into PNG files.
//   node sheet.mjs PROGRAM FOLDER
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { display } from "../../tests/display.mjs";

// The checksums of all bytes by CRC-32 (PNG specification, annex D).
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; ++bit) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});
const checksum = (bytes) => ~bytes.reduce((sum, byte) => sums[(sum ^ byte) & 255] ^ (sum >>> 8), ~0) >>> 0;

/** Returns a part of a PNG file: its length, its kind in four letters, its data and their checksum. */
const part = (kind, data) => {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
};

/** Returns the PNG file of a pixmap that has three bytes a pixel. */
const png = (pixmap) => {
  const [head, width, height] = pixmap.subarray(0, 40).toString("latin1").match(/^P6\n(\d+) (\d+)\n255\n/);
  const row = width * 3;
  const rows = Array.from({ length: Number(height) }, (_, y) => pixmap.subarray(head.length + y * row, head.length + (y + 1) * row));
  const size = Buffer.alloc(13);
  size.writeUInt32BE(Number(width));
  size.writeUInt32BE(Number(height), 4);
  size.set([8, 2], 8); // eight bits for each of red, green and blue
  // A zero before each row means that the row isn't filtered.
  const data = deflateSync(Buffer.concat(rows.flatMap((one) => [Buffer.alloc(1), one])));
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), part("IHDR", size), part("IDAT", data), part("IEND", Buffer.alloc(0))]);
};

const [program, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const screen = await display(1440, 2520);
const { status } = spawnSync(program, [folder], { stdio: "inherit", env: { ...process.env, DISPLAY: screen.name } });
screen.close();
if (status !== 0) process.exit(1);
for (const name of readdirSync(folder).filter((one) => one.endsWith(".ppm"))) {
  const file = join(folder, name);
  writeFileSync(file.replace(/\.ppm$/, ".png"), png(readFileSync(file)));
  rmSync(file);
}
