import { useEffect } from 'preact/hooks';
import { part } from '../../pwa/files.ts';
import { useLater } from '../shared/Later.tsx';
import { GameMessage } from './GameMessage.tsx';
import type { GamesSheetProps } from './GamesSheet.tsx';

const sheet = () => part(() => import('./GamesSheet.tsx'));

/** The list of all games, which is fetched when somebody asks for it. Where it cannot be, a notice says so. */
export function ListedGames(props: GamesSheetProps) {
  const { value, failed } = useLater('games', sheet);
  useEffect(() => {
    if (failed) props.onClose();
  }, [failed]);
  return value === null ? <GameMessage games={props.games} /> : <value.GamesSheet {...props} />;
}
