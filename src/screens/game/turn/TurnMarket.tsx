import { useMemo } from 'preact/hooks';
import { DECK } from '../../../engine/actions.ts';
import type { Refusal } from '../../../engine/refusals.ts';
import { useText } from '../../../i18n/text.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import { wayOut } from '../../../table/turn/wayOut.ts';
import { whyNotCard, whyNotDeck, whyNotTickets } from '../../../table/turn/whyNot.ts';
import { useTurnScene } from '../commands/turnScene.ts';
import { Market } from '../frame/Market.tsx';
import { deckOffer, NO_OFFER, rowStateOf } from '../frame/marketCards.ts';
import { hintThings } from '../hints/hintThings.ts';

interface TurnMarketProps {
  readonly state: TableState;
  readonly scene: HandScene;
  /** Where nothing can be taken and nothing is to be explained: what a touch does. */
  readonly onRest: (() => void) | null;
}

/** Cards and decks as the player on turn may take them. What cannot be had says why when it is touched. */
export function TurnMarket({ state, scene, onRest }: TurnMarketProps) {
  const { why } = useText().turn;
  const { commands, refilled, touched, hint } = useTurnScene();
  const { view, draft, beat } = scene;
  const way = useMemo(() => wayOut(view, draft), [view, draft]);
  const wayCard = way?.way === 'draw' ? way.from : null;
  const unless = (refusal: Refusal | null, take: () => void) => {
    if (onRest !== null) onRest();
    else if (beat !== null) commands.tell({ title: why.title, words: why.turnDone });
    else commands.unless(refusal, take);
  };
  const draw = (from: number) => commands.act({ type: 'drawCard', from });
  return (
    <Market
      view={view}
      players={state.players}
      stateOf={(place) => (onRest === null ? rowStateOf(scene, refilled, place) : 'shown')}
      offer={onRest === null ? deckOffer(scene) : NO_OFFER}
      asked={touched.asking === 'draw'}
      moment={scene.moment}
      hinted={hintThings(view, hint).card ?? wayCard}
      onCard={(place) => unless(whyNotCard(view, place), () => draw(place))}
      onDeck={() => unless(whyNotDeck(view), () => draw(DECK))}
      onTickets={() => unless(whyNotTickets(view), () => commands.draft({ step: 'draw tickets' }))}
    />
  );
}
