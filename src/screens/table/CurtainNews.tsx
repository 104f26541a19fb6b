import { useText } from '../../i18n/text.ts';
import type { SeatStory } from '../../table/recap.ts';
import type { Curtain, TableState } from '../../table/scenes.ts';
import { Signal } from '../../ui/Signal.tsx';
import { Recap } from './Recap.tsx';
import { lastRoundWords } from './signalWords.ts';

interface CurtainNewsProps {
  readonly state: TableState;
  readonly scene: Curtain;
}

/** What the player should know before the turn: what comes, or what happened since the last one. */
export function CurtainNews({ state, scene }: CurtainNewsProps) {
  const text = useText();
  const lastRound = scene.why === 'beat' ? null : lastRoundWords(text, state, scene.seat, scene.lastTurn);
  const stories = storiesFor(scene);
  return (
    <div class="told-news">
      {lastRound !== null && <Signal title={text.turn.signal.title} words={lastRound} />}
      <Coming state={state} scene={scene} />
      {stories.length > 0 && (
        <>
          {scene.why !== 'turn' && <h3>{scene.why === 'first turn' ? text.curtain.soFar : text.curtain.since}</h3>}
          <Recap state={state} stories={stories} />
        </>
      )}
    </div>
  );
}

/** The choices of the start, and what the signal says already, need no row. */
function storiesFor({ why, recap }: Curtain): readonly SeatStory[] {
  if (why === 'beat' || why === 'opening tickets') return [];
  return recap.filter((story) => story.what !== 'lastRound' && !(story.what === 'tickets' && story.opening));
}

function Coming({ state, scene }: CurtainNewsProps) {
  const { curtain } = useText();
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
      return <Words {...curtain.firstTurn} />;
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
