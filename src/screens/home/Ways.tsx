import type { ComponentChildren } from 'preact';
import { useFrontText } from '../../i18n/frontText.ts';
import { boardCards } from '../../table/boardCards.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import type { QuickGame } from '../company/quickGames.ts';
import './ways.css';

interface WaysProps {
  /** There is no game to go on with: playing together is the way. */
  readonly first: boolean;
  /** A game that is being dealt. */
  readonly dealing: QuickGame | null;
  readonly onTogether: () => void;
  readonly onQuick: (what: QuickGame) => void;
}

/** Three ways into a game, always in this order. */
export function Ways({ first, dealing, onTogether, onQuick }: WaysProps) {
  const { home } = useFrontText();
  const least = Math.min(...boardCards.map(({ players }) => players[0]));
  const most = Math.max(...boardCards.map(({ players }) => players[1]));
  return (
    <nav class={first ? 'ways-in first' : 'ways-in'} aria-label={home.ways}>
      <Way icon="people" title={home.together} note={home.togetherFor(least, most)} onPress={onTogether}>
        <span class="discs" aria-hidden="true">
          <PlayerDisc of="red" />
          <PlayerDisc of="blue" />
          <PlayerDisc of="green" />
          <PlayerDisc of="yellow" />
        </span>
      </Way>
      <Way
        icon="person"
        title={home.alone}
        note={home.aloneFor}
        busy={dealing === 'alone'}
        onPress={() => onQuick('alone')}
      />
      <Way
        icon="eye"
        title={home.watch}
        note={home.watchFor}
        busy={dealing === 'watch'}
        onPress={() => onQuick('watch')}
      />
    </nav>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
  readonly children?: ComponentChildren;
}

function Way({ icon, title, note, busy = false, onPress, children }: WayProps) {
  return (
    <button type="button" aria-busy={busy} onClick={onPress}>
      {busy ? <span class="spinner" /> : <Icon name={icon} />}
      <span class="title">{title}</span> <span class="note">{note}</span>
      {children}
    </button>
  );
}
