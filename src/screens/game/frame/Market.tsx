import { DECK } from '../../../engine/actions.ts';
import { EMPTY } from '../../../engine/game.ts';
import type { TableView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Card, EmptyCard } from '../../../ui/Card.tsx';
import { Deck } from '../../../ui/Deck.tsx';
import { useGameMenu } from '../commands/menu.ts';
import { cardName } from '../words/cardNames.ts';
import { BonusButton } from './BonusButton.tsx';
import { LongestPathPlate } from './LongestPathPlate.tsx';
import { type CardState, cardLabel, type DeckOffer, NO_OFFER } from './marketCards.ts';
import './market.css';

interface MarketProps {
  readonly view: TableView;
  readonly players: TableState['players'];
  /** How the card at a place of the row is offered; `shown`: only to be looked at. */
  readonly stateOf: (place: number) => CardState;
  /** What can be drawn from the decks; without it nothing can. */
  readonly offer?: DeckOffer;
  /** The player was asked to touch one of these. */
  readonly asked: boolean;
  /** The place of the row, or the deck, that a hint points at. */
  readonly hinted?: number | null;
  /** Of the turn in which these can be taken: a card or deck stays in its place and means another one after each draw. */
  readonly moment?: number;
  readonly onCard: (place: number) => void;
  readonly onDeck: () => void;
  readonly onTickets: () => void;
}

/** Cards and decks in the middle of the table. */
export function Market(props: MarketProps) {
  const { view, players, stateOf, offer = NO_OFFER, asked, hinted = null, moment, onCard, onDeck, onTickets } = props;
  const { turn } = useText();
  const { onBonus } = useGameMenu();
  const { bonusCards, board } = view.table;
  const hasPath = board.rules.longestPathBonus !== null;
  return (
    <section
      class={`market ${asked ? 'asked' : ''} ${hinted === DECK ? 'deck-hinted' : ''}`}
      aria-label={turn.market}
      data-moment={moment}
    >
      <div class="row">
        {view.table.row.map((card, place) => (
          <RowCard
            key={place}
            card={card}
            place={place}
            state={hinted === place ? 'hinted' : stateOf(place)}
            onPress={() => onCard(place)}
          />
        ))}
      </div>
      <Decks view={view} offer={offer} onDeck={onDeck} onTickets={onTickets} />
      <div class="rewards">
        {hasPath && <LongestPathPlate view={view} players={players} onPress={() => onBonus(null)} />}
        {(bonusCards.length > 0 || !hasPath) && <BonusButton size="small" />}
      </div>
    </section>
  );
}

interface RowCardProps {
  readonly card: number;
  readonly place: number;
  readonly state: CardState;
  readonly onPress: () => void;
}

function RowCard({ card, place, state, onPress }: RowCardProps) {
  const text = useText();
  if (card === EMPTY) return <EmptyCard label={text.turn.card.empty} />;
  return (
    <Card
      kind={cardName(card)}
      label={cardLabel(text, card, state)}
      state={LOOKS[state]}
      spot={`row ${place}`}
      onPress={onPress}
    />
  );
}

const LOOKS = {
  takeable: 'takeable',
  new: 'new',
  closed: 'closed',
  shown: 'takeable',
  refilled: 'new',
  hinted: 'hinted',
} as const;

interface DecksProps extends Pick<MarketProps, 'view' | 'onDeck' | 'onTickets'> {
  readonly offer: DeckOffer;
}

function Decks({ view: { table }, offer, onDeck, onTickets }: DecksProps) {
  const { deck } = useText().turn;
  const { deckSize, discardSize, ticketDeckSize } = table;
  return (
    <div class="decks">
      <Deck
        of="cards"
        count={deckSize}
        word={deck.cards}
        label={offer.cards ? deck.drawCards(deckSize) : deck.cardsLeft(deckSize)}
        emptyWord={discardSize > 0 ? deck.shuffling : deck.noCards}
        onPress={onDeck}
      />
      <Deck
        of="tickets"
        count={ticketDeckSize}
        word={deck.tickets}
        label={offer.tickets ? deck.drawTickets(ticketDeckSize) : deck.ticketsLeft(ticketDeckSize)}
        emptyWord={deck.noTickets}
        onPress={onTickets}
      />
    </div>
  );
}
