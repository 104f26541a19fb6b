// Writes every sound of the app as a WAV file and as a picture, to be heard and looked at, and prints what is measured.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Cue } from '../../sound/cues.ts';
import { loudness, peakOf } from '../../sound/measure/loudness.ts';
import { hzAt, spectrogramOf, waveShape } from '../../sound/measure/shapes.ts';
import { centroidOf, strongestHz } from '../../sound/measure/spectrum.ts';
import { allParts, samplesOf } from '../../sound/parts/parts.ts';
import { played } from '../../sound/played.ts';
import { RATE, type Signal } from '../../sound/synth/signal.ts';
import { runCommand, UsageError } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

const WIDTH = 900;
const WAVE = 180;
const BANDS = 96;
const BAND = 3;
/** What is made of several parts. */
const WHOLE: readonly Cue[] = [
  { sound: 'claim', wagons: 6 },
  { sound: 'tunnel', cards: 3 },
];
const LINES_HZ = [100, 200, 500, 1000, 2000, 5000, 10_000];

runCommand(usageOf('sounds'), () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('One folder is named.');
  mkdirSync(folder, { recursive: true });
  for (const part of allParts()) write(folder, `${part.name}-${part.variant + 1}`, samplesOf(part, RATE));
  for (const cue of WHOLE) write(folder, cue.sound, played(cue));
});

function write(folder: string, name: string, signal: Signal): void {
  const measured = measures(signal);
  writeFileSync(join(folder, `${name}.wav`), wavFile(signal));
  writeFileSync(join(folder, `${name}.svg`), picture(`${name}: ${measured}`, signal));
  console.log(`${name.padEnd(10)} ${measured}`);
}

function measures(signal: Signal): string {
  const ms = ((1000 * signal.length) / RATE).toFixed(0);
  const hz = [strongestHz(signal), centroidOf(signal)].map((each) => each.toFixed(0));
  const [loud, peak] = [loudness(signal, RATE).toFixed(1), peakOf(signal).toFixed(2)];
  return `${ms} ms, strongest ${hz[0]} Hz, middle ${hz[1]} Hz, ${loud} dB, peak ${peak}`;
}

/** 16 bits, one channel. */
function wavFile(signal: Signal): Buffer {
  const file = Buffer.alloc(44 + 2 * signal.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * signal.length, 4);
  file.write('WAVEfmt ', 8);
  const format = [16, 1 + (1 << 16), RATE, 2 * RATE, 2 + (16 << 16)];
  for (const [i, value] of format.entries()) file.writeUInt32LE(value, 16 + 4 * i);
  file.write('data', 36);
  file.writeUInt32LE(2 * signal.length, 40);
  for (const [i, value] of signal.entries()) file.writeInt16LE(Math.round(value * 32_767), 44 + 2 * i);
  return file;
}

function picture(title: string, signal: Signal): string {
  const height = WAVE + BANDS * BAND + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">
<rect width="100%" height="100%" fill="#fff"/>
<text x="6" y="18" font-family="sans-serif" font-size="14">${title}</text>
<path transform="translate(0 24)" d="${waveShape(signal, { width: WIDTH, height: WAVE })}" stroke="#1D5B4F"/>
<g transform="translate(0 ${WAVE + 28})">${spectrogram(signal)}${lines()}</g>
</svg>`;
}

function spectrogram(signal: Signal): string {
  const columns = spectrogramOf(signal, BANDS, Math.max(Math.round(signal.length / 150), 64));
  const width = WIDTH / columns.length;
  const cells = columns.flatMap((bands, x) =>
    bands.map((share, band) => {
      const y = (BANDS - 1 - band) * BAND;
      const fill = `hsl(${(260 - 220 * share).toFixed(0)} 80% ${(100 * share ** 1.3 * 0.62).toFixed(0)}%)`;
      return `<rect x="${(x * width).toFixed(2)}" y="${y}" width="${(width + 0.3).toFixed(2)}" height="${BAND + 0.3}" fill="${fill}"/>`;
    }),
  );
  return cells.join('');
}

function lines(): string {
  return LINES_HZ.map((hz) => {
    const share = Math.log(hz / hzAt(0)) / Math.log(hzAt(1) / hzAt(0));
    const y = ((1 - share) * BANDS * BAND).toFixed(1);
    const label = `<text x="4" y="${y}" fill="#fff" font-family="sans-serif" font-size="11">${hz} Hz</text>`;
    return `<path d="M0 ${y}H${WIDTH}" stroke="#fff" stroke-opacity=".35"/>${label}`;
  }).join('');
}
