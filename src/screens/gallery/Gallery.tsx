import { boards } from '../../table/boards.ts';
import { AllPieces } from './AllPieces.tsx';
import { boardAddress, hashOf } from './address.ts';
import { OneBoard } from './OneBoard.tsx';

/** Everything that is drawn, to look at: all pieces, or one board where it will be. */
export function Gallery({ hash }: { readonly hash: string }) {
  const address = boardAddress(hash, boards);
  return address === null ? <AllPieces /> : <OneBoard key={hashOf(address)} {...address} />;
}
