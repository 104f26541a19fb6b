import { CARDS } from '../../../src/engine/cards.ts';
import { at } from '../../../src/engine/lists.ts';
import { below, type Random, shuffle } from '../../../src/engine/random.ts';
import { pick } from '../maps/mutations.ts';

// Mutations that a shape check lets through: the game itself is changed, as a bad writer or a cheat would change it.

type Json = Record<string, unknown>;

interface LooseRecord extends Json {
  readonly events: Json[];
}

type Change = (record: LooseRecord, random: Random) => void;

/** A copy of a record in which a few events are not what happened. */
export function retold(record: unknown, random: Random, changes: number): unknown {
  const copy = structuredClone(record) as LooseRecord;
  for (let i = 0; i < changes; i++) pick(CHANGES, random)(copy, random);
  return copy;
}

const CHANGES: readonly Change[] = [
  ({ events }, random) => events.splice(below(random, events.length), events.length > 1 ? 1 : 0),
  ({ events }, random) => insertSomewhere(events, pick(events, random), random),
  ({ events }, random) => insertNear(events, random),
  ({ events }, random) => swapNeighbours(events, random),
  ({ events }, random) => events.splice(1 + below(random, events.length)),
  ({ events }, random) =>
    insertSomewhere(events, { type: 'seatChanged', seat: below(random, 6), by: 'person' }, random),
  ({ events }, random) => reorderList(pick(events, random), random),
  ({ events }, random) => changeCard(pick(events, random), random),
  ({ events }, random) => changeCard(pick(events, random), random),
  ({ events }, random) => changePayment(pick(events, random), random),
  ({ events }, random) => changeNumber(pick(events, random), random),
  ({ events }, random) => changeName(pick(events, random), pick(events, random)),
  (record, random) => Object.assign(record, { firstSeat: below(random, 5) }),
  (record, random) => Object.assign(record, { seed: `other ${below(random, 1000)}` }),
  (record) => delete record['result'],
];

function insertSomewhere(events: Json[], event: Json, random: Random): void {
  events.splice(below(random, events.length + 1), 0, structuredClone(event));
}

/** The same event once more, as if it had happened twice. */
function insertNear(events: Json[], random: Random): void {
  const place = below(random, events.length);
  events.splice(place, 0, structuredClone(at(events, place)));
}

function swapNeighbours(events: Json[], random: Random): void {
  const place = below(random, events.length - 1);
  events.splice(place, 2, at(events, place + 1), at(events, place));
}

function reorderList(event: Json, random: Random): void {
  const lists = listsIn(event);
  if (lists.length > 0) shuffle(pick(lists, random), random);
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inner] : inner;
}

/** One card becomes another, wherever the event names one. */
function changeCard(event: Json, random: Random): void {
  const holders = [event, ...listsIn(event)].flatMap((holder) =>
    Object.entries(holder).flatMap(([key, value]) => (isCard(value) ? [{ holder, key }] : [])),
  );
  if (holders.length === 0) return;
  const { holder, key } = pick(holders, random);
  Object.assign(holder, { [key]: pick(CARDS, random) });
}

function isCard(value: unknown): boolean {
  return CARDS.some((card) => card === value);
}

/** A card more, a card less, or a locomotive instead. */
function changePayment({ paid }: Json, random: Random): void {
  if (typeof paid !== 'object' || paid === null) return;
  const cards = Object.keys(paid);
  const from = cards.length > 0 ? pick(cards, random) : 'red';
  addCards(paid, from, below(random, 2) - 1);
  addCards(paid, below(random, 2) === 0 ? 'locomotive' : pick(CARDS, random), below(random, 2));
}

function addCards(paid: object, card: string, more: number): void {
  const count = Number(Reflect.get(paid, card) ?? 0) + more;
  if (count > 0) Object.assign(paid, { [card]: count });
  else Reflect.deleteProperty(paid, card);
}

/** A seat, a place, points, what is owed or how many are reshuffled. */
function changeNumber(event: Json, random: Random): void {
  const numbers = Object.entries(event).filter(([, value]) => typeof value === 'number');
  if (numbers.length === 0) return;
  const [key, value] = pick(numbers, random);
  event[key] = Math.max(0, Number(value) + below(random, 5) - 2);
}

/** The route or city of another event. */
function changeName(event: Json, other: Json): void {
  for (const key of ['route', 'city']) if (key in event && key in other) event[key] = other[key];
}
