import { describe, expect, test } from 'vitest';
import { gallery } from '../../../src/i18n/en/gallery.ts';
import { readerIn, screenAddress, screenHash } from '../../../src/screens/gallery/address.ts';
import { type Cast, seatsOf } from '../../../src/screens/gallery/screens/company.ts';
import { MOMENTS, type ScreenName, screensOf } from '../../../src/screens/gallery/screens/list.ts';
import { openMoment } from '../../../src/screens/gallery/screens/openMoment.ts';
import { setupFaults, type TableSetup } from '../../../src/table/game/setup.ts';
import { everythingMap } from '../../support/maps/everythingMap.ts';
import { MAP_IDS, mapFile } from '../../support/maps/mapFiles.ts';

const PATIENCE_MS = 60_000;

type MomentName = keyof typeof MOMENTS;

const hand = (facts: object) => ({ scene: { kind: 'hand', ...facts } });
const inPhase = (phase: string) => hand({ view: { table: { phase } }, beat: null });
const freeTurn = hand({ view: { table: { phase: 'turn' } }, beat: null, draft: null });
const builtByComputer = { did: expect.arrayContaining([expect.objectContaining({ what: 'claimed' })]) };
const somePayment = expect.arrayContaining([expect.any(Number)]);

/** By what each screen is known. */
const SIGNS: Readonly<Record<MomentName, object>> = {
  curtain: { scene: { kind: 'curtain', why: 'first turn' } },
  'opening-tickets': hand({ view: { table: { phase: 'opening' } }, draft: { kind: 'keep', kept: { length: 2 } } }),
  turn: freeTurn,
  'turn-alone': { ...freeTurn, curtains: false },
  'second-card': inPhase('drawing'),
  claim: hand({ draft: { kind: 'claim', payment: somePayment } }),
  'why-not': hand({ draft: { kind: 'claim', payment: null } }),
  'more-ways': hand({ draft: { kind: 'claim', payment: somePayment } }),
  routes: freeTurn,
  'routes-public': { scene: { kind: 'look' } },
  keys: freeTurn,
  rules: freeTurn,
  'rules-chapter': freeTurn,
  'rules-scoring': { scene: { kind: 'curtain' } },
  station: hand({ draft: { kind: 'station', payment: somePayment } }),
  tunnel: hand({ view: { table: { phase: 'tunnel' } }, draft: { kind: 'tunnel', payment: somePayment } }),
  tickets: inPhase('tickets'),
  beat: hand({ beat: { did: expect.arrayContaining([expect.objectContaining({ what: 'claimed' })]) } }),
  recap: { scene: { kind: 'curtain', why: 'turn', recap: { length: 4 } }, players: { length: 5 } },
  look: { scene: { kind: 'look' } },
  watch: { curtains: true, scene: { kind: 'watch', view: null, isDemo: false, ...builtByComputer } },
  'watch-hand': { curtains: false, scene: { kind: 'watch', view: { seat: 0 }, isDemo: false, ...builtByComputer } },
  demo: { scene: { kind: 'watch', view: null, isDemo: true, ...builtByComputer } },
  hint: { ...freeTurn, computers: true },
  'hint-tickets': inPhase('opening'),
  menu: { ...freeTurn, computers: true },
  settings: { ...freeTurn, computers: true },
  seats: { ...freeTurn, computers: true },
  export: { scene: { kind: 'curtain', why: 'turn' } },
  log: { scene: { kind: 'curtain', why: 'turn' } },
  bonus: freeTurn,
  cards: { scene: { kind: 'curtain', why: 'turn' } },
  'bonus-board': freeTurn,
  'last-round': hand({ lastTurn: true, beat: null }),
  'last-curtain': { scene: { kind: 'curtain', why: 'turn', lastTurn: true } },
  final: { scene: { kind: 'final', result: { seats: { length: 5 } } } },
  'final-computers': { scene: { kind: 'final', result: { seats: { length: 4 } } }, computers: true },
  elsewhere: { saving: 'elsewhere', notThere: null },
  deleted: { saving: 'elsewhere', notThere: { why: 'missing' } },
  unsaved: { saving: 'failed', scene: { kind: 'hand' } },
};

const MOMENTS_OF_MAPS = MAP_IDS.flatMap((id) =>
  screensOf(mapFile(id)).flatMap((screen) =>
    screen === 'setup' || screen === 'setup-computers' || screen === 'settings-home' ? [] : [[id, screen] as const],
  ),
);

describe('a made-up game comes to every screen of the gallery', () => {
  test.each(MOMENTS_OF_MAPS)(
    '%s, %s',
    async (id, screen) => {
      const table = await openMoment(mapFile(id), MOMENTS[screen]);
      expect(table.state.getState()).toMatchObject(SIGNS[screen]);
    },
    PATIENCE_MS,
  );

  test('crowded screens have five players with names as long as every screen has room for', () => {
    const lengths = Object.values(gallery.longNames).map((name) => [...name].length);
    expect(lengths).toEqual([14, 14, 14, 14, 14]);
  });

  test.each(MAP_IDS)('%s: the set-ups could be started as they stand', (id) => {
    const [ticketDeck = null] = Object.keys(mapFile(id).rules.ticketDecks ?? {});
    const setupOf = (company: Cast): TableSetup => {
      return { mapId: id, ticketDeck, seats: seatsOf(company), openHands: false, first: 'random' };
    };
    expect(setupFaults(setupOf('people'), mapFile(id))).toEqual([]);
    expect(setupFaults(setupOf('two people'), mapFile(id))).toEqual([]);
  });
});

describe('which screens a map has follows from its rules', () => {
  const special: readonly ScreenName[] = ['more-ways', 'station', 'tunnel', 'bonus', 'bonus-board'];
  const specialOf = (map: Parameters<typeof screensOf>[0]) => screensOf(map).filter((each) => special.includes(each));

  test('all other screens are there on every map', () => {
    for (const id of MAP_IDS) expect(screensOf(mapFile(id))).toHaveLength(38 + specialOf(mapFile(id)).length);
  });

  test('a map with routes, tickets and a longest path has but the sheet of its bonus', () => {
    expect(specialOf(mapFile('usa'))).toEqual(['bonus']);
  });

  test('stations and tunnels have theirs', () => {
    expect(specialOf(mapFile('europe'))).toEqual(['station', 'tunnel', 'bonus']);
  });

  test('ferries that take pairs, and bonus cards, have theirs', () => {
    expect(specialOf(mapFile('nordic'))).toEqual(['more-ways', 'bonus', 'bonus-board']);
  });

  test('a map with everything has all', () => {
    expect(specialOf(everythingMap)).toEqual(special);
  });
});

describe('the address of a screen', () => {
  const maps = MAP_IDS.map(mapFile);
  const usa = mapFile('usa');

  test('names the map, the screen and the theme', () => {
    expect(screenAddress('#/gallery/screen/usa/turn', maps)).toEqual({ map: usa, screen: 'turn', theme: null });
    expect(screenAddress('#/gallery/screen/usa/why-not?theme=dark', maps)).toEqual({
      map: usa,
      screen: 'why-not',
      theme: 'dark',
    });
  });

  test('names whoever looks at it, as far as that makes sense', () => {
    const asked = new URLSearchParams({ language: 'fr', textSize: '130 %', theme: 'dark', sound: 'off' });
    expect(readerIn(`#/gallery/screen/usa/turn?${asked}`)).toEqual({ language: 'fr', textSize: '130 %' });
    expect(readerIn('#/gallery/screen/usa/turn?language=xx')).toEqual({});
    expect(readerIn('#/gallery')).toEqual({});
  });

  test('is written as it is read', () => {
    const address = { map: usa, screen: 'last-round', theme: 'light' } as const;
    expect(screenAddress(screenHash(address), maps)).toEqual(address);
  });

  test.each([
    '#/gallery',
    '#/gallery/screen/usa',
    '#/gallery/screen/mars/turn',
    '#/gallery/screen/usa/station',
    '#/gallery/board/usa/turn',
    '#/gallery/screen/usa/turn/more',
  ])('%s is none', (hash) => {
    expect(screenAddress(hash, maps)).toBeNull();
  });
});
