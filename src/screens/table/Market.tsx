import type { TableView } from '../../engine/view.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, EmptyCard } from '../../ui/Card.tsx';
import { Deck } from '../../ui/Deck.tsx';
import { cardName } from './cardNames.ts';
import { useDesk } from './desk.ts';
import { FROM_DECK } from './possible.ts';
import { capital } from './promptWords.ts';
import './market.css';

/** `refilled`: only to be looked at, and somebody took the card that lay there. */
export type CardState = 'takeable' | 'new' | 'closed' | 'shown' | 'refilled' | 'hinted';

interface MarketProps {
  readonly view: TableView;
  /** How the card at a place of the row is offered; `shown`: only to be looked at. */
  readonly stateOf: (place: number) => CardState;
  readonly canTake: boolean;
  /** The player was asked to touch one of these. */
  readonly asked: boolean;
  /** The place of the row, or the deck, that a hint points at. */
  readonly hinted?: number | null;
  readonly onCard: (place: number) => void;
  readonly onDeck: () => void;
  readonly onTickets: () => void;
}

/** Cards and decks in the middle of the table. */
export function Market({ view, stateOf, canTake, asked, hinted = null, onCard, onDeck, onTickets }: MarketProps) {
  const { turn } = useText();
  const { onBonus } = useDesk();
  return (
    <section
      class={`market ${asked ? 'asked' : ''} ${hinted === FROM_DECK ? 'deck-hinted' : ''}`}
      aria-label={turn.market}
    >
      <div class="row">
        {view.table.row.map((card, place) => (
          <RowCard
            key={place}
            card={card}
            state={hinted === place ? 'hinted' : stateOf(place)}
            onPress={() => onCard(place)}
          />
        ))}
      </div>
      <Decks view={view} canTake={canTake} onDeck={onDeck} onTickets={onTickets} />
      {view.table.bonusCards.length > 0 && <Button icon="bonus" look="line" label={turn.bonus} onPress={onBonus} />}
    </section>
  );
}

interface RowCardProps {
  readonly card: number;
  readonly state: CardState;
  readonly onPress: () => void;
}

function RowCard({ card, state, onPress }: RowCardProps) {
  const text = useText();
  if (card < 0) return <EmptyCard label={text.turn.card.empty} />;
  return <Card kind={cardName(card)} label={cardLabel(text, card, state)} state={LOOKS[state]} onPress={onPress} />;
}

const LOOKS = {
  takeable: 'takeable',
  new: 'new',
  closed: 'closed',
  shown: 'takeable',
  refilled: 'new',
  hinted: 'hinted',
} as const;

/** "Green, timber wagon, take" */
function cardLabel({ cards, turn }: Text, card: number, state: CardState): string {
  const name = cardName(card);
  const words = turn.card;
  if (name === 'locomotive') {
    if (isShown(state)) return cards.locomotive;
    return state === 'closed' ? words.closedLocomotive : words.takeLocomotive;
  }
  const say = isShown(state) ? words.shown : state === 'closed' ? words.closed : words.take;
  return say(capital(cards.colors[name]), cards.wagons[name].toLowerCase());
}

function isShown(state: CardState): boolean {
  return state === 'shown' || state === 'refilled';
}

type DecksProps = Pick<MarketProps, 'view' | 'canTake' | 'onDeck' | 'onTickets'>;

function Decks({ view: { table }, canTake, onDeck, onTickets }: DecksProps) {
  const { deck } = useText().turn;
  const { deckSize, discardSize, ticketDeckSize } = table;
  return (
    <div class="decks">
      <Deck
        of="cards"
        count={deckSize}
        word={deck.cards}
        label={canTake ? deck.drawCards(deckSize) : deck.cardsLeft(deckSize)}
        emptyWord={discardSize > 0 ? deck.shuffling : deck.noCards}
        onPress={onDeck}
      />
      <Deck
        of="tickets"
        count={ticketDeckSize}
        word={deck.tickets}
        label={canTake ? deck.drawTickets(ticketDeckSize) : deck.ticketsLeft(ticketDeckSize)}
        emptyWord={deck.noTickets}
        onPress={onTickets}
      />
    </div>
  );
}
