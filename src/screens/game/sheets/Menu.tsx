import { useText } from '../../../i18n/text.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { useOpenPage } from '../../page/openPage.ts';
import { BackSheet } from '../../shared/BackSheet.tsx';
import './menu.css';

interface MenuProps {
  /** Whether the game is on the shelf as it stands. */
  readonly saved: boolean;
  readonly onLog: () => void;
  readonly onRoutes: () => void;
  readonly onKeys: () => void;
  readonly onBonus: () => void;
  readonly onCards: () => void;
  readonly onSeats: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function Menu({ saved, onExport, onLeave, onClose, ...opens }: MenuProps) {
  const { onLog, onRoutes, onBonus, onCards, onSeats, onKeys } = opens;
  const openPage = useOpenPage();
  const { home, pages, saves, bonuses, deckList, routeList, keys, settings, computers: words } = useText();
  return (
    <BackSheet title={saves.menu} onClose={onClose}>
      <ul class="menu">
        <Item icon="log" label={saves.log} why={saves.logWhy} onPress={onLog} />
        <Item icon="list" label={routeList.title} why={routeList.why} onPress={onRoutes} />
        <Item icon="bonus" label={bonuses.title} why={bonuses.why} onPress={onBonus} />
        <Item
          icon="book"
          label={home.rules}
          why={pages.rulesWhy}
          onPress={() => openPage({ screen: 'rules', chapter: 'how-to-play', board: null }, saves.menu)}
        />
        <Item
          icon="settings"
          label={home.settings}
          why={settings.menuWhy}
          onPress={() => openPage({ screen: 'settings' }, saves.menu)}
        />
        <Item icon="cards" label={deckList.title} why={deckList.why} onPress={onCards} />
        <Item icon="bot" label={words.seats.title} why={words.seats.why} onPress={onSeats} />
        <Item icon="download" label={saves.export} why={saves.exportWhy} onPress={onExport} />
        <Item icon="home" label={saves.leave} why={saved ? saves.leaveWhy : saves.leaveUnsaved} onPress={onLeave} />
        <Item icon="keys" label={keys.title} why={keys.why} onPress={onKeys} />
      </ul>
    </BackSheet>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly why: string;
  readonly onPress: () => void;
}

function Item({ icon, label, why, onPress }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon name={icon} />
        <span>
          <strong>{label}</strong> <small>{why}</small>
        </span>
      </button>
    </li>
  );
}
