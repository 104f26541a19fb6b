// Has a browser write a trace, and reads it: what the main thread of the page did, frame by frame.
import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, as are the others. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time. */
  readonly tdur?: number;
}

/** As few as tell of tasks and frames. Without one that is not "disabled by default" all others would be written too. */
const CATEGORIES = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** What the browser writes down meanwhile. */
export async function traced(devtools: CDPSession, action: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol says no more about an event than that it is an object.
  const collect = ({ value }: { readonly value: readonly object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: CATEGORIES };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await action();
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}

interface Task {
  readonly begun: number;
  /** In milliseconds, as are the others. */
  readonly cpu: number;
  readonly wall: number;
}

export interface FrameWork {
  readonly frames: number;
  readonly cpu: readonly number[];
  readonly wall: readonly number[];
  /** The same work, cut at every start of a frame, whether or not it hands on a picture. */
  readonly cpuByStart: readonly number[];
  readonly longestTask: number;
  readonly tasks: readonly Task[];
}

const FRAME = 'BeginMainThreadFrame';
/** A frame that hands a picture on says so for each of its layers; one that finds nothing to do does not. */
const HANDED_ON = 'UpdateLayer';

export function frameWork(trace: readonly TraceEvent[]): FrameWork {
  const main = mainThread(trace);
  const tasks = topTasks(main);
  const frames = framesOf(tasks, timesOf(main, HANDED_ON));
  return {
    frames: frames.length,
    cpu: frames.map((all) => sum(all.map(({ cpu }) => cpu))),
    wall: frames.map((all) => sum(all.map(({ wall }) => wall))),
    cpuByStart: framesOf(tasks, timesOf(main, FRAME)).map((all) => sum(all.map(({ cpu }) => cpu))),
    longestTask: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
    tasks,
  };
}

/** From a task in which one of these times lies up to the next such task; the last frame has no end. */
function framesOf(tasks: readonly Task[], times: readonly number[]): readonly (readonly Task[])[] {
  const frames: Task[][] = [];
  let next = 0;
  for (const task of tasks) {
    const end = task.begun + task.wall * 1000;
    const before = next;
    while ((times[next] ?? Number.POSITIVE_INFINITY) < end) next++;
    if (next > before) frames.push([]);
    frames.at(-1)?.push(task);
  }
  return frames.slice(0, -1);
}

export const LIFTED = 'fingers lifted';
export const STILL = 'board still';

/** In milliseconds since the last finger was lifted. */
export interface Rest {
  readonly still: number;
  /** Until the picture that was drawn anew could be seen. */
  readonly sharp: number;
  /** Processor time of drawing it, on all threads. */
  readonly raster: number;
}

/** Every time that the board came to rest, as the page's own marks say. */
export function restsOf(trace: readonly TraceEvent[]): readonly Rest[] {
  const main = mainThread(trace);
  const here = trace.filter(({ pid }) => pid === main[0]?.pid);
  const lifted = timesOf(main, LIFTED);
  return timesOf(main, STILL).flatMap((still) => {
    const from = lifted.findLast((time) => time <= still);
    const handedOn = timesOf(main, HANDED_ON).find((time) => time > still);
    const sharp = seenAfter(here, handedOn);
    if (from === undefined || sharp === undefined) return [];
    return [{ still: (still - from) / 1000, sharp: (sharp - from) / 1000, raster: rasterBetween(here, still, sharp) }];
  });
}

function rasterBetween(trace: readonly TraceEvent[], from: number, to: number): number {
  const tiles = trace.filter(({ name, ts }) => name === 'RasterTask' && ts >= from && ts < to);
  return sum(tiles.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** A picture that is handed on is drawn in tiles, then taken, shown, and at last on the screen. */
const ON_THE_SCREEN = ['ActivateLayerTree', 'DrawFrame', 'SubmitCompositorFrameToPresentationCompositorFrame'];

function seenAfter(trace: readonly TraceEvent[], handedOn: number | undefined): number | undefined {
  return ON_THE_SCREEN.reduce<number | undefined>(
    (before, name) => (before === undefined ? before : timesOf(trace, name, 'IenR').find((time) => time > before)),
    handedOn,
  );
}

function timesOf(trace: readonly TraceEvent[], wanted: string, phases = 'XIRn'): readonly number[] {
  const found = trace.filter(({ name, ph }) => name === wanted && phases.includes(ph));
  return found.map(({ ts }) => ts).sort((a, b) => a - b);
}

/** The thread that begins the most frames: pages of the browser itself begin hardly any. */
function mainThread(trace: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const frames = trace.filter(({ name }) => name === FRAME).map(threadOf);
  const framesOf = (thread: string) => frames.filter((other) => other === thread).length;
  const [busiest] = [...new Set(frames)].sort((a, b) => framesOf(b) - framesOf(a));
  return trace.filter((event) => threadOf(event) === busiest);
}

/** A task that runs within another is part of it. */
function topTasks(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = [];
  let end = 0;
  for (const { ts, dur = 0, tdur } of events.filter(isTask).sort((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    end = ts + dur;
    tasks.push({ begun: ts, cpu: (tdur ?? dur) / 1000, wall: dur / 1000 });
  }
  return tasks;
}

const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X';

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
