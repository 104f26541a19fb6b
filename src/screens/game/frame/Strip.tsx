import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import { isComputer } from '../../../table/game/opponents.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { type PlateStat, PlayerPlate } from '../../../ui/PlayerPlate.tsx';
import { useGameMenu } from '../commands/menu.ts';
import { PLATE_FACTS } from '../words/plateFacts.ts';
import type { PromptWords } from '../words/promptWords.ts';
import { plateFacts } from './plateWords.ts';
import { useScoreNews } from './useScoreNews.ts';
import './strip.css';

interface StripProps {
  readonly state: TableState;
  /** Who holds the tablet. */
  readonly seat: number;
  /** That one is a computer and ponders its move. */
  readonly thinking?: boolean;
  readonly onTell: (words: PromptWords) => void;
}

/** Everybody at the table, and what everybody may know of them. */
export function Strip({ state, seat, thinking = false, onTell }: StripProps) {
  const { turn } = useText();
  const { onMenu } = useGameMenu();
  const news = useScoreNews(state);
  const plates = useRef<HTMLUListElement>(null);
  useInSight(plates, seat);
  return (
    <header class="strip" data-players={state.players.length}>
      <IconButton icon="menu" label={turn.menu} onPress={onMenu} />
      <ul aria-label={turn.players} ref={plates}>
        {state.players.map((_, each) => (
          <li key={each}>
            <Plate
              state={state}
              seat={each}
              active={each === seat}
              thinking={thinking && each === seat}
              onTell={onTell}
            />
          </li>
        ))}
      </ul>
      <p class="unseen score-news" aria-live="polite">
        {news}
      </p>
    </header>
  );
}

/** Where the plates have to be scrolled, whoever has the tablet is among those that are seen. */
function useInSight(plates: RefObject<HTMLUListElement | null>, seat: number): void {
  useEffect(() => {
    const list = plates.current;
    const plate = list?.children[seat];
    if (list === null || !(plate instanceof HTMLElement)) return;
    list.scrollLeft = plate.offsetLeft - list.offsetLeft - (list.clientWidth - plate.offsetWidth) / 2;
  }, [seat]);
}

interface PlateProps extends StripProps {
  readonly active: boolean;
}

function Plate({ state, seat, active, thinking = false, onTell }: PlateProps) {
  const text = useText();
  const { plate } = text.turn;
  const { named } = text.computers;
  const player = state.players[seat];
  const score = state.table.table.scores[seat] ?? 0;
  if (player === undefined) return null;
  const facts = plateFacts(text, state.table, seat);
  const computer = isComputer(player);
  const label = plate.label(computer ? named(player.name) : player.name, score, facts);
  return (
    <PlayerPlate
      seat={seat}
      color={player.color}
      name={player.name}
      score={score}
      stats={statsOf(state.table, seat)}
      label={active ? plate.onTurn(label) : label}
      active={active}
      computer={computer}
      thinking={thinking}
      onPress={() => onTell({ title: plate.title(player.name, score), words: facts })}
    />
  );
}

/** So few trains end the game. */
const LOW = 2;

const ALWAYS = ['trains', 'cards', 'tickets'] as const;

function statsOf({ table }: TableView, seat: number): readonly PlateStat[] {
  const facts = table.board.rules.stations === null ? ALWAYS : ([...ALWAYS, 'stations'] as const);
  return facts.map((fact) => {
    const count = PLATE_FACTS[fact](table, seat);
    return { fact, count, low: fact === 'trains' && count <= LOW };
  });
}
