import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import type { GameList } from '../../table/saves/saves.ts';
import { Viaduct } from '../../ui/art/Viaduct.tsx';
import { Button } from '../../ui/Button.tsx';
import { useGo } from '../shared/navigation.ts';
import { BoardCard } from './BoardCard.tsx';
import { DamagedNotice } from './DamagedNotice.tsx';
import { GameMessage } from './GameMessage.tsx';
import { GamesSheet } from './GamesSheet.tsx';
import { NewGameTile } from './NewGameTile.tsx';
import { Notices } from './Notices.tsx';
import { OfflineChip } from './OfflineChip.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { SoundButton } from './SoundButton.tsx';
import { type Games, useGames } from './useGames.ts';
import './home.css';

/** `back`: from another screen, so the heading takes the focus. */
export function Home({ back }: { readonly back: boolean }) {
  const games = useGames();
  const go = useGo();
  const [listed, setListed] = useState(false);
  const open = ({ id }: { readonly id: string }) => go({ screen: 'game', id });
  const running = games.list?.games.find(({ turn }) => turn !== null);
  const waiting = games.list === null;
  return (
    <div class={running === undefined ? 'home' : 'home with-game'}>
      <Poster back={back} />
      <main>
        <Top games={games} onList={() => setListed(true)} isListed={running === undefined} />
        {running && (
          <ResumeCard
            game={running}
            others={countOf(games.list) - 1}
            onResume={() => open(running)}
            onList={() => setListed(true)}
          />
        )}
        <NewGameTile first={!waiting && running === undefined} onPress={() => go({ screen: 'new' })} />
        <Boards />
      </main>
      {games.message?.partMissing !== true && <Notices />}
      {listed ? (
        <GamesSheet games={games} onOpen={open} onClose={() => setListed(false)} />
      ) : (
        <GameMessage games={games} />
      )}
    </div>
  );
}

function countOf(list: GameList | null): number {
  return list === null ? 0 : list.games.length + list.newer.length + list.damaged.length;
}

function Poster({ back }: { readonly back: boolean }) {
  const { app, home } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (back) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="poster">
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

interface TopProps {
  readonly games: Games;
  readonly onList: () => void;
  /** Whether the list has its button here; a game to go on with has it on its card. */
  readonly isListed: boolean;
}

function Top({ games, onList, isListed }: TopProps) {
  const { saves } = useText();
  const count = countOf(games.list);
  return (
    <div class="top">
      <OfflineChip />
      <div class="ways">
        {isListed && count > 0 && <Button look="line" size="small" label={saves.all(count)} onPress={onList} />}
        <Button look="line" size="small" icon="upload" label={saves.import} onPress={games.importGame} />
        <SoundButton />
      </div>
      {games.list?.readable === false && (
        <p class="warning" role="alert">
          {saves.unreadable}
        </p>
      )}
      <DamagedNotice games={games} />
    </div>
  );
}

function Boards() {
  const { home } = useText();
  return (
    <section class="all-boards">
      <h2>{home.boards}</h2>
      <ul class="boards">
        {boards.map((board) => (
          <BoardCard key={board.id} board={board} />
        ))}
      </ul>
    </section>
  );
}
