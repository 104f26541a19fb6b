import type { FrontText } from '../../../src/i18n/frontText.ts';
import type { Text } from '../../../src/i18n/text.ts';
import {
  boards,
  cities,
  colors,
  counts,
  every,
  letters,
  many,
  names,
  phrasesOf,
  type Samples,
  seats,
  some,
} from './samples.ts';

/** Of everything around a game. */
export function aroundSamples(text: Text): Samples<FrontText> {
  const { routes, tickets, someNames, levels, styles } = phrasesOf(text);
  const moves = every([0, 1, 17]);
  const hands = [text.computers.hint.inHand(2, 4)];
  const playerColors = Object.values(text.setup.colors);
  const marks = Object.values(text.setup.marked);
  return {
    home: { togetherFor: [[2, 5]], network: every(boards), newOn: every(boards, ['X']) },
    board: {
      label: every(boards),
      taken: [
        [0, 78, []],
        [1, 78, [['Anna', 1]]],
        [
          3,
          78,
          [
            ['Anna', 2],
            ['Ben', 1],
          ],
        ],
      ],
      routesOf: every(cities),
      fromTo: every(cities, ['Paris']),
      trains: every(counts),
      needs: every(some),
      drawBonus: every(some),
      claimedBy: every(names),
      stationOf: every(names),
    },
    setup: {
      specials: every([text.setup.special.tunnels]),
      deckHolds: every(counts),
      name: every(seats),
      color: every(seats, marks),
      pickColor: every(seats),
      swapsWith: every(names),
      move: every(names),
      moved: every(names, [0, 1, 4], [5]),
      remove: every(names),
      length: [[30, 60]],
      age: [[8]],
      ready: every(boards, many),
      readyTrains: [[45]],
      readyFor: [[45, 60]],
      faults: {
        tooFewPlayers: every(many),
        tooManyPlayers: every(many),
        nameMissing: every(seats),
        nameTooLong: every(seats, [14]),
        nameTwice: every(names),
        colorTwice: every(playerColors),
      },
    },
    fileFaults: {
      damaged: every([text.fileFaults.move.refused(3)]),
      move: {
        unreadable: moves,
        unknownName: moves,
        refused: moves,
        wrongSeat: moves,
        noSuchSeat: moves,
        expected: moves,
        outOfPlace: moves,
        afterReshuffle: moves,
        cardNotThere: moves,
        oldCardFirst: moves,
        ticketNotThere: moves,
        ticketTooDeep: moves,
        bonusCardNotThere: moves,
        cutShort: moves,
      },
    },
    deckList: {
      tickets: every(some),
      ticketsOf: every(Object.values(text.setup.deck), some),
      found: every(counts),
      none: every(letters),
      ticket: every(cities, some),
      elsewhere: every([text.setup.deck.grand], some),
    },
    saves: {
      points: every([-3, 0, 1, 120]),
      title: every(boards, some),
      over: every(boards),
      toPlay: every(names),
      won: every(names),
      tied: every(someNames),
      allOf: [[['Anna', 'Hugo']], [['Anna', 'Hugo', 'Ben']]],
      savedMinutes: every(some),
      savedHours: every(some),
      savedDays: every(some),
      score: every(names, counts),
      more: every(some),
      all: every(counts),
      deleted: every(boards),
      imported: every(boards, someNames),
      importedMany: every([1, 14], [0, 2]),
      newerWho: every(someNames),
      secretButOwn: every(counts),
    },
    computers: {
      named: every(names),
      setup: {
        who: every(seats),
        character: every(seats, levels, styles),
        sheet: every(seats),
        again: every(names, many),
      },
      watch: {
        heading: every(names),
        thinking: every(names),
        next: every(names),
        pausedWords: every(names),
        wait: { words: every(names) },
      },
      beat: { next: every(names) },
      hint: {
        route: every(cities, ['Paris']),
        inHand: every([0, 1, 2], some),
        claim: {
          forTickets: tickets
            .flatMap(([ticket, count]) => every(routes, [ticket], [count]))
            .concat([[routes[0] ?? '', '', 3]]),
          forPoints: every(routes, some),
        },
        draw: {
          card: every(colors),
          forTickets: tickets.flatMap(([ticket, count]) =>
            every([text.computers.hint.draw.card('green')], routes, [ticket], [count], hands),
          ),
          forPoints: every([text.computers.hint.draw.deck], routes, some, hands),
          forAnything: every([text.computers.hint.draw.locomotive]),
        },
        drawTickets: every(some),
        keepDone: tickets,
        keepByStation: tickets,
        keepLost: tickets,
        keepPlain: tickets.map(([ticket]) => [ticket]),
        keepOnly: {
          station: { these: tickets.map(([ticket]) => [ticket]) },
          rival: { these: tickets.map(([ticket]) => [ticket]) },
          lost: { these: tickets },
        },
        station: tickets
          .flatMap(([ticket, count]) => every(cities, [ticket], [count]))
          .concat(every(cities, [''], [3])),
        stationAlone: every(cities),
        costs: {
          locomotives: [
            [1, 1],
            [1, 2],
            [2, 2],
            [2, 5],
          ],
          tunnel: every(counts, [1, 3]),
          trains: {
            easy: every(some, [1, 45], some),
            fair: every(some, [1, 45], some),
            tight: every(some, [1, 45], some),
            over: every(some, counts, some),
          },
          station: every([1, 4], counts),
        },
        list: [[['X']], [['X', 'Y']]],
      },
      seats: {
        by: every(levels),
        of: every([text.computers.seats.handOver], names),
        levelFor: every(names),
        sure: every(names),
        sureOpen: every(names),
        sureOnly: every(names),
        sureTake: every(names),
      },
      after: {
        title: every(names),
        taken: tickets.slice(0, 1).flatMap(([ticket]) => every([ticket], [7], names, routes)),
        late: every(routes, [7]),
        all: every(some),
        open: tickets.map(([ticket]) => [ticket]),
      },
    },
  };
}
