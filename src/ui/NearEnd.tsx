import './near-end.css';

interface NearEndProps {
  readonly title?: string;
  readonly words: string;
}

/** That the end may be near: a quiet plate, as nothing has happened yet. */
export function NearEnd({ title, words }: NearEndProps) {
  return (
    <p class="near-end">
      {title !== undefined && <strong>{title}</strong>} {words}
    </p>
  );
}
