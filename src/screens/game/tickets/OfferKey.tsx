import { useText } from '../../../i18n/text.ts';
import type { LitPath } from '../board/boardModel.ts';

/** What the lines on the map mean, of those that are there. */
export function OfferKey({ path: { routes, shared = [], spare = [] } }: { readonly path: LitPath }) {
  const { key } = useText().tickets;
  const lines = { kept: routes.length > 0, shared: shared.length > 0, spare: spare.length > 0 };
  return (
    <ul class="offer-key">
      {LINES.filter((line) => lines[line]).map((line) => (
        <li key={line}>
          <svg viewBox="0 0 36 12" aria-hidden="true" class={line}>
            <path class="case" d="M4 6h28" />
            <path class="band" d="M4 6h28" />
          </svg>
          {key[line]}
        </li>
      ))}
    </ul>
  );
}

const LINES = ['kept', 'shared', 'spare'] as const;
