import { Icon } from '../../../ui/Icon.tsx';
import { useMeaning } from '../../shared/preferences.ts';
import { sound } from '../../shared/sound.ts';
import { useHold } from './useHold.ts';
import './hold-button.css';

interface HoldButtonProps {
  /** "Hold to show your cards" */
  readonly title: string;
  /** "Only Anna should see the screen." */
  readonly words: string;
  /** Takes the place of both after a first tap. */
  readonly again: string;
  /** All the ways to press it, for those who cannot find them by trying. */
  readonly hint: string;
  readonly onOpen: () => void;
}

/** Opens as the tablet was told; unless that is one tap, never by a single touch of a hand that passes the tablet on. */
export function HoldButton({ title, words, again, hint, onOpen }: HoldButtonProps) {
  const gesture = useMeaning('reveal');
  const { hold, handlers } = useHold(gesture, () => {
    sound.feel();
    onOpen();
  });
  const tapped = hold.kind === 'tapped';
  return (
    <button
      type="button"
      class={`hold-button ${hold.kind}${gesture === 'hold' ? '' : ' by-taps'}`}
      aria-description={hint}
      {...handlers}
    >
      <span class="disc">
        <svg class="ring" viewBox="0 0 76 76" aria-hidden="true">
          <circle class="track" cx="38" cy="38" r="31.5" />
          <circle class="filling" cx="38" cy="38" r="31.5" pathLength="1" />
        </svg>
        <Icon name="hand" />
      </span>
      <span class="words">
        <strong>{tapped ? again : title}</strong> <span aria-live="polite">{tapped ? title : words}</span>
      </span>
    </button>
  );
}

type OpenButtonProps = Pick<HoldButtonProps, 'title' | 'words' | 'onOpen'>;

/** The same where there is nothing to hide: one tap. */
export function OpenButton({ title, words, onOpen }: OpenButtonProps) {
  return (
    <button type="button" class="hold-button" onClick={onOpen}>
      <span class="disc">
        <Icon name="hand" />
      </span>
      <span class="words">
        <strong>{title}</strong> <span>{words}</span>
      </span>
    </button>
  );
}
