import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { isComputer } from '../../../table/game/opponents.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { needsRow, type RecapStory, recapOf } from '../../../table/story/recap.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { DrawnCards, Recap } from '../frame/Recap.tsx';
import { storyBrief, storySentence } from '../words/storyWords.ts';
import './since-last.css';

interface SinceLastProps {
  /** What to do now, where nothing else has room to say so. */
  readonly now: string;
}

/** What the others have done while the only person at the table had nothing to do: a line of signs, and all of it at a touch. */
export function SinceLast({ now }: SinceLastProps) {
  const { since } = useText().curtain;
  const { state, scene, log } = useTurnScene();
  const { view, seat } = scene;
  const stories = useMemo(() => recapOf(log(), seat).filter(needsRow), [log, view, seat]);
  const [isOpen, setOpen] = useState(false);
  if (stories.length === 0) return null;
  return (
    <section class={isOpen ? 'since-last open' : 'since-last'}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span class="since">
          <span class="what">
            {since}{' '}
            <span class="now" aria-hidden="true">
              {now}
            </span>
          </span>
          <Icon name="down" />
        </span>
        {!isOpen && <Deeds state={state} stories={stories.toReversed()} />}
      </button>
      {isOpen && <Recap state={state} stories={stories} />}
    </section>
  );
}

interface DeedsProps {
  readonly state: TableState;
  /** In the order in which they happened. */
  readonly stories: readonly RecapStory[];
}

function Deeds({ state, stories }: DeedsProps) {
  return (
    <span class="deeds">
      {stories.map((story) => (
        <Deed key={`${story.at} ${story.what}`} state={state} story={story} />
      ))}
    </span>
  );
}

function Deed({ state, story }: { readonly state: TableState; readonly story: RecapStory }) {
  const text = useText();
  const player = state.players[story.what === 'handedOver' ? story.of : story.seat];
  const isDraw = story.what === 'drew';
  return (
    <span class="deed">
      <span class="unseen">{storySentence(text, story, state)}</span>
      {player && <PlayerDisc of={player.color} computer={isComputer(player)} />}
      {isDraw ? <DrawnCards {...story} /> : <span aria-hidden="true">{storyBrief(text, story, state)}</span>}
    </span>
  );
}
