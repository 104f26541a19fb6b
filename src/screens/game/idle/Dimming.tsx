import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './dimming.css';

/** Makes the whole screen dim, and says why; what it returns lights it again. */
export function dim(words: string): () => void {
  const place = document.createElement('div');
  // Beside an open sheet nothing can be seen or read out.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(place);
  render(<Dimming words={words} />, place);
  return () => {
    render(null, place);
    place.remove();
  };
}

function Dimming({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  // A screen reader tells what comes into a place that it knows.
  useEffect(() => setSaid(words), [words]);
  return (
    <div class="dimming">
      <p role="status">{said}</p>
    </div>
  );
}
