import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { CardSymbol } from '../../../ui/art/symbols.tsx';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { RuleTool } from '../frame/RuleTool.tsx';
import { cardName, colorWord } from '../words/cardNames.ts';
import { capital } from '../words/names.ts';
import { cardCounts } from './cardCounts.ts';
import { TicketIndex } from './TicketIndex.tsx';
import './cards-sheet.css';

interface CardsSheetProps {
  readonly state: TableState;
  readonly onClose: () => void;
}

/** What the decks are made of, for everybody: nothing in it depends on a hand. */
export function CardsSheet({ state, onClose }: CardsSheetProps) {
  const { deckList } = useText();
  return (
    <BackSheet title={deckList.title} tool={<RuleTool chapter="cards" from={deckList.title} />} onClose={onClose}>
      <CardTable state={state} />
      <TicketIndex state={state} />
    </BackSheet>
  );
}

function CardTable({ state }: Pick<CardsSheetProps, 'state'>) {
  const text = useText();
  const { deckList } = text;
  const { table } = state.table;
  const counts = cardCounts(table);
  const inAll = counts.reduce((sum, { inGame }) => sum + inGame, 0);
  return (
    <table class="card-table">
      <caption>{deckList.cards}</caption>
      <thead>
        <tr>
          <th scope="col">{deckList.kind}</th>
          <th scope="col">{deckList.inGame}</th>
          <th scope="col">{deckList.discarded}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ card, inGame, discarded }) => (
          <tr key={card}>
            <th scope="row">
              <KindSymbol card={card} />
              {capital(colorWord(text, card))}
            </th>
            <td>{inGame}</td>
            <td class={discarded === 0 ? 'none' : undefined}>{discarded}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{deckList.all}</th>
          <td>{inAll}</td>
          <td>{table.discardSize}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function KindSymbol({ card }: { readonly card: number }) {
  const kind = cardName(card);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ '--light': `var(--card-${kind})`, '--dark': `var(--card-${kind}-dark)` }}
    >
      <CardSymbol of={kind} />
    </svg>
  );
}
