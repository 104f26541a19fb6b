import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { part } from '../../pwa/files.ts';
import type { OpenTable } from '../../table/openTable.ts';
import type { TableState } from '../../table/session/scenes.ts';
import { type OpenPage, OpenPageContext, type PageAddress, type WayBack } from '../page/openPage.ts';
import { Page } from '../page/Page.tsx';
import { PageAbove } from '../page/PageAbove.tsx';
import { LostNote } from '../shared/LostNote.tsx';
import { useLater } from '../shared/useLater.ts';
import { useStore } from '../shared/useStore.ts';

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
  const [opened, setOpened] = useState<Opened | null>(null);
  const open: OpenPage = useCallback(
    (page, from) => setOpened({ page, from: from ?? null, before: table.state.getState().scene.kind }),
    [table],
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

function OpenedPage({ table, opened, onClose }: OpenedPageProps) {
  const text = useText();
  const state = useStore(table.state, (whole) => whole);
  const { value, failed } = useLater(opened.page.screen, rulesPage);
  const wayBack: WayBack = { ...wordsBack(text.pages, state, opened), onBack: onClose };
  return (
    <PageAbove onClose={onClose}>
      {failed && (
        <Page icon="book" title={text.home.rules} wayBack={wayBack}>
          <LostNote />
        </Page>
      )}
      {value && <value.Rules board={state.map.id} chapter={opened.page.chapter} wayBack={wayBack} />}
    </PageAbove>
  );
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
