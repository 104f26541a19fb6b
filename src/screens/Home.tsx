import { useText } from '../i18n/text.ts';
import { boards } from '../table/boards.ts';
import { Locomotive } from '../ui/art/Locomotive.tsx';
import { Viaduct } from '../ui/art/Viaduct.tsx';
import { BoardCard } from './home/BoardCard.tsx';
import { Notices } from './home/Notices.tsx';
import { OfflineChip } from './home/OfflineChip.tsx';
import './home.css';

export function Home() {
  const text = useText();
  return (
    <div class="home">
      <header class="poster">
        <Viaduct label={text.home.poster} />
        <div class="words">
          <h1>{text.app.name}</h1>
          <p>{text.app.tagline}</p>
        </div>
      </header>
      <main>
        <div class="top">
          <h2>{text.home.boards}</h2>
          <OfflineChip />
        </div>
        <ul class="boards">
          {boards.map((board) => (
            <BoardCard key={board.id} board={board} />
          ))}
        </ul>
        <section class="soon">
          <div>
            <h2>{text.home.soon}</h2>
            <p>{text.home.soonWhy}</p>
          </div>
          <Locomotive />
        </section>
      </main>
      <Notices />
    </div>
  );
}
