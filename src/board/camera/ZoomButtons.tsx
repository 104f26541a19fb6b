import { useEffect, useId } from 'preact/hooks';
import type { BoardWords } from '../model.ts';
import { useHeld } from './useHeld.ts';

interface ZoomButtonsProps {
  readonly words: BoardWords;
  /** How much of the board is taken, and by whom: what holding the last button shows. */
  readonly taken: string;
  readonly canComeNearer: boolean;
  readonly canGoFurther: boolean;
  readonly onZoom: (step: 1 | -1) => void;
  readonly onFit: () => void;
  /** The last button is held, or let go. */
  readonly onHold: (held: boolean) => void;
}

export function ZoomButtons({ words, canComeNearer, canGoFurther, onZoom, ...fit }: ZoomButtonsProps) {
  return (
    <div class="zoom-buttons">
      <ZoomButton label={words.zoomIn} path="M12 5v14M5 12h14" can={canComeNearer} onPress={() => onZoom(1)} />
      <ZoomButton label={words.zoomOut} path="M5 12h14" can={canGoFurther} onPress={() => onZoom(-1)} />
      <FitButton words={words} {...fit} />
    </div>
  );
}

type FitButtonProps = Pick<ZoomButtonsProps, 'words' | 'taken' | 'onFit' | 'onHold'>;

/** Pressed it shows the whole board; held, only what is taken. Those who listen hear it told at once. */
function FitButton({ words, taken, onFit, onHold }: FitButtonProps) {
  const { held, handlers } = useHeld(onFit);
  const id = useId();
  useEffect(() => onHold(held), [held, onHold]);
  return (
    <>
      <button type="button" aria-label={words.fit} aria-describedby={id} {...handlers}>
        <ZoomSign path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </button>
      <span id={id} hidden>
        {words.holdToSeeTaken} {taken}
      </span>
    </>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly path: string;
  readonly can: boolean;
  readonly onPress: () => void;
}

/** It stays where the keyboard is when it can do no more, so it is never disabled. */
function ZoomButton({ label, path, can, onPress }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={!can} onClick={onPress}>
      <ZoomSign path={path} />
    </button>
  );
}

function ZoomSign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
