import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { coveredAt, dueAt, type HoldState, type HoldStep, holdAfter, type RevealGesture } from './hold.ts';

export interface HoldHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onContextMenu: (event: Event) => void;
}

/** Runs the cover by finger, mouse and keyboard. The keys work wherever the focus is, except on another control. */
export function useHold(
  gesture: RevealGesture,
  onOpen: () => void,
): { readonly hold: HoldState; readonly handlers: HoldHandlers } {
  const [hold, setHold] = useState<HoldState>(() => coveredAt(performance.now()));
  const send = useCallback((step: HoldStep) => setHold((before) => holdAfter(before, step, gesture)), [gesture]);
  useClock(hold, gesture, send);
  useHoldKeys(send);
  useOnOpen(hold, onOpen);
  const handlers: HoldHandlers = {
    onPointerDown: (event) => event.button === 0 && event.isPrimary && send({ step: 'press', at: event.timeStamp }),
    onPointerUp: (event) => event.isPrimary && send({ step: 'release', at: event.timeStamp }),
    onPointerCancel: () => send({ step: 'break off' }),
    // Whoever presses it by voice, switch or screen reader sends a click and no pointer.
    onClick: (event) => event.detail === 0 && send({ step: 'tap', at: event.timeStamp }),
    onContextMenu: (event) => event.preventDefault(),
  };
  return { hold, handlers };
}

type Send = (step: HoldStep) => void;

function useClock(hold: HoldState, gesture: RevealGesture, send: Send): void {
  useEffect(() => {
    const due = dueAt(hold, gesture);
    if (due === null) return undefined;
    const tick = () => send({ step: 'time', at: Math.max(due, performance.now()) });
    const timer = setTimeout(tick, Math.max(0, due - performance.now()));
    return () => clearTimeout(timer);
  }, [hold, gesture, send]);
}

function useOnOpen({ kind }: HoldState, onOpen: () => void): void {
  const latest = useRef(onOpen);
  latest.current = onOpen;
  useEffect(() => {
    if (kind === 'open') latest.current();
  }, [kind]);
}

const STEPS: Readonly<Record<string, { readonly down: HoldStep['step']; readonly up: HoldStep['step'] | null }>> = {
  ' ': { down: 'press', up: 'release' },
  Enter: { down: 'tap', up: null },
};

/** They work as soon as the cover is drawn: whoever has just put it there may press at once. */
function useHoldKeys(send: Send): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const steps = STEPS[event.key];
      if (steps === undefined || isElsewhere(event.target)) return;
      event.preventDefault(); // no click, no scrolling
      const step = event.type === 'keydown' ? steps.down : steps.up;
      if (step !== null && !event.repeat) send(stepAt(step, event.timeStamp));
    };
    const breakOff = () => send({ step: 'break off' });
    addEventListener('keydown', listen);
    addEventListener('keyup', listen);
    addEventListener('blur', breakOff);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', listen);
      removeEventListener('blur', breakOff);
    };
  }, [send]);
}

function stepAt(step: HoldStep['step'], at: number): HoldStep {
  return step === 'break off' ? { step } : { step, at };
}

/** On a control of its own, which the key is meant for. */
function isElsewhere(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('button, a, input, select, textarea, dialog') : null;
  return control !== null && !control.classList.contains('hold-button');
}
