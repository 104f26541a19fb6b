// Looks for better weights of the planner on one map and number of players: changes a few of them at random, plays the
// same deals with the old and the new ones against the sparring partners and against itself, and keeps what did better.
//
// npm run -s tune -- --map usa --players 2 --minutes 10 [--seed 1]
// Prints the weights that differ from the defaults whenever they change; they belong in maps/<id>/opponents.json.
import { parseArgs } from 'node:util';
import type { Bot } from '../../bots/ground/bot.ts';
import { DEFAULT_WEIGHTS, type Weights, weightsFor } from '../../bots/ground/weights.ts';
import { botOf } from '../../bots/levels.ts';
import { decide } from '../../bots/moves/planner.ts';
import { newMemory } from '../../bots/plan/mind.ts';
import { labno } from '../../bots/sparring/labno.ts';
import { longRoute } from '../../bots/sparring/longRoute.ts';
import { shortPath } from '../../bots/sparring/shortPath.ts';
import { type Board, makeBoard } from '../../engine/board.ts';
import { below, type Random, stream } from '../../engine/random.ts';
import { playArenaGame } from '../arena/game.ts';
import { opponentsOf } from '../arena/opponents.ts';
import { mapNamed } from '../maps.ts';
import { runCommand, wholeNumber } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

const NORMAL = botOf('normal', { players: 2, budget: { rollouts: 1 } });
const PARTNERS: readonly Bot[] = [shortPath, longRoute, labno, NORMAL];
/** Plans in tuning games are kept from turn to turn, as they are in rollouts: ten times as many games in the time. */
const ORDERS = 6;
const BATCH = 40;
const MOST_BATCHES = 15;
const CLEAR_MARGIN = 25;
/** A change is kept when it does better by this many standard errors. */
const KEEP_ERRORS = 1.6;
const GIVE_UP_ERRORS = 0.3;
/** Weights that are counted, not measured; a style of play is not a strength. */
const COUNTS = [
  'ticketTrains',
  'ticketRivalTrains',
  'endTrains',
  'locomotiveMissing',
  'extras',
  'extraLength',
  'ticketsLost',
];
const STYLE = 'blockLength';

interface Search {
  readonly board: Board;
  readonly random: Random;
  best: Weights;
  /** Deals played so far: no change is judged by deals that an earlier one was chosen on. */
  deals: number;
}

runCommand(usageOf('tune'), () => {
  const { values } = parseArgs({
    options: {
      map: { type: 'string', default: 'usa' },
      players: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
    },
  });
  const map = mapNamed(values.map);
  const players = wholeNumber('players', values.players, ...map.rules.players);
  const minutes = wholeNumber('minutes', values.minutes, 1, 10_000);
  const best = weightsFor(opponentsOf(map.id), players);
  tune({ board: makeBoard(map, players), random: stream(values.seed, 'tune'), best, deals: 0 }, minutes);
});

function tune(search: Search, minutes: number): void {
  const end = performance.now() + minutes * 60_000;
  for (let tries = 1; performance.now() < end; tries++) {
    const changed = changeSome(search.best, search.random);
    const gain = compare(search, changed);
    if (gain === null) continue;
    search.best = changed;
    console.log(`${tries} ${search.deals} deals, +${gain.toFixed(4)} ${JSON.stringify(differences(changed))}`);
  }
  console.log(`final ${JSON.stringify(differences(search.best))}`);
}

/** Counts change by some steps, the others by up to a third. */
function changeSome(weights: Weights, random: Random): Weights {
  const changed: Record<string, number> = { ...weights };
  // Small steps settle, large ones get away from where small ones no longer help.
  const reach = below(random, 2) === 0 ? 1 : 2.5;
  const names = Object.keys(weights).filter((name) => name !== STYLE);
  for (let i = below(random, 3); i >= 0; i--) {
    const name = names[below(random, names.length)] ?? '';
    changed[name] = changeOf(name, changed[name] ?? 0, random, reach);
  }
  return changed as unknown as Weights;
}

function changeOf(name: string, value: number, random: Random, reach: number): number {
  const swing = reach * (below(random, 2001) / 1000 - 1);
  if (COUNTS.includes(name)) return Math.max(0, Math.round(value + 4 * swing));
  return Math.max(0, Math.round(1000 * (value * (1 + 0.33 * swing) + 0.1 * swing)) / 1000);
}

/** How much better the changed weights do in a game's value, or null if that is not clear. */
function compare(search: Search, changed: Weights): number | null {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let batch = 1; batch <= MOST_BATCHES; batch++) {
    for (let i = 0; i < BATCH; i++) {
      const deal = search.deals++;
      const gain = dealValue(search, changed, deal) - dealValue(search, search.best, deal);
      sum += gain;
      squares += gain * gain;
      count++;
    }
    const mean = sum / count;
    const error = Math.sqrt(squares / count - mean * mean) / Math.sqrt(count);
    if (batch >= 2 && mean < GIVE_UP_ERRORS * error) return null;
    if (batch >= 5 && mean > 2.5 * error) return mean;
    if (batch === MOST_BATCHES) return mean > KEEP_ERRORS * error ? mean : null;
  }
  return null;
}

/** What these weights make of one deal: half of the deals against partners, half against the best weights so far. */
function dealValue({ board, best }: Search, weights: Weights, deal: number): number {
  const own = deal % board.players;
  const bots = Array.from({ length: board.players }, (_, seat) => {
    if (seat === own) return planning(weights);
    const partner = PARTNERS[(Math.floor(deal / 2) + seat) % PARTNERS.length];
    return deal % 2 === 0 || partner === undefined ? planning(best) : partner;
  });
  const { seats } = playArenaGame(board, `tune/${deal}`, bots, 0);
  const rivals = seats.filter((_, seat) => seat !== own).map(({ total }) => total);
  const margin = (seats[own]?.total ?? 0) - Math.max(...rivals);
  return 1 / (1 + Math.exp(-margin / CLEAR_MARGIN));
}

function planning(weights: Weights): Bot {
  const memory = newMemory(null, -1);
  return (view) => decide(view, { weights, orders: ORDERS }, memory);
}

function differences(weights: Weights): Partial<Weights> {
  const changed = Object.entries(weights).filter(([name, value]) => Reflect.get(DEFAULT_WEIGHTS, name) !== value);
  return Object.fromEntries(changed);
}
