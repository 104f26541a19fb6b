import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import type { RuleText } from '../../i18n/ruleText.ts';
import { here, listOf, notHere, type RuleSentence, rule, type Tell, where } from './chapter.ts';

export const tickets: Tell = ({ tickets: t }, f) => {
  const changed = f.tickets.decks.at(-1)?.changed ?? 0;
  return here({
    title: t.title,
    lede: t.lede,
    chip: t.chip(f),
    lists: [
      listOf(
        [],
        [
          rule('TKT-3', f.stations === null ? t.join : t.joinStation),
          rule('TKT-1', t.draw(f)),
          rule('TKT-1', t.refused),
          rule('TKT-1', t.fewer(f)),
          rule('TKT-1', t.empty),
          rule('TKT-2', t.keep),
          rule('TKT-2 TKT-3', t.secret),
          ...where(changed > 0, rule('TKT-4', t.grand(changed))),
        ],
      ),
    ],
    rulings: [rule('TKT-1', t.rulings.order)],
  });
};

export const stations: Tell = ({ stations: t }, f) => {
  if (f.stations === null) return notHere(t.title, t.none);
  const chip = t.chip(f.stations.each);
  return here({
    title: t.title,
    lede: t.lede,
    chip,
    note: chip,
    lists: [
      listOf(
        [rule('STN-1', t.build), rule('STN-2', t.cost(f.stations.cost)), rule('STN-3', t.borrow)],
        [
          rule('STN-3', t.same),
          rule('STN-3', t.several),
          rule('STN-3', t.nothing),
          rule('STN-5 STN-1', t.unused(f)),
          rule('STN-5', t.path),
        ],
      ),
    ],
    rulings: [rule('STN-4', t.rulings.best), rule('STN-4', t.rulings.tie)],
  });
};

export const end: Tell = ({ end: t }, f) =>
  here({
    title: t.title,
    lede: t.lede,
    lists: [
      listOf(
        [rule('END-1', t.trigger(f)), rule('END-1', t.more), rule('END-1 SCORE-1', t.scored)],
        [rule('END-1', t.whenOver), rule('END-1', t.once), rule('END-1', t.last), rule('TURN-2', t.passes)],
      ),
    ],
  });

const TIE_RULES = { fewestStations: 'SCORE-4', bonusCards: 'SCORE-5' } as const;

/** Who is first where two are level. */
function tieRule({ scoring: t }: RuleText, { tieBreaks }: RuleFacts): RuleSentence {
  const [first, ...others] = tieBreaks.map((each) => t.tie[each]);
  const id = tieBreaks.flatMap((each) => (each in TIE_RULES ? TIE_RULES[each as keyof typeof TIE_RULES] : []))[0];
  return rule(id ?? 'SCORE-3', t.ties(first === undefined ? '' : t.tieOrder(first, others)));
}

export const scoring: Tell = (text, f) => {
  const { scoring: t } = text;
  const { bonusCards, longestPath, stations: some } = f;
  return here({
    title: t.title,
    lede: t.lede,
    lists: [
      listOf(
        [
          rule('SCORE-1 ROUTE-5', t.routes),
          rule('SCORE-1 TKT-3', t.tickets),
          ...where(some !== null, rule('SCORE-1 STN-5', t.stations(f))),
          ...(longestPath === null ? [] : [rule('SCORE-2', t.path(longestPath))]),
          ...(bonusCards === null ? [] : [rule('SCORE-1', t.bonus(bonusCards.inPlay))]),
        ],
        [
          rule('SCORE-2', t.pathWay),
          ...where(longestPath !== null, rule('SCORE-2', t.pathTie)),
          ...where(bonusCards !== null, rule('SCORE-1', t.bonusTie)),
          tieRule(text, f),
        ],
      ),
    ],
    rulings: [
      rule('SCORE-2', t.rulings.zero),
      rule('SCORE-6', t.rulings.shared),
      ...where(some !== null, rule('SCORE-6', t.rulings.stationTickets)),
      ...where(
        bonusCards !== null,
        rule('SCORE-6', t.rulings.sharedBonus),
        rule('BONUS-countries', t.rulings.countries),
        rule('SCORE-2', t.rulings.waypoints),
      ),
    ],
  });
};

export const known: Tell = ({ known: { public: open, secret, ...t } }, f) =>
  here({
    title: t.title,
    lede: t.lede,
    lists: [
      listOf(
        [],
        [
          rule('INFO-1', open.board),
          rule('INFO-1', f.stations === null ? open.pieces : open.piecesStations),
          rule('INFO-1', open.row),
          rule('INFO-1', open.decks),
          rule('INFO-1', open.counts),
          rule('INFO-1', open.paid(f)),
          ...where(f.tunnels > 0, rule('INFO-1', open.tunnel)),
          ...where(f.bonusCards !== null, rule('INFO-1', open.bonus)),
        ],
        open.title,
      ),
      listOf(
        [],
        [
          rule('INFO-2', secret.hand),
          rule('INFO-2 DRAW-4', secret.blind),
          rule('INFO-2', secret.tickets),
          ...where(f.opening.long > 0, rule('INFO-2', secret.long)),
          rule('INFO-2', secret.order),
          rule('INFO-3', t.computer),
          rule('TKT-2', t.end),
        ],
        secret.title,
      ),
    ],
  });
