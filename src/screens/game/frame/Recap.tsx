import { useText } from '../../../i18n/text.ts';
import { isComputer } from '../../../table/game/opponents.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { RecapStory } from '../../../table/story/recap.ts';
import { CardFace } from '../../../ui/art/CardFace.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { cardName } from '../words/cardNames.ts';
import { storyRow } from '../words/storyWords.ts';
import './recap.css';

interface RecapProps {
  readonly state: TableState;
  /** Newest first. */
  readonly stories: readonly RecapStory[];
}

/** What the others have done, a row each. */
export function Recap({ state, stories }: RecapProps) {
  return (
    <ol class="recap">
      {stories.map((story) => (
        <RecapRow key={`${story.at} ${story.what}`} state={state} story={story} />
      ))}
    </ol>
  );
}

function RecapRow({ state, story }: { readonly state: TableState; readonly story: RecapStory }) {
  const text = useText();
  const { title, detail } = storyRow(text, story, state);
  const player = state.players[story.what === 'handedOver' ? story.of : story.seat];
  return (
    <li>
      {player && <PlayerDisc of={player.color} computer={isComputer(player)} />}
      <span class="told">
        <strong>{title}</strong>{' '}
        <span class="detail">
          {story.what === 'drew' && <DrawnCards {...story} />}
          <span>{detail}</span>
        </span>
      </span>
      {story.what === 'claimed' && <span class="points">{text.stories.plus(story.points)}</span>}
    </li>
  );
}

/** The words beside them say the same. */
export function DrawnCards({
  faceUp,
  blind,
}: Pick<Extract<RecapStory, { readonly what: 'drew' }>, 'faceUp' | 'blind'>) {
  const kinds = [...faceUp.map(cardName), ...new Array<'back'>(blind).fill('back')];
  return (
    <span class="drawn" aria-hidden="true">
      {kinds.map((kind, place) => (
        <CardFace key={place} kind={kind} />
      ))}
    </span>
  );
}
