import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import { part } from '../../pwa/files.ts';
import { boardCards } from '../../table/boardCards.ts';
import type { GameList } from '../../table/saves/saves.ts';
import { Viaduct } from '../../ui/art/Viaduct.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Later } from '../shared/Later.tsx';
import { useGo } from '../shared/navigation.ts';
import { BoardCard } from './BoardCard.tsx';
import { GameMessage } from './GameMessage.tsx';

import { HowTo } from './HowTo.tsx';
import { ListedGames } from './ListedGames.tsx';
import { Notices } from './Notices.tsx';
import { OfflineChip } from './OfflineChip.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { SoundButton } from './SoundButton.tsx';
import { type Games, useGames } from './useGames.ts';
import { useQuickGame } from './useQuickGame.ts';
import { useResume } from './useResume.ts';
import { Ways } from './Ways.tsx';
import './home.css';

interface HomeProps {
  /** From another screen, so the heading takes the focus. */
  readonly back: boolean;
  /** Somebody wants to go on with the last game, and sees nothing else if there is one. */
  readonly resume: boolean;
}

export function Home({ back, resume }: HomeProps) {
  const games = useGames();
  const go = useGo();
  const [listed, setListed] = useState(false);
  const open = ({ id }: { readonly id: string }) => go({ screen: 'game', id });
  const running = games.list?.games.find(({ turn }) => turn !== null);
  useResume(resume, games.list !== null, running);
  const isNew = games.list !== null && countOf(games.list) === 0;
  const quick = useQuickGame(games);
  const together = (board: string | null) => go({ screen: 'new', board });
  const list = () => setListed(true);
  return (
    <div class={homeClass(running !== undefined, isNew)}>
      <Poster back={back} />
      <main>
        <Top games={games} />
        {running && (
          <ResumeCard game={running} others={countOf(games.list) - 1} onResume={() => open(running)} onList={list} />
        )}
        <Ways
          first={games.list !== null && running === undefined}
          dealing={quick.dealing}
          onTogether={() => together(null)}
          onQuick={quick.start}
        />
        {isNew && <HowTo />}
        <Boards onPress={together} />
        <Links games={games} onList={list} />
      </main>
      {games.message?.partMissing !== true && <Notices />}
      {listed ? (
        <ListedGames games={games} onOpen={open} onClose={() => setListed(false)} />
      ) : (
        <GameMessage games={games} />
      )}
    </div>
  );
}

function homeClass(hasGame: boolean, isNew: boolean): string {
  return ['home', ...(hasGame ? ['with-game'] : []), ...(isNew ? ['first-visit'] : [])].join(' ');
}

function countOf(list: GameList | null): number {
  return list === null ? 0 : list.games.length + list.newer.length + list.damaged.length;
}

function Poster({ back }: { readonly back: boolean }) {
  const { app, home } = useFrontText();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (back) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class={back ? 'poster' : 'poster opening'}>
      <Viaduct label={home.poster} />
      <div class="words">
        <h1 tabIndex={-1} ref={heading}>
          {app.name}
        </h1>
        <p>{app.tagline}</p>
      </div>
    </header>
  );
}

const damagedNotice = () => part(() => import('./DamagedNotice.tsx'));

/** How the app is doing, and what is wrong with the games. */
function Top({ games }: { readonly games: Games }) {
  const { home, saves } = useFrontText();
  const go = useGo();
  return (
    <div class="top">
      <OfflineChip />
      <div class="tools">
        <SoundButton />
        <IconButton icon="settings" label={home.settings} onPress={() => go({ screen: 'settings' })} />
      </div>
      {games.list?.readable === false && (
        <p class="warning" role="alert">
          {saves.unreadable}
        </p>
      )}
      {games.list !== null && games.list.damaged.length > 0 && (
        <Later load={damagedNotice}>{({ DamagedNotice }) => <DamagedNotice games={games} />}</Later>
      )}
    </div>
  );
}

function Boards({ onPress }: { readonly onPress: (board: string) => void }) {
  const { home } = useFrontText();
  return (
    <section class="all-boards">
      <h2>{home.boards}</h2>
      <ul class="boards">
        {boardCards.map(({ id }) => (
          <BoardCard key={id} mapId={id} onPress={() => onPress(id)} />
        ))}
      </ul>
    </section>
  );
}

interface LinksProps {
  readonly games: Games;
  readonly onList: () => void;
}

/** What is needed less often. */
function Links({ games, onList }: LinksProps) {
  const { home, saves } = useFrontText();
  const go = useGo();
  const count = countOf(games.list);
  const readRules = () => go({ screen: 'rules', chapter: null, board: null });
  return (
    <div class="links">
      <Button look="line" icon="book" label={home.rules} onPress={readRules} />
      {count > 0 && <Button look="line" icon="log" label={saves.all(count)} onPress={onList} />}
      <Button look="line" icon="upload" label={saves.import} onPress={games.importGame} />
    </div>
  );
}
