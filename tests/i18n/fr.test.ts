import { describe, expect, test } from 'vitest';
import { inCountry, ofCountry } from '../../src/i18n/fr/countries.ts';
import { de } from '../../src/i18n/fr/elision.ts';
import { fr } from '../../src/i18n/fr.ts';

const { board, claim, computers, curtain, final, hopes, saves, settings, setup, stories, tickets, turn } = fr;
const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'] as const;

describe('a number of things', () => {
  test('none and one are one thing, and two are several', () => {
    expect([0, 1, 2].map(claim.counted.locomotive)).toEqual(['0 locomotive', '1 locomotive', '2 locomotives']);
    expect([0, 1, 2].map(turn.action.drawTickets)).toEqual([
      'Piocher 0 ticket',
      'Piocher 1 ticket',
      'Piocher 2 tickets',
    ]);
    expect([0, 1, 2].map(claim.trains)).toEqual(['wagon', 'wagon', 'wagons']);
    expect(turn.plate.factsWithStations(1, 7, 0, 1)).toBe('1 wagon, 7 cartes, 0 ticket, 1 gare restante');
  });

  test('what is said of it goes with it', () => {
    expect([1, 2].map(turn.city.closed)).toEqual(['1 fermée', '2 fermées']);
    expect(final.line(48, 1)).toBe('48 points, 1 ticket réussi');
    expect(final.line(48, 5)).toBe('48 points, 5 tickets réussis');
    expect(stories.tickets.detail(1, 3)).toBe('1 gardé sur 3');
    expect(stories.tickets.detail(2, 3)).toBe('2 gardés sur 3');
    expect(board.taken(1, 78, [['Anna', 1]])).toBe('1 des 78 routes est prise\u202f: Anna 1.');
    expect(board.taken(2, 78, [['Anna', 2]])).toBe('2 des 78 routes sont prises\u202f: Anna 2.');
    expect(computers.hint.keepDone('Paris\u00a0– Wien', 1)).toBe(
      'Gardez Paris\u00a0– Wien\u202f: vos routes le relient déjà.',
    );
    expect(computers.hint.keepDone('X et Y', 2)).toBe('Gardez X et Y\u202f: vos routes les relient déjà.');
  });

  test('yesterday has a word of its own', () => {
    expect(saves.savedDays(1)).toBe('Enregistrée hier.');
    expect(saves.savedDays(3)).toBe('Enregistrée il y a 3 jours.');
    expect(saves.savedHours(1)).toBe('Enregistrée il y a une heure.');
  });

  test('nothing left is said without a nought', () => {
    expect(claim.tunnel.owed(0)).toBe('Aucune carte de plus à payer');
    expect(turn.signal.begins('Ben', 0)).toMatch(/^Il ne reste plus de wagon à Ben\. /);
    expect(turn.signal.begins('Ben', 2)).toMatch(/^Il reste 2 wagons à Ben\. /);
    expect(turn.signal.lastTurn('Ben', 0)).toBe('Ben a lancé le dernier tour, sans plus aucun wagon.');
    expect(turn.signal.beginsOwn(1)).toMatch(/^Il vous reste 1 wagon\. /);
  });

  test('a comma parts the decimals, and megabytes are octets', () => {
    expect(settings.kept.size(3_440_000)).toBe('3,4\u00a0Mo');
  });
});

describe('a colour', () => {
  test('goes with a card, and with several', () => {
    expect(COLORS.map((color) => claim.counted[color](1))).toEqual([
      '1 carte rouge',
      '1 carte orange',
      '1 carte jaune',
      '1 carte verte',
      '1 carte bleue',
      '1 carte violette',
      '1 carte noire',
      '1 carte blanche',
    ]);
    expect(COLORS.map((color) => claim.counted[color](2))).toEqual([
      '2 cartes rouges',
      '2 cartes orange',
      '2 cartes jaunes',
      '2 cartes vertes',
      '2 cartes bleues',
      '2 cartes violettes',
      '2 cartes noires',
      '2 cartes blanches',
    ]);
  });

  test('goes with a route, a tunnel, a ferry and a mark', () => {
    expect(claim.colored.plain('green')).toBe('route verte');
    expect(claim.colored.tunnel('green')).toBe('tunnel vert');
    expect(claim.colored.ferry('white')).toBe('ferry blanc');
    expect([setup.marked.black, setup.marked.blue]).toEqual(['Croix noire', 'Carré bleu']);
    expect(claim.tunnel.playedWith('Paris\u00a0– Zürich', 'green')).toBe('Tunnel Paris\u00a0– Zürich, joué en vert');
    expect(computers.hint.draw.card('purple')).toBe('Prenez la carte violette');
  });

  test('stands in a row as people say it', () => {
    const paid = claim.list([claim.counted.orange(2), claim.counted.locomotive(1)]);
    expect(stories.claimed.sentence('Ben', 'Paris\u00a0– Zürich', paid, 4)).toBe(
      'Ben a pris Paris\u00a0– Zürich avec 2 cartes orange et 1 locomotive, +4.',
    );
    expect(stories.drew.faceUp('Anna', claim.list([claim.one.green, claim.one.locomotive]))).toBe(
      'Anna a pris une carte verte et une locomotive parmi les cartes visibles.',
    );
    expect(
      claim.whyNot.cardsShort(claim.counted.red(4), claim.list([claim.counted.red(1), claim.counted.locomotive(2)])),
    ).toBe('Il faut 4 cartes rouges. Vous avez 1 carte rouge et 2 locomotives.');
    expect(claim.whyNot.canAct(claim.either([claim.actions.drawCard, claim.actions.buildStation]))).toBe(
      'On ne passe que si rien d’autre n’est possible. Vous pouvez prendre des cartes ou bâtir une gare.',
    );
  });
});

describe('de', () => {
  test.each([
    'Anna',
    'Élodie',
    'Åse',
    'Øystein',
    'Émile',
    'ulrich',
    'Yves',
    'Hugo',
    'Hélène',
    'Athína',
    'Oslo',
    'Œdipe',
  ])('loses its e before %s', (name) => expect(de(name)).toBe(`d’${name}`));

  test.each(['Ben', 'Yannick', 'Hans', 'Hamburg', 'Houston', 'Wien', 'Ça', '3PO', 'Zoé', ''])(
    'keeps it before %s',
    (name) => expect(de(name)).toBe(`de ${name}`),
  );

  test('is heard in sentences', () => {
    expect(claim.station.title('Athína')).toBe('Gare d’Athína');
    expect(claim.station.title('Wien')).toBe('Gare de Wien');
    expect(board.fromTo('Athína', 'Helsinki')).toBe('D’Athína à Helsinki');
    expect(board.fromTo('Wien', 'Athína')).toBe('De Wien à Athína');
    expect(board.routesOf('Edinburgh')).toBe('Routes d’Edinburgh');
    expect(final.ticketsOf('Hugo')).toBe('Tickets d’Hugo');
    expect(computers.seats.sure('Gustave')).toBe('Un ordinateur continue à la place de Gustave.');
  });
});

describe('a country', () => {
  test.each([
    ['NO', 'en Norvège'],
    ['DK', 'au Danemark'],
    ['IR', 'en Iran'],
    ['MX', 'au Mexique'],
    ['NL', 'aux Pays-Bas'],
    ['US', 'aux États-Unis'],
    ['MT', 'à Malte'],
    ['CH', 'en Suisse'],
    ['GB', 'au Royaume-Uni'],
  ])('%s has the little word that is its own: %s', (code, words) => {
    expect(inCountry(code)).toBe(words);
  });

  test.each([
    ['NO', 'de Norvège'],
    ['DK', 'du Danemark'],
    ['IS', 'd’Islande'],
    ['IR', 'd’Iran'],
    ['NL', 'des Pays-Bas'],
    ['MT', 'de Malte'],
  ])('%s gives its name to a line: %s', (code, words) => {
    expect(ofCountry(code)).toBe(words);
  });

  test('stands with it in what a bonus counts', () => {
    expect(final.bonus.routesTo.name.country('NO')).toBe('Ligne de Norvège');
    expect(final.bonus.routesTo.words.country('NO')).toBe(
      'Le plus de routes qui mènent en Norvège. Chaque route compte une fois.',
    );
    expect(final.bonus.ticketsTo.words.country('DK')).toBe(
      'Le plus de tickets réussis dont une ville est au Danemark. Chaque ticket compte une fois.',
    );
    expect(final.bonus.routesTo.words.cities(['Stockholm', 'Oslo', 'Helsinki'])).toMatch(
      / à Stockholm, Oslo ou Helsinki\./,
    );
  });
});

describe('what is said at the table', () => {
  test('at the curtain', () => {
    expect(curtain.above.turn).toBe('Passez la tablette à');
    expect(curtain.lastRound(30)).toBe('Manche 30, dernier tour');
    expect(curtain.openingTickets.words(4, 2)).toBe(
      'Vous recevez 4 tickets et en gardez au moins 2. Chacun nomme deux villes à relier.',
    );
  });

  test('with tickets in the hand', () => {
    expect(tickets.sum.value(1, 8)).toBe('1 gardé, 8 points si vous le réussissez.');
    expect(tickets.sum.value(2, 20)).toBe('2 gardés, 20 points si vous les réussissez tous.');
    expect(hopes.onlyWith(['Athína', 'Roma'], hopes.lentBy(['Athína\u00a0– Smyrna', 'Roma\u00a0– Palermo']), 1)).toBe(
      'Seulement avec 2 gares, à Athína et à Roma, par Athína\u00a0– Smyrna et Roma\u00a0– Palermo, et 1 wagon',
    );
    expect(hopes.busy(['Roma'])).toBe('La gare de Roma pourrait les relier, mais un autre ticket l’utilise');
    expect(hopes.busy(['Athína', 'Roma'])).toMatch(/^Les gares d’Athína et de Roma pourraient les relier, /);
  });

  test('when the way is barred', () => {
    const lack = claim.list([claim.wayOut.lacks.locomotive(1), claim.wayOut.lacks.red(2)]);
    expect(claim.wayOut.open(lack, 1)).toBe('Il manque 1 locomotive et 2 cartes rouges\u202f: une est visible.');
    expect(claim.whyNot.lanesClosed(3, 1)).toBe('À 3 joueurs, une seule de ces routes parallèles peut servir.');
    expect(turn.ask.pass.words(claim.either(Object.values(turn.outOfReach)))).toBe(
      'Pas de carte, de route, de ticket ou de gare à votre portée. Passez votre tour.',
    );
  });

  test('whose turn it is, and what was done with it', () => {
    expect(claim.whyNot.notYourTurn('Anna')).toBe('C’est à Anna de jouer.');
    expect(saves.toPlay('Ben')).toBe('C’est à Ben de jouer.');
    expect(stories.passed.sentence('Ben')).toBe('Ben a passé son tour.');
  });

  test('when a game is over', () => {
    expect(final.ties.completedTickets('Anna', 'Ben')).toBe(
      'À égalité de points\u202f: plus de tickets réussis pour Anna que pour Ben.',
    );
    expect(computers.after.taken('Paris\u00a0– Wien', 7, 'Anna', 'Paris\u00a0– Zürich')).toBe(
      'A abandonné Paris\u00a0– Wien à la manche 7\u202f: Anna avait pris Paris\u00a0– Zürich.',
    );
    expect(setup.faults.colorTwice(setup.colors.green)).toBe('Deux joueurs ont la même couleur\u202f: vert.');
  });
});
