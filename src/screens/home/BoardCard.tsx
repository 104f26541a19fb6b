import { NetworkSketch } from '../../board/small/NetworkSketch.tsx';
import { isTall } from '../../board/small/sketch.ts';
import type { MapData } from '../../engine/map.ts';
import { useText } from '../../i18n/text.ts';
import './board-card.css';

export function BoardCard({ board }: { readonly board: MapData }) {
  const { home } = useText();
  return (
    <li class={isTall(board) ? 'board-card tall' : 'board-card'}>
      <div class="picture">
        <NetworkSketch map={board} label={home.network(board.name)} />
      </div>
      <div class="facts">
        <h3>{board.name}</h3>
        <p>{home.players(...board.rules.players)}</p>
        <ul class="counts">
          <Count number={board.cities.length} of={home.cities} />
          <Count number={board.routes.length} of={home.routes} />
          <Count number={board.tickets.length} of={home.tickets} />
        </ul>
      </div>
    </li>
  );
}

function Count({ number, of }: { readonly number: number; readonly of: string }) {
  return (
    <li>
      <strong>{number}</strong> {of}
    </li>
  );
}
