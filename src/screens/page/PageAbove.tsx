import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useBack } from '../shared/useBack.ts';
import { PAGE_TITLE } from './Page.tsx';

interface PageAboveProps {
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * Lies above a game and all its sheets, which stay as they are and can be neither reached nor read meanwhile. Nothing is
 * written into the history, so that no page before or after can show a hand; Back closes it like a sheet.
 */
export function PageAbove({ onClose, children }: PageAboveProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => openModal(dialog.current), []);
  useBack(() => {
    onClose();
    return true;
  });
  return (
    <dialog
      ref={dialog}
      class="page-above"
      aria-labelledby={PAGE_TITLE}
      onKeyDown={(event) => event.stopPropagation()} // a key is not meant for the game behind
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (dialog.current?.isConnected === true) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** The focus goes back where it was; if that is gone meanwhile, to the heading of what took its place. */
function openModal(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal();
  return () => {
    dialog?.close();
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
