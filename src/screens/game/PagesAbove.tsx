import type { ComponentChildren, ComponentProps } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { part } from '../../pwa/files.ts';
import type { OpenTable } from '../../table/openTable.ts';
import type { TableState } from '../../table/session/scenes.ts';
import { type OpenPage, OpenPageContext, type PageAddress, type WayBack } from '../page/openPage.ts';
import { Page } from '../page/Page.tsx';
import { PageAbove } from '../page/PageAbove.tsx';
import { useLater } from '../shared/Later.tsx';
import { LostNote } from '../shared/LostNote.tsx';
import { useStore } from '../shared/useStore.ts';
import { readerOf } from './reader.ts';
import { KeysSheet } from './sheets/KeysSheet.tsx';
import { ruleOfNow } from './words/ruleOfNow.ts';

interface Opened {
  readonly page: PageAddress;
  /** What lay open where it was opened. */
  readonly from: string | null;
  /** The game that it was opened in. */
  readonly before: TableState['scene']['kind'];
}

interface PagesAboveProps {
  readonly table: OpenTable;
  readonly children: ComponentChildren;
}

/** A game, and the page that may lie above it. The game goes on under it: a hand is covered in time there too. */
export function PagesAbove({ table, children }: PagesAboveProps) {
  const text = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open: OpenPage = useCallback(
    (page, from) => {
      const state = table.state.getState();
      const now = ruleOfNow(text, state);
      const shown = page.screen === 'rules' ? { ...page, chapter: page.chapter ?? now.chapter } : page;
      setOpened({ page: shown, from: from ?? now.from, before: state.scene.kind });
    },
    [table, text],
  );
  return (
    <OpenPageContext.Provider value={open}>
      {children}
      {opened && <OpenedPage table={table} opened={opened} onClose={() => setOpened(null)} />}
    </OpenPageContext.Provider>
  );
}

interface OpenedPageProps {
  readonly table: OpenTable;
  readonly opened: Opened;
  readonly onClose: () => void;
}

const rulesPage = () => part(() => import('../rules/Rules.tsx'));
const settingsPage = () => part(() => import('../settings/Settings.tsx'));

function OpenedPage({ table, opened, onClose }: OpenedPageProps) {
  const text = useText();
  const state = useStore(table.state, (whole) => whole);
  const wayBack: WayBack = { ...wordsBack(text.pages, state, opened), onBack: onClose };
  const { page } = opened;
  return (
    <PageAbove onClose={onClose}>
      {page.screen === 'rules' ? (
        <RulesAbove board={state.map.id} chapter={page.chapter} wayBack={wayBack} />
      ) : (
        <SettingsAbove state={state} wayBack={wayBack} />
      )}
    </PageAbove>
  );
}

interface RulesAboveProps {
  readonly board: string;
  readonly chapter: string | null;
  readonly wayBack: WayBack;
}

function RulesAbove({ board, chapter, wayBack }: RulesAboveProps) {
  const { home } = useText();
  const { value, failed } = useLater('rules', rulesPage);
  if (value === null) return <NoPage icon="book" title={home.rules} wayBack={wayBack} failed={failed} />;
  return <value.Rules board={board} chapter={chapter} wayBack={wayBack} />;
}

interface SettingsAboveProps {
  readonly state: TableState;
  readonly wayBack: WayBack;
}

function SettingsAbove({ state, wayBack }: SettingsAboveProps) {
  const { settings } = useText();
  const { value, failed } = useLater('settings', settingsPage);
  if (value === null) return <NoPage icon="settings" title={settings.title} wayBack={wayBack} failed={failed} />;
  return (
    <value.Settings
      players={state.players}
      holder={readerOf(state)}
      wayBack={wayBack}
      keys={(close) => <KeysSheet onClose={close} />}
    />
  );
}

interface NoPageProps extends Pick<ComponentProps<typeof Page>, 'icon' | 'title' | 'wayBack'> {
  readonly failed: boolean;
}

/** One that is on its way, or cannot be fetched: the way back is there already. */
function NoPage({ failed, ...page }: NoPageProps) {
  return <Page {...page}>{failed && <LostNote />}</Page>;
}

function wordsBack(
  words: ReturnType<typeof useText>['pages'],
  { scene, players }: TableState,
  { from, before }: Opened,
): Omit<WayBack, 'onBack'> {
  if (scene.kind === 'hand') {
    return { label: words.backToTurn, note: from, color: players[scene.seat]?.color ?? null };
  }
  if (scene.kind === 'final') return { label: words.backToResult, note: null, color: null };
  return { label: words.backToGame, note: before === 'hand' ? words.covered : from, color: null };
}
