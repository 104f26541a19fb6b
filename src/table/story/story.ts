import { DECK } from '../../engine/actions.ts';
import type { CardCounts } from '../../engine/cards.ts';
import type { GameEvent } from '../../engine/events.ts';
import { redact, type SeenEvent, type SeenEventOf } from '../../engine/redact.ts';
import { PERSON_TEXT } from '../game/movers.ts';

interface Told {
  /** Position of its first event. */
  readonly at: number;
}

/** A tunnel that was opened on the way to a story's end. */
interface ToldTunnel {
  readonly revealed: readonly number[];
  readonly owed: number;
}

/** One thing that happened, as everybody at the table saw it. */
export type Story = Told &
  (
    | {
        readonly what: 'claimed';
        readonly seat: number;
        readonly route: number;
        readonly points: number;
        readonly paid: CardCounts;
        readonly tunnel: ToldTunnel | null;
        /** Cards of a draw bonus. */
        readonly bonus: number;
      }
    | { readonly what: 'drew'; readonly seat: number; readonly faceUp: readonly number[]; readonly blind: number }
    | {
        readonly what: 'tickets';
        readonly seat: number;
        readonly opening: boolean;
        readonly kept: number;
        readonly refused: number;
      }
    | { readonly what: 'station'; readonly seat: number; readonly city: number; readonly paid: CardCounts }
    | {
        readonly what: 'withdrew';
        readonly seat: number;
        readonly route: number;
        readonly paid: CardCounts;
        readonly tunnel: ToldTunnel;
      }
    | { readonly what: 'passed'; readonly seat: number }
    | { readonly what: 'lastRound'; readonly seat: number }
    /** The cards that lay there first, and how often the row was replaced until it could stay. */
    | { readonly what: 'swept'; readonly cards: readonly number[]; readonly times: number }
    /** Somebody else moves for the seat `of` from now on. It is no turn of that seat, and belongs to none. */
    | { readonly what: 'handedOver'; readonly of: number; readonly to: 'person' | 'computer' }
    | { readonly what: 'ended' }
  );

export type StoryOf<What extends Story['what']> = Extract<Story, { readonly what: What }>;

interface Telling {
  readonly stories: Story[];
  tunnel: SeenEventOf<'tunnelOpened'> | null;
  offered: boolean;
}

/** The public story of the events from a place on, oldest first. */
export function storiesOf(events: readonly GameEvent[], from = 0): readonly Story[] {
  const telling: Telling = { stories: [], tunnel: null, offered: false };
  for (const [i, event] of events.entries()) if (i >= from) tell(telling, redact(event, 'table'), i);
  return telling.stories;
}

function tell(telling: Telling, event: SeenEvent, at: number): void {
  switch (event.type) {
    case 'ticketsOffered':
      telling.offered = true;
      break;
    case 'ticketsKept':
      tellTickets(telling, event, at);
      break;
    case 'cardTaken':
      tellCard(telling, event, at);
      break;
    case 'tunnelOpened':
      telling.tunnel = event;
      break;
    case 'tunnelWithdrawn':
      tellWithdrawal(telling, event, at);
      break;
    case 'routeClaimed':
      tellClaim(telling, event, at);
      break;
    case 'bonusDrawn':
      tellBonus(telling, event);
      break;
    default:
      tellPlainly(telling, event, at);
  }
}

function tellPlainly({ stories }: Telling, event: SeenEvent, at: number): void {
  switch (event.type) {
    case 'stationBuilt':
      stories.push({ at, what: 'station', seat: event.seat, city: event.city, paid: event.paid });
      break;
    case 'passed':
    case 'lastRound':
      stories.push({ at, what: event.type, seat: event.seat });
      break;
    case 'rowSwept':
      tellSweep(stories, event.cards, at);
      break;
    case 'seatChanged':
      stories.push({ at, what: 'handedOver', of: event.seat, to: event.by === PERSON_TEXT ? 'person' : 'computer' });
      break;
    case 'gameEnded':
      stories.push({ at, what: 'ended' });
      break;
    default:
    // The deal, the row and the deck keep themselves in order: nothing to tell.
  }
}

/** Sweeps that follow each other are one story: there can be hundreds. */
function tellSweep(stories: Story[], cards: readonly number[], at: number): void {
  const last = stories.at(-1);
  if (last?.what === 'swept') stories[stories.length - 1] = { ...last, times: last.times + 1 };
  else stories.push({ at, what: 'swept', cards, times: 1 });
}

function tellTickets(
  telling: Telling,
  { seat, keptCount, refusedCount }: SeenEventOf<'ticketsKept'>,
  at: number,
): void {
  const opening = !telling.offered;
  telling.offered = false;
  telling.stories.push({ at, what: 'tickets', seat, opening, kept: keptCount, refused: refusedCount });
}

/** Where the last thing stands that somebody did: what happened since in the middle of it splits nothing in two. */
function lastDeed(stories: readonly Story[]): number {
  return stories.findLastIndex(({ what }) => what !== 'swept' && what !== 'handedOver');
}

/** The cards of one turn are one story, also when the row was swept between them. */
function tellCard({ stories }: Telling, { seat, from, card }: SeenEventOf<'cardTaken'>, at: number): void {
  const place = lastDeed(stories);
  const last = stories[place];
  const begun: StoryOf<'drew'> | null = last?.what === 'drew' && last.seat === seat ? last : null;
  const { faceUp, blind } = begun ?? { faceUp: [], blind: 0 };
  const isBlind = from === DECK || card === null;
  const story: Story = {
    at: begun?.at ?? at,
    what: 'drew',
    seat,
    faceUp: isBlind ? faceUp : [...faceUp, card],
    blind: blind + (isBlind ? 1 : 0),
  };
  if (begun === null) stories.push(story);
  else stories[place] = story;
}

function tellWithdrawal(telling: Telling, { seat, route }: SeenEventOf<'tunnelWithdrawn'>, at: number): void {
  const { tunnel } = telling;
  telling.tunnel = null;
  const { revealed = [], owed = 0, paid = [] } = tunnel ?? {};
  telling.stories.push({ at, what: 'withdrew', seat, route, paid, tunnel: { revealed, owed } });
}

function tellClaim(telling: Telling, { seat, route, paid, points }: SeenEventOf<'routeClaimed'>, at: number): void {
  const tunnel = telling.tunnel && { revealed: telling.tunnel.revealed, owed: telling.tunnel.owed };
  telling.tunnel = null;
  telling.stories.push({ at, what: 'claimed', seat, route, points, paid, tunnel, bonus: 0 });
}

function tellBonus({ stories }: Telling, { count }: SeenEventOf<'bonusDrawn'>): void {
  const place = lastDeed(stories);
  const last = stories[place];
  if (last?.what === 'claimed') stories[place] = { ...last, bonus: count };
}
