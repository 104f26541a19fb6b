import { type Action, DECK } from '../../../engine/actions.ts';
import type { Refusal } from '../../../engine/refusals.ts';
import type { SeatView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { ActOutcome, OpenTable } from '../../../table/openTable.ts';
import type { DraftStep } from '../../../table/turn/draft.ts';
import { whyNotCard, whyNotCity, whyNotDeck, whyNotTickets } from '../../../table/turn/whyNot.ts';
import { possibleFor } from '../words/possible.ts';
import type { Asking } from '../words/promptWords.ts';
import { type Answers, answersOf, type Marks, openHand } from './answers.ts';
import type { CommandName } from './commands.ts';
import { drawnApart } from './drawnApart.ts';

/** Everything that a press can do with an open hand, each in one way: a button, a key and a touch of the thing itself. */
export interface TurnCommands
  extends Pick<Answers, 'tell' | 'unless'>,
    Readonly<Record<Exclude<CommandName, 'card'> | 'finish' | 'dismissHint', () => void>> {
  /** Takes the card at a place of the row. */
  readonly card: (place: number) => void;
  readonly light: (ticket: number) => void;
  readonly lookAt: (city: number) => void;
  readonly draft: (step: DraftStep) => void;
  readonly act: (action: Action) => void;
}

export function commandsOf(table: OpenTable, text: Text, marks: Marks): TurnCommands {
  const answers = answersOf(table, text, marks);
  const { touch, forget, tell, unless, outcomeOf } = answers;
  const begin = (whyNot: (view: SeatView) => Refusal | null, start: () => void) => {
    const hand = openHand(table);
    if (hand === null) return;
    if (hand.beat === null) unless(whyNot(hand.view), start);
    else tell({ title: why.title, words: why.turnDone });
  };
  const { why } = text.turn;
  const ask = (asking: Asking) => touch({ touch: 'action', asking });
  const draft = (step: DraftStep) =>
    drawnApart(() => {
      table.draft(step);
      forget();
    });
  const drop = () => draft({ step: 'drop' });
  const { act, ...deeds } = deedsOf(table, marks, answers);
  const take = (from: number) =>
    begin(
      (view) => whyNotCard(view, from),
      () => act({ type: 'drawCard', from }),
    );
  return {
    ...deeds,
    act,
    tell,
    unless,
    draft,
    drop,
    card: take,
    deck: () => take(DECK),
    draw: () => begin(whyNotDraw, () => ask('draw')),
    claim: () => ask('claim'),
    tickets: () =>
      begin(whyNotTickets, () => {
        if (marks.confirmsTickets()) draft({ step: 'draw tickets' });
        else act({ type: 'drawTickets' });
      }),
    station: () => begin(whyNotStation, () => ask('station')),
    light: (ticket) => touch({ touch: 'ticket', ticket }),
    lookAt: (city) => touch({ touch: 'city', city }),
    hint: () => {
      if (table.state.getState().hints) askAfresh(table, drop, marks.askHint);
      else tell(text.computers.hint.off);
    },
    dismissHint: marks.sendAway,
    cover: () => table.cover(),
    endTurn: () => {
      if (openHand(table)?.beat === null) tell({ title: why.title, words: why.turnOpen });
      else outcomeOf(table.endTurn());
    },
    routes: marks.openRoutes,
    keys: marks.openKeys,
  };
}

type Deeds = Pick<TurnCommands, 'act' | 'finish' | 'undo' | 'stop' | 'pass' | 'withdraw'>;

/** What changes the game. */
function deedsOf(table: OpenTable, { setRefilled }: Marks, { forget, outcomeOf }: Answers): Deeds {
  const deed = (change: () => Promise<ActOutcome>) =>
    drawnApart(() => {
      forget();
      outcomeOf(change());
    });
  const act = (action: Action) =>
    deed(() => {
      setRefilled(action.type === 'drawCard' && action.from >= 0 ? action.from : null);
      return table.act(action);
    });
  return {
    act,
    finish: () => deed(() => table.finish()),
    undo: () => deed(() => table.undo()),
    stop: () => act({ type: 'stopDrawing' }),
    pass: () => act({ type: 'pass' }),
    withdraw: () => act({ type: 'withdrawTunnel' }),
  };
}

/** Whatever was begun is put down first; what the rules wait for stays. */
function askAfresh(table: OpenTable, drop: () => void, askHint: () => void): void {
  const hand = openHand(table);
  if (hand === null || hand.beat !== null) return;
  const { draft } = hand;
  if (draft?.kind !== 'tunnel' && draft?.kind !== 'keep') drop();
  askHint();
}

function whyNotDraw(view: SeatView): Refusal | null {
  return possibleFor(view).draw ? null : whyNotDeck(view);
}

function whyNotStation(view: SeatView): Refusal | null {
  return possibleFor(view).station ? null : whyNotCity(view, cityFor(view));
}

/** A city without a station: what stands in the way there stands in the way everywhere. */
function cityFor({ table }: SeatView): number {
  const taken = new Set(table.stations.flat());
  return Math.max(
    0,
    table.board.map.cities.findIndex((_, city) => !taken.has(city)),
  );
}
