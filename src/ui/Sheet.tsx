import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './Button.tsx';
import { isWithoutStops } from './keysScroll.ts';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  /** What its button is called: "Close". */
  readonly close: string;
  /** By its button, by Escape, or by a tap beside it. Whoever opened the sheet takes it away. */
  readonly onClose: () => void;
  /** Where it stands on a tablet; on a phone it always comes from below. */
  readonly side?: 'left' | 'right' | 'middle';
  /** It belongs to the tray: what is on it is secret. */
  readonly secret?: boolean;
  /** What its own keys do. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Beside its button. */
  readonly tool?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One sheet is open at a time. A number of its own would tell what was on the screen before. */
const HEADING = 'sheet-heading';

/** Lies above everything, which can be neither reached nor read meanwhile; the focus goes back where it was. */
export function Sheet({ title, close, onClose, side = 'right', secret = false, onKey, tool, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => openModal(dialog.current), []);
  useLayoutEffect(() => letKeysScroll(dialog.current?.querySelector('.content')));
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  const closeByKey = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  // A browser may close it on its own, without asking; taking it away closes it too, and then nobody needs to hear.
  const closeByItself = () => {
    if (dialog.current?.isConnected === true) onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={secret ? `sheet ${side} on-livery` : `sheet ${side}`}
      aria-labelledby={HEADING}
      onClick={closeBeside}
      onKeyDown={(event) => {
        stayInside(event);
        onKey?.(event);
      }}
      onCancel={closeByKey}
      onClose={closeByItself}
    >
      <div class="paper">
        <header>
          <h2 id={HEADING} tabIndex={-1}>
            {title}
          </h2>
          {tool}
          <IconButton icon="close" label={close} onPress={onClose} />
        </header>
        <div class="content">{children}</div>
      </div>
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return () => dialog?.close();
}

/** What is longer than its place and has nothing to go to by keys is a stop itself: arrow keys scroll it there. */
function letKeysScroll(content: HTMLElement | null | undefined): void {
  if (content == null) return;
  if (isWithoutStops(content)) content.tabIndex = 0;
  else content.removeAttribute('tabindex');
}

/** Single keys of the screen behind are not meant while a sheet is open. */
function stayInside(event: KeyboardEvent): void {
  event.stopPropagation();
}
