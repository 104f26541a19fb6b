import { describe, expect, test } from 'vitest';
import { possessive } from '../../src/i18n/nl/possessive.ts';
import { nl } from '../../src/i18n/nl.ts';

const { claim, computers, final, hopes, saves, setup, stories, turn } = nl;

describe('a number of things', () => {
  test('one is one thing, and none or more are several', () => {
    expect([0, 1, 2].map(turn.action.drawTickets)).toEqual(['Neem 0 coupons', 'Neem 1 coupon', 'Neem 2 coupons']);
    expect([0, 1, 3].map(claim.counted.locomotive)).toEqual(['0 locomotieven', '1 locomotief', '3 locomotieven']);
    expect(turn.plate.factsWithStations(1, 7, 1, 1)).toBe('1 trein, 7 kaarten, 1 coupon, 1 station over');
  });

  test('hours stay as they are, days do not', () => {
    expect(saves.savedHours(1)).toBe('Een uur geleden opgeslagen.');
    expect(saves.savedHours(3)).toBe('3 uur geleden opgeslagen.');
    expect(saves.savedDays(1)).toBe('Gisteren opgeslagen.');
    expect(saves.savedDays(3)).toBe('3 dagen geleden opgeslagen.');
  });

  test('the verb goes with it', () => {
    expect(nl.board.taken(1, 78, [['Anna', 1]])).toBe('1 van de 78 routes is bezet: Anna 1.');
    expect(nl.board.taken(2, 78, [['Anna', 2]])).toBe('2 van de 78 routes zijn bezet: Anna 2.');
    expect(claim.whyNot.lanesClosed(2, 1)).toBe('Met 2 spelers mag maar 1 van deze parallelle routes gebruikt worden.');
    expect(claim.whyNot.lanesClosed(3, 2)).toContain('mogen maar 2 van');
  });
});

describe('a colour', () => {
  test('is inflected before a card, also where the card goes without saying', () => {
    expect(claim.counted.red(1)).toBe('1 rode');
    expect(claim.counted.yellow(2)).toBe('2 gele');
    expect(claim.counted.purple(3)).toBe('3 paarse');
    expect(claim.counted.orange(2)).toBe('2 oranje');
    expect(
      claim.whyNot.cardsShort(claim.counted.white(4), claim.list([claim.counted.white(1), '2 locomotieven'])),
    ).toBe('Kost 4 witte. Je hebt 1 witte en 2 locomotieven.');
  });

  test('is inflected before a tunnel and a ferry, and not by itself', () => {
    expect(claim.colored.tunnel('red')).toBe('rode tunnel');
    expect(claim.colored.ferry('black')).toBe('zwarte veerboot');
    expect(claim.colored.plain('black')).toBe('zwart');
    expect(claim.tunnel.playedWith(claim.route('Zürich', 'Venezia'), 'green')).toBe(
      'Tunnel Zürich\u00a0– Venezia, gespeeld met groen',
    );
    expect(computers.hint.draw.card('yellow')).toBe('Neem geel');
  });

  test('goes with the gender of its mark', () => {
    expect(setup.color(0, setup.marked.red)).toBe('Kleur van de eerste speler: Rode schijf');
    expect(setup.marked.blue).toBe('Blauw vierkant');
    expect(setup.marked.black).toBe('Zwart kruis');
  });
});

describe('what belongs to somebody', () => {
  test.each([
    ['Anna', 'Anna’s'],
    ['Otto', 'Otto’s'],
    ['Teddy', 'Teddy’s'],
    ['Zoë', 'Zoë’s'],
    ['Ben', 'Bens'],
    ['Tom', 'Toms'],
    ['Joey', 'Joeys'],
    ['Marie', 'Maries'],
    ['Charlotte', 'Charlottes'],
    ['Chloé', 'Chloés'],
    ['Chloe\u0301', 'Chloés'],
    ['Lou', 'Lous'],
    ['Beau', 'Beaus'],
    ['Theo', 'Theo’s'],
    ['Alex', 'Alex’'],
    ['Thomas', 'Thomas’'],
    ['Inez', 'Inez’'],
    ['Alice', 'Alice’'],
    ['Josh', 'Josh’'],
    ['Rood', 'Roods'],
    ['Magnus 2', 'Magnus 2’s'],
    ['JP', 'JP’s'],
    ['Александра', 'Александра’s'],
  ])('%s: %s', (name, owned) => {
    expect(possessive(name)).toBe(owned);
  });

  test('stands before the seat that changes hands', () => {
    expect(stories.handedOver.computer.title('Anna')).toBe('Een computer nam Anna’s plaats over');
    expect(stories.handedOver.person.title('Alex')).toBe('Een mens nam Alex’ plaats over');
    expect(computers.seats.sureOpen('Ben')).toBe(
      'Bens kaarten worden afgedekt, en een computer speelt vanaf hier verder.',
    );
  });
});

describe('sentences', () => {
  test('what happened is told in the past, with what it cost at the end', () => {
    const route = stories.route('Paris', 'Zürich');
    const paid = claim.list([claim.counted.orange(2), claim.counted.locomotive(1)]);
    expect(stories.claimed.sentence('Ben', route, paid, 4)).toBe(
      'Ben claimde Paris\u00a0– Zürich met 2 oranje en 1 locomotief, +4.',
    );
    expect(stories.withdrew.sentence('Ben', claim.counted.red(2), route, 2)).toBe(
      'Ben draaide in de tunnel Paris\u00a0– Zürich 2 rode om, moest nog 2 kaarten betalen en trok zich terug.',
    );
    expect(stories.drew.both('Anna', claim.one.green, 1)).toBe('Anna nam groen van tafel en 1 kaart van de stapel.');
  });

  test('what can be done is a row of infinitives', () => {
    const possible = claim.either([claim.actions.drawCard, claim.actions.claimRoute, claim.actions.buildStation]);
    expect(claim.whyNot.canAct(possible)).toBe(
      'Passen mag alleen als niets anders kan. Je kunt nog kaarten nemen, een route claimen of een station bouwen.',
    );
  });

  test('one ticket is called hem, several are called ze', () => {
    expect(nl.tickets.sum.value(1, 8)).toBe('1 gehouden, 8 punten als je hem haalt.');
    expect(nl.tickets.sum.value(2, 1)).toBe('2 gehouden, 1 punt als je ze allemaal haalt.');
    expect(computers.hint.keepByStation('Brest – Roma', 1)).toBe('Houd Brest – Roma: met een station haal je hem nog.');
  });

  test('several of a kind have one verb', () => {
    expect(computers.hint.claim.forTickets('A – B', 'C – D', 1)).toBe('Claim A – B: je coupon C – D heeft die nodig.');
    expect(computers.hint.claim.forTickets('A – B', 'C – D en E – F', 2)).toBe(
      'Claim A – B: je coupons C – D en E – F hebben die nodig.',
    );
    expect(computers.hint.claim.forTickets('A – B', '', 3)).toBe('Claim A – B: 3 van je coupons hebben die nodig.');
    expect(hopes.busy(['Wien'])).toMatch(/^Het station in Wien zou ze .* gebruikt het$/);
    expect(hopes.busy(['Wien', 'Roma'])).toMatch(/^De stations in Wien en Roma zouden ze .* gebruikt ze$/);
  });

  test('whoever has no trains has none any more', () => {
    expect(turn.signal.lastTurn('Ben', 0)).toBe('Ben begon de laatste ronde en heeft geen treinen meer.');
    expect(turn.signal.begins('Ben', 1)).toBe('Ben heeft nog 1 trein. Iedereen krijgt nog één beurt.');
  });

  test('one game that cannot be read is het, several are de', () => {
    expect(saves.importedMany(2, 1)).toBe('Geïmporteerd: 2 van 3 spellen. Het andere is onleesbaar.');
    expect(saves.importedMany(1, 2)).toBe('Geïmporteerd: 1 van 3 spellen. De andere zijn onleesbaar.');
  });

  test('who is ahead may be several', () => {
    expect(final.ties.completedTickets('Anna en Hugo', 'Ben')).toBe(
      'Evenveel punten, maar meer gehaalde coupons voor Anna en Hugo dan voor Ben.',
    );
    expect(computers.after.all(2)).toBe('Beide coupons gingen zoals gepland.');
    expect(computers.hint.costs.locomotives(2, 2)).toBe('Kost je beide locomotieven.');
    expect(computers.hint.costs.locomotives(3, 3)).toBe('Kost al je 3 locomotieven.');
  });

  test('a country has the article that it is said with', () => {
    const { routesTo, ticketsTo } = final.bonus;
    expect(routesTo.name.country('NO')).toBe('Lijn naar Noorwegen');
    expect(routesTo.words.country('US')).toBe('Meeste routes naar de Verenigde Staten. Elke route telt één keer.');
    expect(ticketsTo.name.country('GB')).toBe('Gids in het Verenigd Koninkrijk');
    expect(final.country('US')).toBe('Verenigde Staten');
  });

  test('a number has a decimal comma', () => {
    expect(nl.settings.kept.size(3_400_000)).toBe('3,4 MB');
  });
});
