import { useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { playerKey } from '../../table/game/names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { OwnSettings } from './OwnSettings.tsx';
import type { Sitter } from './sitters.ts';
import './players.css';

interface PlayersProps {
  /** Those who play, or have played here. */
  readonly sitters: readonly Sitter[];
  /** Whose tab is open at first; null: the first. */
  readonly holder: string | null;
  /** Whether others may come to it: no game is open. */
  readonly withNew: boolean;
}

/** Null: whoever plays here for the first time, and the first screen. */
type Tab = Sitter | null;

const PANEL = 'settings-of-player';
const tabId = (place: number) => `settings-tab-${place}`;

/** What goes along with a hand: a tab for each, and what is set under it. */
export function Players({ sitters, holder, withNew }: PlayersProps) {
  const { players } = useText().settings;
  const tabs: readonly Tab[] = withNew ? [...sitters, null] : sitters;
  const [chosen, choose] = useState(() => Math.max(0, placeOf(tabs, holder)));
  const place = Math.min(chosen, tabs.length - 1);
  const tab = tabs[place] ?? null;
  const walk = (event: KeyboardEvent) => {
    const next = afterKey(event.key, place, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <section class="settings-panel players-panel">
      <div class="player-tabs" role="tablist" aria-label={players.tabs} onKeyDown={walk}>
        {tabs.map((each, i) => (
          <TabButton key={each?.name ?? ''} of={each} place={i} chosen={i === place} onChoose={() => choose(i)} />
        ))}
      </div>
      <div id={PANEL} class="own-settings" role="tabpanel" aria-labelledby={tabId(place)}>
        {tab?.isComputer ? (
          <p class="no-settings">{players.computers}</p>
        ) : (
          <OwnSettings key={tab?.name ?? ''} of={tab?.name ?? null} others={peopleBut(sitters, tab)} />
        )}
      </div>
    </section>
  );
}

function placeOf(tabs: readonly Tab[], holder: string | null): number {
  return tabs.findIndex((tab) => tab !== null && playerKey(tab.name) === holder);
}

function peopleBut(sitters: readonly Sitter[], tab: Tab): readonly string[] {
  return sitters.filter((sitter) => !sitter.isComputer && sitter !== tab).map(({ name }) => name);
}

function afterKey(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface TabButtonProps {
  readonly of: Tab;
  readonly place: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function TabButton({ of, place, chosen, onChoose }: TabButtonProps) {
  const { setup, settings } = useText();
  const { tab, computerTab, newcomers } = settings.players;
  const words = of?.isComputer ? computerTab : tab;
  return (
    <button
      type="button"
      id={tabId(place)}
      role="tab"
      aria-selected={chosen}
      aria-controls={PANEL}
      aria-label={of === null ? newcomers : words(of.name, setup.marked[of.color])}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
    >
      {of === null ? <Icon name="person" /> : <PlayerDisc of={of.color} />}
      <span class="tab-name">
        <span>{of?.name ?? newcomers}</span>
        {of?.isComputer && <Icon name="bot" />}
      </span>
    </button>
  );
}
