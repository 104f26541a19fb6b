import type { SeatView, TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import type { Story } from '../../../table/story/story.ts';
import type { Draft } from '../../../table/turn/draft.ts';
import { routesInReach } from '../../../table/turn/draft.ts';
import { whyNotCard } from '../../../table/turn/whyNot.ts';
import { passWords } from './boardActions.ts';
import { capital, cityName, endNames } from './names.ts';
import { takenWords } from './paymentWords.ts';
import { offerOf, possibleFor } from './possible.ts';

/** What a pressed button asks the player to touch. */
export type Asking = 'draw' | 'claim' | 'station';

export interface PromptWords {
  readonly title: string;
  readonly words: string;
}

type StoryOf<What extends Story['what']> = Extract<Story, { readonly what: What }>;

interface PromptInput {
  readonly text: Text;
  readonly scene: HandScene;
  readonly name: string;
  readonly asking: Asking | null;
  /** The row was replaced in this turn. */
  readonly swept: boolean;
}

/** What the player can do now. It is read out, so it says only what the whole table may hear. */
export function promptOf(input: PromptInput): PromptWords {
  const { text, scene, asking, swept } = input;
  const { view, draft, beat } = scene;
  if (beat !== null) return beatWords(text, view, beat.did);
  const wordsOfDraft = draft && draftWords(text, view, draft);
  if (wordsOfDraft !== null) return wordsOfDraft;
  const words = asking === null ? freeWords(input) : text.turn.ask[asking];
  return swept ? { ...words, words: text.turn.ask.swept } : words;
}

/** Nothing is begun: the screen says the same at the start of every turn. */
export function isPlainPrompt({ view, draft, beat }: HandScene, asking: Asking | null): boolean {
  return beat === null && draft === null && asking === null && view.table.phase === 'turn';
}

function freeWords({ text, scene: { view }, name }: PromptInput): PromptWords {
  const { turn } = text;
  if (view.table.phase === 'drawing') return secondCardWords(turn.ask, view);
  if (possibleFor(view).pass) return passWords(text, view.table.board.rules);
  return { title: turn.yourTurn(name), words: turn.chooseOne };
}

function secondCardWords(ask: Text['turn']['ask'], view: SeatView): PromptWords {
  const isClosed = (place: number) => whyNotCard(view, place)?.code === 'locomotiveOnlyFirst';
  const someClosed = view.table.row.some((_, place) => isClosed(place));
  return someClosed ? { ...ask.more, words: ask.moreNoLocomotive } : ask.more;
}

function draftWords({ turn: { ask } }: Text, view: SeatView, draft: Draft): PromptWords | null {
  switch (draft.kind) {
    case 'color':
      return routesInReach(view, draft).length > 0 ? ask.color : ask.noRoute;
    case 'claim':
      return ask.pay;
    case 'station':
      return ask.payStation;
    case 'tunnel':
      return ask.tunnel;
    case 'confirm tickets':
      return { title: ask.tickets.title, words: ask.tickets.words(...offerOf(view)) };
    case 'keep':
      return null;
    default:
      return draft satisfies never;
  }
}

function beatWords(text: Text, view: TableView, did: readonly Story[]): PromptWords {
  const { turn } = text;
  const told = did.flatMap((story) => didWords(text, view, story) ?? []).at(-1);
  const { title, words } = told ?? { title: turn.did.over, words: turn.did.overWords };
  return { title, words: did.some(({ what }) => what === 'swept') ? `${words} ${turn.ask.swept}` : words };
}

/** What this player did; what followed from it has a plate of its own. */
function didWords(text: Text, view: TableView, story: Story): PromptWords | null {
  const { did } = text.turn;
  switch (story.what) {
    case 'claimed':
      return { title: did.claimed(story.points), words: claimedWords(text, view, story) };
    case 'drew':
      return { title: did.drew(story.faceUp.length + story.blind), words: drewWords(text, story) };
    case 'tickets':
      return { title: did.tickets, words: did.ticketsWords(story.kept) };
    case 'station':
      return { title: did.station, words: did.stationWords(cityName(view, story.city)) };
    case 'withdrew':
      return { title: did.withdrew, words: did.withdrewWords(...endNames(view, story.route)) };
    case 'passed':
      return { title: did.passed, words: did.passedWords };
    default:
      return null;
  }
}

function claimedWords({ turn: { did } }: Text, view: TableView, { route, bonus }: StoryOf<'claimed'>): string {
  const [from, to] = endNames(view, route);
  return bonus > 0 ? did.claimedBonus(from, to, bonus) : did.claimedWords(from, to);
}

function drewWords(text: Text, { faceUp, blind }: StoryOf<'drew'>): string {
  const { did } = text.turn;
  const colors = capital(takenWords(text, faceUp));
  if (faceUp.length === 0) return did.fromDeck;
  return blind === 0 ? did.fromTable(colors) : did.fromBoth(colors, blind);
}
