import type { ComponentChildren } from 'preact';
import './prompt.css';

interface PromptProps {
  readonly title: string;
  readonly words: string;
  /** Told to everybody in the room by a screen reader; what speaks of a hand is not. */
  readonly spoken?: boolean;
  /** A picture of what the words say. */
  readonly children?: ComponentChildren;
}

/** What the player on turn can do now, in one sentence. */
export function Prompt({ title, words, spoken = true, children }: PromptProps) {
  return (
    <p class="prompt" {...(spoken && { role: 'status' as const })}>
      <strong>{title}</strong> {words}
      {children}
    </p>
  );
}
