import { here, listOf, notHere, rule, type Tell, where } from './chapter.ts';

export const setup: Tell = ({ setup: t }, f) => {
  const { bonusCards, opening, tickets } = f;
  const [least, most] = [tickets.decks[0], tickets.decks.at(-1)];
  const changed = most?.changed ?? 0;
  return here({
    title: t.title,
    lede: t.lede,
    chip: t.players(f),
    lists: [
      listOf(
        [
          rule('SET-1', t.pieces(f)),
          rule('SET-1', t.deck(f)),
          rule('SET-1', t.deal(f)),
          ...(bonusCards === null ? [] : [rule('SET-4', t.bonusCards(bonusCards.all, bonusCards.inPlay))]),
          opening.long > 0 ? rule('SET-3', t.longTickets(f)) : rule(bonusCards ? 'SET-4' : 'SET-2', t.tickets(f)),
          rule('SET-6', t.first),
        ],
        [
          opening.leavesGame ? rule('SET-3', t.outOfGame) : rule('SET-2 SET-4', t.underDeck),
          rule('SET-5', bonusCards === null ? t.knowing : t.knowingBonus),
          ...(least && most && least !== most ? [rule('TKT-4', t.decks(least.tickets, most.tickets))] : []),
          ...where(changed > 0, rule('TKT-4', t.changed(changed))),
        ],
      ),
    ],
    rulings: [rule('SET-5', t.rulings.inTurn), ...where(!opening.leavesGame, rule('SET-5', t.rulings.order))],
  });
};

export const turn: Tell = ({ turn: t }, f) =>
  here({
    title: t.title,
    lede: t.lede,
    lists: [
      listOf(
        [],
        [
          rule('TURN-1 DRAW-1', t.draw(f)),
          rule('TURN-1', t.claim),
          rule('TURN-1', t.tickets(f)),
          ...where(f.stations !== null, rule('TURN-1', t.station)),
          rule('TURN-1', t.notBoth),
          rule('TURN-2', t.pass),
        ],
      ),
    ],
    rulings: [rule('TURN-2', t.rulings.begin), rule('TURN-2', t.rulings.end(f))],
  });

export const cards: Tell = ({ cards: t }, f) =>
  here({
    title: t.title,
    lede: t.lede(f),
    lists: [
      listOf(
        [rule('DRAW-1', t.draw), rule('MKT-1', t.refill)],
        [
          rule('DRAW-2', t.locomotive),
          rule('DRAW-3', t.second),
          rule('DRAW-4', t.blind),
          f.sweepAt === null ? rule('MKT-4', t.noSweep) : rule('MKT-3', t.sweep(f.sweepAt, f.faceUp)),
          rule('DRAW-5', t.noLimit),
          rule('DRAW-6', f.drawNeedsDeck ? t.emptyStop : t.emptyRow),
          rule('DRAW-6', t.alone),
        ],
      ),
    ],
    rulings: [
      rule('MKT-2', t.rulings.reshuffle),
      ...where(f.drawNeedsDeck, rule('DRAW-6', t.rulings.begun)),
      ...(f.sweepAt === null ? [] : [rule('MKT-3', t.rulings.noSweep(f.sweepAt))]),
    ],
  });

export const claim: Tell = ({ claim: t }, f) =>
  here({
    title: t.title,
    lede: t.lede,
    chip: t.chip(f),
    lists: [
      listOf(
        [rule('ROUTE-1', t.pay), rule('ROUTE-3', t.trains)],
        [
          rule('ROUTE-2', t.grey(f)),
          rule('ROUTE-4', t.anywhere),
          rule('ROUTE-4', t.whole),
          rule('ROUTE-3', t.short(f)),
          rule('ROUTE-6', f.stations === null ? t.owner : t.ownerButStation),
          ...where(f.gifts.routes > 0, rule('PLUS-1', t.gift(f.gifts.routes, f.gifts.most))),
        ],
      ),
    ],
    rulings: where(f.gifts.routes > 0, rule('PLUS-1', t.rulings.gift)),
  });

export const doubles: Tell = ({ doubles: t, page }, f) => {
  if (f.doubles + f.triples === 0) return notHere(t.title, t.none);
  const players = (open: number, of: typeof f.lanes.double) =>
    page.orOf(of.filter((lanes) => lanes.open === open).map((lanes) => String(lanes.players)));
  const counts = (of: typeof f.lanes.double) => [...new Set(of.map(({ open }) => open))];
  return here({
    title: t.title,
    lede: f.triples > 0 ? t.ledeTriple : t.lede,
    chip: t.chip(f),
    lists: [
      listOf(
        [],
        [
          rule('DBL-1', t.own),
          ...counts(f.lanes.double).map((open) => rule('DBL-2', t.doubleOpen(players(open, f.lanes.double), open))),
          ...(f.triples === 0 ? [] : counts(f.lanes.triple)).map((open) =>
            rule('DBL-3', t.tripleOpen(players(open, f.lanes.triple), open, 3)),
          ),
          rule('DBL-2', t.computers),
          rule('DBL-4', t.alongside),
        ],
      ),
    ],
  });
};

export const ferries: Tell = ({ ferries: t }, f) => {
  if (f.ferries === 0) return notHere(t.title, t.none);
  const id = f.pairsPay ? 'FERRY-2' : 'FERRY-1';
  return here({
    title: t.title,
    lede: f.pairsPay ? t.ledePairs : t.lede,
    chip: t.chip(f),
    note: String(f.ferries),
    lists: [
      listOf(
        [rule(id, f.pairsPay ? t.enginePair : t.engine), rule(id, t.rest)],
        f.pairsPay ? [rule(id, t.pairColors), rule(id, t.dearer), rule(id, t.exact)] : [rule(id, t.grey)],
      ),
    ],
    rulings: where(f.pairsPay, rule('FERRY-3', t.rulings.pair)),
  });
};

export const tunnels: Tell = ({ tunnels: t }, f) => {
  if (f.tunnels === 0) return notHere(t.title, t.none);
  return here({
    title: t.title,
    lede: t.lede,
    chip: t.chip(f),
    note: String(f.tunnels),
    lists: [
      listOf(
        [rule('TUN-1', t.pay), rule('TUN-1', t.turn(f)), rule('TUN-2', t.owed), rule('TUN-4', t.choose)],
        [rule('TUN-4', t.nothing), rule('TUN-3', t.onlyLocomotives), rule('TUN-6', t.few(f)), rule('TUN-5', t.discard)],
      ),
    ],
    rulings: [rule('TUN-7', t.rulings.complete), rule('TUN-6', t.rulings.notDiscards)],
  });
};
