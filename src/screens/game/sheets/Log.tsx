import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { isComputer } from '../../../table/game/opponents.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { Story } from '../../../table/story/story.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { storySentence } from '../words/storyWords.ts';
import { type LogRound, type LogTurn, logRounds } from './logRounds.ts';
import './log.css';

/** What a line of the log speaks of and the board can show. */
export type Shown = { readonly route: number } | { readonly city: number };

interface LogProps {
  readonly state: TableState;
  readonly table: OpenTable;
  readonly onShow: (shown: Shown) => void;
  readonly onClose: () => void;
}

/** Everything that happened, as everybody saw it, newest first. */
export function Log({ state, table, onShow, onClose }: LogProps) {
  const { curtain } = useText();
  const rounds = useMemo(() => logRounds(table.log(), state.players.length), [table, state.table]);
  return (
    <BackSheet title={curtain.log.title} onClose={onClose}>
      <div class="log">
        {rounds.length === 0 && <p>{curtain.log.empty}</p>}
        {rounds.map((round) => (
          <Round key={round.round} state={state} round={round} onShow={onShow} />
        ))}
      </div>
    </BackSheet>
  );
}

interface RoundProps extends Pick<LogProps, 'state' | 'onShow'> {
  readonly round: LogRound;
}

function Round({ state, round, onShow }: RoundProps) {
  const { log } = useText().curtain;
  return (
    <section>
      <h3>{round.round === null ? log.opening : log.round(round.round)}</h3>
      <ol>
        {round.turns.map((turn) => (
          <Turn key={turn.stories.at(-1)?.at} state={state} turn={turn} onShow={onShow} />
        ))}
      </ol>
    </section>
  );
}

interface TurnProps extends Pick<LogProps, 'state' | 'onShow'> {
  readonly turn: LogTurn;
}

function Turn({ state, turn, onShow }: TurnProps) {
  const player = turn.seat === null ? undefined : state.players[turn.seat];
  return (
    <li class="turn">
      {player && <PlayerDisc of={player.color} computer={isComputer(player)} />}
      <div>
        {turn.stories.map((story) => (
          <Line key={`${story.at} ${story.what}`} state={state} story={story} onShow={onShow} />
        ))}
      </div>
    </li>
  );
}

interface LineProps extends Pick<LogProps, 'state' | 'onShow'> {
  readonly story: Story;
}

function Line({ state, story, onShow }: LineProps) {
  const text = useText();
  const sentence = storySentence(text, story, state);
  const shown = shownBy(story);
  if (shown === null) return <p>{sentence}</p>;
  return (
    <button type="button" title={text.curtain.log.show} onClick={() => onShow(shown)}>
      <span>{sentence}</span>
      <Icon name="eye" />
    </button>
  );
}

function shownBy(story: Story): Shown | null {
  if (story.what === 'claimed' || story.what === 'withdrew') return { route: story.route };
  return story.what === 'station' ? { city: story.city } : null;
}
