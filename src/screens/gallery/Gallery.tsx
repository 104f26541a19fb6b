import { boards } from '../../table/boards.ts';
import { AllPieces } from './AllPieces.tsx';
import { boardAddress, hashOf, screenAddress, screenHash } from './address.ts';
import { OneBoard } from './OneBoard.tsx';
import { OneScreen } from './screens/OneScreen.tsx';

/** Everything that is drawn, to look at: all pieces, one board where it will be, or one screen of a game. */
export function Gallery({ hash }: { readonly hash: string }) {
  const screen = screenAddress(hash, boards);
  const board = boardAddress(hash, boards);
  if (screen !== null) return <OneScreen key={screenHash(screen)} {...screen} />;
  return board === null ? <AllPieces /> : <OneBoard key={hashOf(board)} {...board} />;
}
