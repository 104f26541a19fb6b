import type { BoardModel, CityModel, RouteModel } from '../../board/model.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import type { Text } from '../../i18n/text.ts';
import type { BoardFile, CityPlace, RoutePlace } from '../../layout/boardFile.ts';
import { PLAYERS } from './claims.ts';

const CELL = { width: 160, height: 64 };
const SPACES = 3;
const SPACE = { length: 27, width: 10, gap: 3 };
const LEFT = 32;
const TOP = 26;

type Sample = Partial<RouteModel> & { readonly label: string };

const PLAIN: Omit<RouteModel, 'label' | 'ends'> = {
  color: 'grey',
  kind: 'plain',
  engines: 0,
  drawBonus: 0,
  state: { kind: 'free' },
  ghost: null,
  affordable: false,
  helpful: false,
  fresh: false,
  lit: null,
  dimmed: false,
};

/** One short route in each look that a route can have, with its name under it: no map, but drawn as one. */
export function routeSampler(text: Text, columns: number): BoardModel {
  const samples = samplesOf(text);
  return {
    places: placesOf(
      samples.map(({ label }) => label),
      columns,
    ),
    label: gallery.sections.routes,
    title: '',
    routes: samples.map((sample, id) => ({ ...PLAIN, ...sample, ends: [2 * id, 2 * id + 1] })),
    cities: samples.flatMap(({ label }) => [cityNamed(label), cityNamed(label)]),
    selected: null,
    counting: false,
    polarCircle: null,
    taken: '',
    words: text.board,
  };
}

function samplesOf({ cards }: Text): readonly Sample[] {
  const { looks } = gallery;
  const colors = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'] as const;
  return [
    ...colors.map((color) => ({ label: cards.colors[color], color })),
    { label: looks.grey },
    { label: looks.tunnel, kind: 'tunnel', color: 'green' },
    { label: looks.ferry, kind: 'ferry', engines: 1 },
    { label: looks.drawBonus, kind: 'ferry', engines: 2, drawBonus: 2 },
    { label: looks.affordable, color: 'orange', affordable: true },
    { label: looks.helpful, color: 'orange', affordable: true, helpful: true },
    { label: looks.closed, color: 'yellow', state: { kind: 'closed' } },
    { label: looks.dimmed, color: 'blue', dimmed: true },
    { label: looks.preview, color: 'white', ghost: 'red' },
    ...PLAYERS.map((by): Sample => ({ label: gallery.names[by], color: 'purple', state: { kind: 'claimed', by } })),
    { label: looks.fresh, state: { kind: 'claimed', by: 'blue' }, fresh: true },
    { label: looks.ticket, color: 'black', lit: 'ticket' },
    { label: looks.longest, state: { kind: 'claimed', by: 'green' }, lit: 'longest' },
  ];
}

const PLAIN_CITY = {
  waypoint: false,
  station: null,
  ticket: false,
  lit: false,
  fresh: false,
  dimmed: false,
  mark: null,
  northern: false,
  capital: false,
} as const;

function cityNamed(label: string): CityModel {
  return { ...PLAIN_CITY, label };
}

function placesOf(labels: readonly string[], columns: number): BoardFile {
  const zone = { width: columns * CELL.width, height: Math.ceil(labels.length / columns) * CELL.height + 4 };
  const cells = labels.map((label, id) => ({
    label,
    x: LEFT + (id % columns) * CELL.width,
    y: TOP + Math.floor(id / columns) * CELL.height,
  }));
  return {
    format: 'railpass/board',
    formatVersion: 1,
    map: '',
    mapVersion: 1,
    orientation: 'landscape',
    zone,
    north: 0,
    spaceWidth: SPACE.width,
    cityRadius: 6,
    cities: cells.flatMap(endsOf),
    routes: cells.map(routeAt),
    geography: {
      land: `M-99-99H${zone.width + 99}V${zone.height + 99}H-99Z`,
      lakes: '',
      rivers: '',
      borders: '',
      channels: '',
      peaks: [],
      seas: [],
    },
  };
}

interface Cell {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

const reach = SPACES * (SPACE.length + SPACE.gap) + SPACE.gap;

/** The name stands under the middle; it belongs to the first of the two cities. */
function endsOf({ label, x, y }: Cell): readonly CityPlace[] {
  const box = { x: x + reach / 2, y: y + 24, width: 120, height: 16, fontSize: 13 };
  return [
    { x: x - 4, y, label: { ...box, lines: [{ text: label, baseline: y + 28 }] } },
    { x: x + reach + 4, y, label: { ...box, lines: [] } },
  ];
}

function routeAt({ x, y }: Cell): RoutePlace {
  const step = SPACE.length + SPACE.gap;
  const spaces = Array.from(
    { length: SPACES },
    (_, place) => [x + SPACE.gap + SPACE.length / 2 + place * step, y, 0] as const,
  );
  return { spaceLength: SPACE.length, spaces, lane: [x - 4, y, x + reach + 4, y] };
}
