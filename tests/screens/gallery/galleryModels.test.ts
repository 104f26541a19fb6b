import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BoardModel, RouteModel } from '../../../src/board/model.ts';
import { PLAYER_COLORS } from '../../../src/engine/players.ts';
import { en } from '../../../src/i18n/en.ts';
import { type BoardFile, ORIENTATIONS } from '../../../src/layout/boardFile.ts';
import { boardAddress, hashOf } from '../../../src/screens/gallery/address.ts';
import { GALLERY_STATES, type GalleryState, galleryModel } from '../../../src/screens/gallery/models.ts';
import { MAP_IDS, type MapId, mapFile } from '../../support/maps/mapFiles.ts';

const maps = join(import.meta.dirname, '../../../maps');
const placesOf = (id: MapId): BoardFile => JSON.parse(readFileSync(join(maps, id, 'board.landscape.json'), 'utf8'));
const modelOf = (id: MapId, state: GalleryState): BoardModel => galleryModel(mapFile(id), placesOf(id), state, en);

const claimed = ({ routes }: BoardModel) => routes.filter(({ state }) => state.kind === 'claimed');
const ownerOf = ({ state }: RouteModel) => (state.kind === 'claimed' ? state.by : null);
const isTwin = (one: RouteModel, other: RouteModel) =>
  one !== other && one.ends.every((city) => other.ends.includes(city));

describe.each(MAP_IDS)('the gallery shows %s', (id) => {
  const map = mapFile(id);

  test.each(GALLERY_STATES)('%s: with every route and city, and the same each time', (state) => {
    const model = modelOf(id, state);
    expect(model.routes).toHaveLength(map.routes.length);
    expect(model.cities).toHaveLength(map.cities.length);
    expect(modelOf(id, state)).toEqual(model);
  });

  test('empty: nothing is claimed, lit or selected', () => {
    const model = modelOf(id, 'empty');
    expect(claimed(model)).toEqual([]);
    expect(model.routes.every(({ lit, affordable, fresh }) => lit === null && !affordable && !fresh)).toBe(true);
    expect(model.cities.every(({ station }) => station === null)).toBe(true);
    expect(model.selected).toBeNull();
  });

  test('under way: three in five routes are claimed, by five players in turn', () => {
    const model = modelOf(id, 'claimed');
    const share = claimed(model).length / model.routes.length;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.63);
    expect(new Set(claimed(model).map(ownerOf)).size).toBe(5);
  });

  test('under way: nobody holds both lanes of a double route', () => {
    const routes = claimed(modelOf(id, 'claimed'));
    const both = routes.filter((route) =>
      routes.some((other) => isTwin(route, other) && ownerOf(other) === ownerOf(route)),
    );
    expect(both).toEqual([]);
  });

  test('stations stand only where the map has them', () => {
    const stations = modelOf(id, 'claimed').cities.filter(({ station }) => station !== null);
    expect(stations.length > 0).toBe(map.rules.stations !== null);
  });

  test('all claimed: no route is left', () => {
    expect(claimed(modelOf(id, 'full'))).toHaveLength(map.routes.length);
  });

  test('every state: each look of a route that the map can have is there', () => {
    const { routes, cities } = modelOf(id, 'states');
    const has = (look: (route: RouteModel) => boolean) => routes.some(look);
    expect(has(({ state }) => state.kind === 'closed')).toBe(true);
    expect(has(({ ghost }) => ghost !== null)).toBe(true);
    expect(has(({ affordable }) => affordable)).toBe(true);
    expect(has(({ fresh }) => fresh)).toBe(true);
    expect(has(({ dimmed }) => dimmed)).toBe(true);
    expect(has(({ lit }) => lit === 'ticket')).toBe(true);
    expect(has(({ lit }) => lit === 'longest')).toBe(true);
    expect(cities.some(({ ticket }) => ticket)).toBe(true);
    for (const kind of ['tunnel', 'ferry'] as const) {
      const onMap = map.routes.some((route) => route.kind === kind);
      expect(has((route) => route.kind === kind && route.state.kind === 'free')).toBe(onMap);
    }
  });

  test('hints: only free routes are offered', () => {
    const offered = modelOf(id, 'hints').routes.filter(({ affordable }) => affordable);
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.every(({ state }) => state.kind === 'free')).toBe(true);
  });

  test('a route selected: it is free, and shows the trains that would stand there', () => {
    const { routes, selected } = modelOf(id, 'selected');
    expect(routes.filter(({ ghost }) => ghost !== null)).toEqual([routes[selected ?? -1]]);
    expect(routes[selected ?? -1]?.state.kind).toBe('free');
  });

  test('a ticket’s path: it joins the two cities of the ticket, and the rest is put back', () => {
    const { routes, cities } = modelOf(id, 'path');
    const path = routes.filter(({ lit }) => lit === 'ticket');
    const ends = cities.flatMap(({ ticket }, place) => (ticket ? [place] : []));
    const visits = (city: number) => path.filter((route) => route.ends.includes(city)).length;
    expect(path.length).toBeGreaterThanOrEqual(4);
    expect(ends.map(visits)).toEqual([1, 1]);
    expect(routes.every(({ lit, dimmed }) => dimmed === (lit === null))).toBe(true);
  });
});

describe('an address of the gallery', () => {
  const boards = MAP_IDS.map(mapFile);
  const map = mapFile('usa');

  test('names a board, a state and a theme, and can be written again', () => {
    const address = { map, state: 'hints', theme: 'dark', owners: null } as const;
    expect(boardAddress(hashOf(address), boards)).toEqual(address);
    expect(boardAddress(`#/gallery/board/${map.id}/full`, boards)).toEqual({
      map,
      state: 'full',
      theme: null,
      owners: null,
    });
  });

  test('names who holds each route, as in a game that was played', () => {
    const owners = map.routes.map((_, id) => PLAYER_COLORS[id % 7] ?? null);
    const address = { map, state: 'claimed', theme: null, owners } as const;
    expect(boardAddress(hashOf(address), boards)).toEqual(address);
    const model = galleryModel(map, placesOf('usa'), 'claimed', en, owners);
    expect(model.routes.map(ownerOf)).toEqual(owners);
  });

  test.each(['#/gallery', '#/gallery/board/atlantis/empty', '#/gallery/board/usa/burning'])('%s names none', (hash) => {
    expect(boardAddress(hash, boards)).toBeNull();
  });
});

test('every board has a layout for both ways of holding it, made for its map', () => {
  for (const id of MAP_IDS) {
    for (const orientation of ORIENTATIONS) {
      const places: BoardFile = JSON.parse(readFileSync(join(maps, id, `board.${orientation}.json`), 'utf8'));
      expect([places.map, places.orientation]).toEqual([id, orientation]);
    }
  }
});
