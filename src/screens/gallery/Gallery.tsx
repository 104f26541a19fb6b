import { useMemo } from 'preact/hooks';
import { boards } from '../../table/boards.ts';
import { SpokenTo } from '../shared/Spoken.tsx';
import { AllPieces } from './AllPieces.tsx';
import {
  boardAddress,
  hashOf,
  isPosterAddress,
  isSoundAddress,
  readerIn,
  screenAddress,
  screenHash,
} from './address.ts';
import { OneBoard } from './OneBoard.tsx';
import { Posters } from './Posters.tsx';
import { Sounds } from './Sounds.tsx';
import { OneScreen } from './screens/OneScreen.tsx';

/** Everything that is drawn or heard: all pieces, one board where it will be, one screen of a game, all posters, or all sounds. */
export function Gallery({ hash }: { readonly hash: string }) {
  const chosen = useMemo(() => readerIn(hash), [hash]);
  return (
    <SpokenTo reader={null} chosen={chosen}>
      <Room hash={hash} />
    </SpokenTo>
  );
}

function Room({ hash }: { readonly hash: string }) {
  const screen = screenAddress(hash, boards);
  const board = boardAddress(hash, boards);
  if (isSoundAddress(hash)) return <Sounds />;
  if (isPosterAddress(hash)) return <Posters />;
  if (screen !== null) return <OneScreen key={screenHash({ ...screen, theme: null })} {...screen} />;
  return board === null ? <AllPieces /> : <OneBoard key={hashOf(board)} {...board} />;
}
