import { useText } from '../../i18n/text.ts';
import type { HandScene, TableState } from '../../table/scenes.ts';
import { type Check, whyNotCard, whyNotDeck, whyNotTickets } from '../../table/whyNot.ts';
import { hintThings } from './hintThings.ts';
import { type CardState, Market } from './Market.tsx';
import { FROM_DECK } from './possible.ts';
import type { TurnHands } from './useTurn.ts';
import { whyNotWords } from './whyNotWords.ts';

interface TurnMarketProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly hands: TurnHands;
}

/** Cards and decks as the player on turn may take them. What cannot be had says why when it is touched. */
export function TurnMarket({ state, scene, hands }: TurnMarketProps) {
  const text = useText();
  const { view, beat, seat } = scene;
  const { why } = text.turn;
  const unless = (checks: readonly Check[], take: () => void) => {
    const [failed] = checks;
    if (beat !== null) hands.tell({ title: why.title, words: why.turnDone });
    else if (failed === undefined) take();
    else hands.tell({ title: why.title, words: whyNotWords(text, failed.reason, { players: state.players, seat }) });
  };
  const draw = (from: number) => hands.act({ type: 'drawCard', from });
  return (
    <Market
      view={view}
      stateOf={(place) => stateOf(scene, hands, place)}
      canTake={beat === null}
      asked={hands.asking === 'draw'}
      hinted={hintThings(view, hands.hints.shown).card}
      onCard={(place) => unless(whyNotCard(view, place), () => draw(place))}
      onDeck={() => unless(whyNotDeck(view), () => draw(FROM_DECK))}
      onTickets={() => unless(whyNotTickets(view), () => hands.draft({ step: 'draw tickets' }))}
    />
  );
}

/** Closed is what could be had but for its kind; when no card can be had, none is put back. */
function stateOf({ view, beat }: HandScene, { refilled }: TurnHands, place: number): CardState {
  const [failed] = beat === null ? whyNotCard(view, place) : [];
  if (failed?.reason.code === 'locomotiveOnlyFirst') return 'closed';
  if (place === refilled) return 'new';
  return beat !== null || failed !== undefined ? 'shown' : 'takeable';
}
