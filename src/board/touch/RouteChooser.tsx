import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from '../../layout/boardFile.ts';
import type { Point } from '../camera/projection.ts';
import type { BoardModel, Target } from '../model.ts';
import { type ChooserPlace, chooserPlace } from './chooserPlace.ts';
import { labelOf, type TargetChoice } from './targets.ts';
import './route-chooser.css';
import { Swatch } from './Swatch.tsx';

interface RouteChooserProps {
  readonly model: BoardModel;
  readonly offer: TargetChoice;
  /** The point of the stage that was touched. */
  readonly at: Point;
  readonly stage: Size;
  readonly onChoose: (target: Target) => void;
  /** By its button or by Escape. */
  readonly onClose: () => void;
  /** By going on somewhere else. */
  readonly onLeave: () => void;
}

export function RouteChooser({ model, offer, at, stage, onChoose, onClose, onLeave }: RouteChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [height, setHeight] = useState(stage.height);
  useLayoutEffect(() => setHeight(dialog.current?.offsetHeight ?? 0), []);
  useLayoutEffect(() => dialog.current?.querySelector<HTMLElement>('li button')?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => leaveFromOutside(dialog.current, onLeave), [onLeave]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') step(dialog.current, 1);
    else if (event.key === 'ArrowUp') step(dialog.current, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      open
      class="route-chooser"
      aria-label={offer.title}
      onKeyDown={onKeyDown}
      style={styleOf(chooserPlace(at, stage, height))}
    >
      <header>
        <h2>{offer.title}</h2>
        <button type="button" class="route-chooser-close" aria-label={model.words.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      <ul>
        {offer.targets.map((target) => (
          <li key={`${target.kind} ${target.id}`}>
            <button type="button" data-target={`${target.kind} ${target.id}`} onClick={() => onChoose(target)}>
              <Swatch model={model} target={target} />
              {labelOf(model, target)}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const styleOf = ({ left, top, width, maxHeight }: ChooserPlace) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  maxHeight: `${maxHeight}px`,
});

function leaveFromOutside(dialog: HTMLElement | null, leave: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onOther = ({ target }: Event) => {
    if (!(target instanceof Node && dialog?.contains(target))) leave();
  };
  document.addEventListener('pointerdown', onOther, { signal, capture: true });
  document.addEventListener('focusin', onOther, { signal });
  return () => end.abort();
}

function step(dialog: HTMLElement | null, by: number): void {
  const buttons = [...(dialog?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const [at = 0] = buttons.flatMap((button, i) => (button === document.activeElement ? [i] : []));
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
