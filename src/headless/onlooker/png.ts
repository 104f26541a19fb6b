// Reads the pictures that a browser takes of a page: eight bits a channel, nothing interlaced.
import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each point, row by row. */
  readonly points: Uint8Array;
}

const AFTER_SIGNATURE = 8;
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

export function readPng(file: Buffer): Picture {
  const chunks = chunksOf(file);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (head === undefined) throw new Error('The picture has no head.');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = CHANNELS[head.readUInt8(9)];
  if (channels === undefined) throw new Error('The picture has other channels than red, green and blue.');
  const rows = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const out = unfiltered(rows, width * channels, height, channels);
  return { width, height, points: colorsOf(out, width, height, channels) };
}

function chunksOf(file: Buffer) {
  const chunks: { readonly type: string; readonly data: Buffer }[] = [];
  for (let start = AFTER_SIGNATURE; start < file.length; ) {
    const length = file.readUInt32BE(start);
    chunks.push({
      type: file.toString('latin1', start + 4, start + 8),
      data: file.subarray(start + 8, start + 8 + length),
    });
    start += length + 12;
  }
  return chunks;
}

/** Each row begins with the way in which it was foretold from what lies left of it and above it. */
function unfiltered(rows: Buffer, stride: number, height: number, channels: number): Uint8Array {
  // A column and a row of nothing before the first ones, so that each point has neighbours.
  const wide = stride + channels;
  const out = new Uint8Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const place = (y + 1) * wide + channels + x;
      const [left = 0, above = 0, corner = 0] = [
        out[place - channels],
        out[place - wide],
        out[place - wide - channels],
      ];
      out[place] = (rows[y * (stride + 1) + 1 + x] ?? 0) + foretold(filter, left, above, corner);
    }
  }
  return out;
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function colorsOf(out: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const colors = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const from = (Math.floor(i / width) + 1) * (width + 1) * channels + ((i % width) + 1) * channels;
    colors.set(out.subarray(from, from + 3), 3 * i);
  }
  return colors;
}
