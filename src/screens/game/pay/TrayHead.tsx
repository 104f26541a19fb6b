import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { faceFor } from '../../../ui/face.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './tray-head.css';

interface TrayHeadProps {
  /** What is being paid for. */
  readonly title: string;
  readonly children: ComponentChildren;
  /** What it brings. */
  readonly good?: string | null;
  /** What there is to say where it brings nothing. */
  readonly plain?: string | null;
  /** Whom it helps, where own tickets are not in sight. */
  readonly helps?: string | null;
  /** The answer to a press that could do nothing. */
  readonly answer?: string | null;
  /** What a press of the answer does. */
  readonly follow?: Follow | null;
}

export interface Follow {
  readonly label: string;
  readonly onPress: () => void;
}

/** Longer names are set smaller, so that two lines of them leave room for the rest. */
const LONG = 21;

/** More than a phone has room for in one line. */
const TWO_LINES = 48;

/** What the tray is about. It takes the focus, so that whoever listens hears what a touch on the board has led to. */
export function TrayHead({
  title,
  children,
  good = null,
  plain = null,
  helps = null,
  answer = null,
  follow = null,
}: TrayHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <div class="tray-head">
      <h2 ref={heading} class={titleLook(title)} tabIndex={-1}>
        {title}
      </h2>
      <ul class="facts">{children}</ul>
      {follow === null ? <p class="answer">{answer}</p> : <FollowAnswer answer={answer} {...follow} />}
      {good !== null && answer === null && (
        <p class={good.length > TWO_LINES ? 'good full' : 'good'}>
          <Icon name="tick" />
          {good}
        </p>
      )}
      {good === null && answer === null && helps !== null && <p class="plain helps">{helps}</p>}
      {good === null && answer === null && plain !== null && <p class="plain">{plain}</p>}
    </div>
  );
}

/** The whole of it is pressed: a button of its own would take the place of what is being paid with. */
function FollowAnswer({ answer, label, onPress }: Follow & { readonly answer: string | null }) {
  return (
    <button type="button" class="answer" onClick={onPress}>
      <Icon name="hint" />
      <span>
        {answer} <strong>{label}</strong>
      </span>
    </button>
  );
}

function titleLook(title: string): string {
  return `${title.length > LONG ? 'long' : ''} ${faceFor(title)}`;
}
