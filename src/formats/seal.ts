import * as v from 'valibot';
import { readJson } from './json.ts';
import type { RecordWhy } from './recordWhy.ts';

/**
 * A game under way holds every hand and the seed, so its file is folded up: nobody reads cards or tickets in it by
 * accident. There is no key, so it keeps nothing from somebody who wants to know.
 */
const FORMAT = 'railpass/sealed';
const VERSION = 1;

/** What everybody at the table knows anyway, to be read on the outside. */
export interface Outside {
  readonly map: string;
  readonly players: readonly string[];
}

export type Unsealed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: string; readonly why: RecordWhy };

const NEWER: Unsealed = {
  ok: false,
  fault: 'It was sealed by a newer Railpass: update Railpass first.',
  why: { code: 'otherVersion' },
};
const DAMAGED: Unsealed = {
  ok: false,
  fault: 'It is damaged: what is sealed in it does not fit its checksum.',
  why: { code: 'brokenSeal' },
};
const TOO_LONG: Unsealed = { ok: false, fault: 'It holds more than any game does.', why: { code: 'tooLarge' } };

export async function seal(text: string, { map, players }: Outside): Promise<string> {
  const sealed = base64Of(await folded(text));
  const checksum = checksumOf({ map, players, sealed });
  return JSON.stringify({ format: FORMAT, version: VERSION, map, players, sealed, checksum }, null, 1);
}

/** What was sealed. A text that never was comes back as it is. Never throws. */
export async function unseal(text: string): Promise<Unsealed> {
  // Only a file that says so is looked into: any other may be long, and broken in ways of its own.
  if (!text.slice(0, 200).includes(FORMAT)) return { ok: true, text };
  const json = readJson(text);
  if (!json.ok) return DAMAGED;
  if (!v.is(v.object({ format: v.literal(FORMAT) }), json.value)) return { ok: true, text };
  if (v.is(laterShape, json.value)) return NEWER;
  const whole = v.is(sealedShape, json.value) && json.value.checksum === checksumOf(json.value);
  return whole ? unfolded(json.value.sealed) : DAMAGED;
}

const laterShape = v.object({ version: v.pipe(v.number(), v.integer(), v.gtValue(VERSION)) });
const sealedShape = v.object({
  version: v.literal(VERSION),
  map: v.string(),
  players: v.array(v.string()),
  sealed: v.string(),
  checksum: v.string(),
});

/** Of the outside too: what is read there is true, or the file is damaged. */
function checksumOf({ map, players, sealed }: Outside & { readonly sealed: string }): string {
  return crc32(new TextEncoder().encode(JSON.stringify([map, players, sealed])));
}

/** CRC-32, by hand: browsers lend their own checksums to secure addresses only. */
function crc32(bytes: Uint8Array): string {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

async function folded(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** No game comes near it, and a few bytes can be made to unfold without end. */
const MOST_BYTES = 20_000_000;

async function unfolded(sealed: string): Promise<Unsealed> {
  try {
    const stream = new Blob([bytesOf(sealed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await textWithin(MOST_BYTES, stream.getReader());
    return text === null ? TOO_LONG : { ok: true, text };
  } catch {
    return DAMAGED;
  }
}

async function textWithin(most: number, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
