import { type Action, DECK } from '../../../src/engine/actions.ts';
import { CARDS } from '../../../src/engine/cards.ts';
import { legalActions } from '../../../src/engine/legal.ts';
import { PLAYER_COLORS } from '../../../src/engine/players.ts';
import { below, type Random, stream } from '../../../src/engine/random.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import type { HandScene } from '../../../src/table/session/scenes.ts';
import type { MapId } from '../maps/mapFiles.ts';
import { anEvening, handOf, hurriedPlayer, isOver, step } from './aTable.ts';

const NAMES = ['Annabel Winter', 'Christopher Li', 'Frederik Olsen', 'Guðmundur Jóns', 'Magdalena Kurz'] as const;
const COLLECTOR = 0;
const MANY_TICKETS = 14;
const MANY_CARDS = 10;
const MOST_ACTIONS = 3_000;
const RED = CARDS.indexOf('red');

/** Five players with long names; the first one collects tickets and red cards. Stopped as soon as it is as wanted. */
export async function crowdedGame(map: MapId, isWanted: (scene: HandScene) => boolean): Promise<GameRecord> {
  const seats = NAMES.map((name, seat) => ({ name, color: PLAYER_COLORS[seat] ?? 'red' }));
  const { table } = await anEvening({ map, players: seats.length, seed: `crowded ${map}`, setup: { seats } });
  const choose = crowd(stream(map, 'a crowd'));
  for (let i = 0; i < MOST_ACTIONS && !isOver(table); i++) {
    await step(table, choose);
    if (isOver(table)) break;
    table.reveal();
    if (isWanted(handOf(table))) return JSON.parse(table.exportText());
  }
  if (!isOver(table)) throw new Error('the game does not end');
  return JSON.parse(table.exportText());
}

/** Whether the collector has all that a screen can be asked to hold. */
export function isLaden({ seat, view }: HandScene): boolean {
  return seat === COLLECTOR && view.tickets.length >= MANY_TICKETS && Math.max(...view.hand) >= MANY_CARDS;
}

function crowd(random: Random): (view: SeatView) => Action {
  const hurry = hurriedPlayer(random);
  const draw = (view: SeatView) => legalActions(view).find((each) => each.type === 'drawCard' && each.from === DECK);
  const dawdle = (view: SeatView) => (below(random, 3) > 0 ? draw(view) : undefined) ?? hurry(view);
  return (view) => (view.seat === COLLECTOR ? collect(view) : dawdle(view));
}

/** Tickets first, then red cards. */
function collect(view: SeatView): Action {
  const actions = legalActions(view);
  const find = (isMeant: (action: Action) => boolean) => actions.find(isMeant);
  const most = actions.filter(({ type }) => type === 'keepTickets').at(-1);
  const action =
    most ??
    (view.tickets.length < MANY_TICKETS ? find(({ type }) => type === 'drawTickets') : undefined) ??
    find((each) => each.type === 'drawCard' && view.table.row[each.from] === RED) ??
    find((each) => each.type === 'drawCard' && each.from === DECK) ??
    actions[0];
  if (action === undefined) throw new Error('nothing can be done');
  return action;
}
