import type { BoardWords } from '../model.ts';

interface ZoomButtonsProps {
  readonly words: BoardWords;
  readonly canComeNearer: boolean;
  readonly canGoFurther: boolean;
  readonly onZoom: (step: 1 | -1) => void;
  readonly onFit: () => void;
}

export function ZoomButtons({ words, canComeNearer, canGoFurther, onZoom, onFit }: ZoomButtonsProps) {
  return (
    <div class="zoom-buttons">
      <ZoomButton label={words.zoomIn} path="M12 5v14M5 12h14" can={canComeNearer} onPress={() => onZoom(1)} />
      <ZoomButton label={words.zoomOut} path="M5 12h14" can={canGoFurther} onPress={() => onZoom(-1)} />
      <ZoomButton label={words.fit} path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" can={canGoFurther} onPress={onFit} />
    </div>
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
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
