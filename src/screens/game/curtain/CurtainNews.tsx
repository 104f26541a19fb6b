import { useText } from '../../../i18n/text.ts';
import type { Curtain, TableState } from '../../../table/session/scenes.ts';
import { useKeysScroll } from '../../../ui/keysScroll.ts';
import { NearEnd } from '../../../ui/NearEnd.tsx';
import { Signal } from '../../../ui/Signal.tsx';
import { Recap } from '../frame/Recap.tsx';
import { firstTurnWords } from '../words/boardActions.ts';
import { lastRoundWords, nearEndWords } from '../words/signalWords.ts';
import { curtainStories } from './curtainStories.ts';

interface CurtainNewsProps {
  readonly state: TableState;
  readonly scene: Curtain;
}

/** What the player should know before the turn: what comes, or what happened since the last one. */
export function CurtainNews({ state, scene }: CurtainNewsProps) {
  const text = useText();
  const stories = curtainStories(scene);
  const news = useKeysScroll<HTMLDivElement>();
  return (
    <div ref={news} class="told-news">
      {scene.why !== 'beat' && <EndSign state={state} scene={scene} />}
      <Coming state={state} scene={scene} />
      {stories.length > 0 && (
        <>
          {scene.why !== 'turn' && <h3>{isBefore(scene) ? text.curtain.soFar : text.curtain.since}</h3>}
          <Recap state={state} stories={stories} />
        </>
      )}
    </div>
  );
}

/** How near the end is. */
function EndSign({ state, scene }: CurtainNewsProps) {
  const text = useText();
  const lastRound = lastRoundWords(text, state, scene.seat, scene.lastTurn);
  if (lastRound !== null) return <Signal {...lastRound} />;
  const near = nearEndWords(text, state, scene.seat);
  return near !== null && <NearEnd title={text.turn.signal.nearTitle} words={near} />;
}

/** There was no turn yet. */
function isBefore({ why }: Curtain): boolean {
  return why === 'first turn' || why === 'opening tickets';
}

function Coming({ state, scene }: CurtainNewsProps) {
  const text = useText();
  const { curtain } = text;
  const { openingTickets } = state.map.rules;
  switch (scene.why) {
    case 'turn':
      return <Words title={curtain.since} words={scene.recap.length === 0 ? curtain.nothingYet : ''} />;
    case 'opening tickets': {
      const deal = openingTickets.deal.regular + (openingTickets.deal.long ?? 0);
      const { title, words } = curtain.openingTickets;
      return <Words title={title} words={words(deal, openingTickets.keep)} />;
    }
    case 'first turn':
      return <Words {...firstTurnWords(text, state.map.rules)} />;
    case 'again':
      return <Words {...curtain.again} />;
    case 'beat':
      return <Words {...curtain.beat} />;
    default:
      return scene.why satisfies never;
  }
}

function Words({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <>
      <h2>{title}</h2>
      {words !== '' && <p>{words}</p>}
    </>
  );
}
