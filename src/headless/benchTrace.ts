// Reads a browser's trace: what the main thread of the page did, frame by frame.

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
  readonly longestTask: number;
  readonly tasks: readonly Task[];
}

const FRAME = 'BeginMainThreadFrame';

export function frameWork(trace: readonly TraceEvent[]): FrameWork {
  const main = mainThread(trace);
  const starts = main
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = topTasks(main);
  const within = starts.slice(1).map((end, i) => {
    const start = starts[i] ?? end;
    return tasks.filter(({ begun }) => begun >= start && begun < end);
  });
  return {
    frames: starts.length,
    cpu: within.map((all) => sum(all.map(({ cpu }) => cpu))),
    wall: within.map((all) => sum(all.map(({ wall }) => wall))),
    longestTask: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
    tasks,
  };
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

/** The value that this part of them does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
