import './prompt.css';

interface PromptProps {
  readonly title: string;
  readonly words: string;
}

/** What the player on turn can do now, in one sentence. */
export function Prompt({ title, words }: PromptProps) {
  return (
    <p class="prompt" role="status">
      <strong>{title}</strong> {words}
    </p>
  );
}
