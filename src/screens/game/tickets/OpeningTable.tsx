import { EMPTY } from '../../../engine/game.ts';
import { PATH_BONUS } from '../../../engine/scoring/result.ts';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { type Standing, standings } from '../../../table/story/standings.ts';
import { CardFace } from '../../../ui/art/CardFace.tsx';
import { CardSymbol } from '../../../ui/art/symbols.tsx';
import { EmptyCard } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useGameMenu } from '../commands/menu.ts';
import { cardLabel } from '../frame/marketCards.ts';
import { cardName } from '../words/cardNames.ts';
import { playerName } from '../words/names.ts';
import { standingWords } from '../words/standingWords.ts';
import './opening-table.css';
import './opening-phone.css';

/** SET-5: what lies open to everybody while the first tickets are chosen, the row and every bonus in play. */
export function OpeningTable({ state }: { readonly state: TableState }) {
  const { tickets } = useText();
  const { table } = state.table;
  const bonuses = standings(state.table);
  return (
    <div class="opening-table">
      <section>
        <h2>
          {tickets.row} <span>{tickets.begins(playerName(state, table.firstSeat))}</span>
        </h2>
        <ul class="open-row">
          {table.row.map((card, place) => (
            <li key={place}>
              <OpenCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      {bonuses.length > 0 && (
        <section>
          <h2>{tickets.bonuses}</h2>
          <ul class={`open-bonuses of-${bonuses.length}`}>
            {bonuses.map((bonus) => (
              <li key={bonus.id}>
                <OpenBonus bonus={bonus} map={state.map} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A small screen has room for its symbol alone. */
function OpenCard({ card }: { readonly card: number }) {
  const text = useText();
  if (card === EMPTY) return <EmptyCard label={text.turn.card.empty} />;
  const kind = cardName(card);
  return (
    <>
      <span class="unseen">{cardLabel(text, card, 'shown')}</span>
      <CardFace kind={kind} />
      <svg
        class="small-symbol"
        viewBox="0 0 24 24"
        aria-hidden="true"
        style={{ '--light': `var(--card-${kind})`, '--dark': `var(--card-${kind}-dark)` }}
      >
        <CardSymbol of={kind} />
      </svg>
    </>
  );
}

/** It says more when it is touched: on the board, where it counts something there. */
function OpenBonus({ bonus, map }: { readonly bonus: Standing; readonly map: TableState['map'] }) {
  const text = useText();
  const { onBonus } = useGameMenu();
  const { name, words, icon } = standingWords(text, map, bonus);
  // The longest path is no card, and there is none on the board yet.
  const card = bonus.id === PATH_BONUS ? null : bonus.id;
  return (
    <button type="button" aria-label={text.tickets.bonusLabel(name, words, bonus.points)} onClick={() => onBonus(card)}>
      <Icon name={icon} />
      <span class="name">
        {name} <small>{words}</small>
      </span>
      <span class="points">{bonus.points}</span>
    </button>
  );
}
