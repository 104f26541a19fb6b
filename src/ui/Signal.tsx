import './signal.css';

interface SignalProps {
  readonly title: string;
  readonly words: string;
}

/** The last round: the one message that interrupts. */
export function Signal({ title, words }: SignalProps) {
  return (
    <div class="signal" role="alert">
      <span class="lamps">
        <i />
        <i class="on" />
      </span>
      <p>
        <strong>{title}</strong> {words}
      </p>
    </div>
  );
}
