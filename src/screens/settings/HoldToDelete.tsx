import { useEffect, useReducer } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DELETE_HOLD_MS, holdAfter, RESTING } from './deleteHold.ts';

interface HoldToDeleteProps {
  /** False: it could not be done. */
  readonly onHeld: () => Promise<boolean>;
}

/** Pressed for a second and a half; with a keyboard, by Enter twice. */
export function HoldToDelete({ onHeld }: HoldToDeleteProps) {
  const { kept } = useText().settings;
  const [hold, send] = useReducer(holdAfter, RESTING);
  useEffect(() => {
    if (hold.kind !== 'holding') return undefined;
    const timer = setTimeout(() => send({ step: 'time', at: performance.now() }), DELETE_HOLD_MS);
    return () => clearTimeout(timer);
  }, [hold]);
  useEffect(() => {
    if (hold.kind === 'held') void onHeld().then((done) => done || send({ step: 'failed' }));
  }, [hold.kind]);
  const letGo = () => send({ step: 'release' });
  return (
    <button
      type="button"
      class={`hold-to-delete ${hold.kind}`}
      aria-description={kept.holdHow}
      onPointerDown={(event) => event.button === 0 && event.isPrimary && send({ step: 'press', at: performance.now() })}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      // A click without a finger is a key, a voice or a switch.
      onClick={(event) => event.detail === 0 && send({ step: 'key', at: performance.now() })}
    >
      <span class="filling" />
      <Icon name="bin" />
      <span aria-live="polite">{hold.kind === 'pressed once' ? kept.again : kept.hold}</span>
    </button>
  );
}
