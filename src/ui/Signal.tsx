import './signal.css';

interface SignalProps {
  readonly title: string;
  readonly words: string;
  /** What to do now, where nothing else has room to say so. */
  readonly now?: string | undefined;
}

/** The last round: the one message that interrupts. */
export function Signal({ title, words, now }: SignalProps) {
  return (
    <div class="signal" role="alert">
      <span class="lamps">
        <i />
        <i class="on" />
      </span>
      <p>
        <strong>{title}</strong> {words}{' '}
        {now && (
          <span class="now" aria-hidden="true">
            {now}
          </span>
        )}
      </p>
    </div>
  );
}
