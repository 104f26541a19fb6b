import { useMemo } from 'preact/hooks';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import { wayOut } from '../../../table/turn/wayOut.ts';
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
  const { commands, refilled, touched, hint } = useTurnScene();
  const { view, draft } = scene;
  const way = useMemo(() => wayOut(view, draft), [view, draft]);
  const wayCard = way?.way === 'draw' ? way.from : null;
  return (
    <Market
      view={view}
      players={state.players}
      stateOf={(place) => (onRest === null ? rowStateOf(scene, refilled, place) : 'shown')}
      offer={onRest === null ? deckOffer(scene) : NO_OFFER}
      asked={touched.asking === 'draw'}
      moment={scene.moment}
      hinted={hintThings(view, hint).card ?? wayCard}
      onCard={onRest ?? commands.card}
      onDeck={onRest ?? commands.deck}
      onTickets={onRest ?? commands.tickets}
    />
  );
}
