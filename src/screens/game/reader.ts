import { useEffect } from 'preact/hooks';
import { allWords } from '../../i18n/words.ts';
import { part } from '../../pwa/files.ts';
import { playerKey } from '../../table/game/names.ts';
import type { TableState } from '../../table/session/scenes.ts';
import { languageFor } from '../shared/readersLanguage.ts';

/** For whom the screen is: who has the tablet or takes it next, and the only person all the time; else nobody in particular. */
export function readerOf({ scene, players, curtains }: Pick<TableState, 'scene' | 'players' | 'curtains'>) {
  const people = players.filter(({ by }) => by.kind === 'person');
  if (scene.kind === 'final') return curtains || people.length !== 1 ? null : keyOf(people[0]);
  const inTurn = players.map((_, i) => players[(scene.seat + i) % players.length]);
  return keyOf(inTurn.find((player) => player?.by.kind === 'person'));
}

const keyOf = (player: TableState['players'][number] | undefined) =>
  player === undefined ? null : playerKey(player.name);

/** Whoever takes the tablet finds the own language there, without a wait. */
export function useReadersWords(players: TableState['players']): void {
  useEffect(() => {
    for (const { name, by } of players) {
      if (by.kind !== 'person') continue;
      const language = languageFor(playerKey(name));
      part(() => allWords.load(language)).catch(() => undefined); // it is told that a part is missing
    }
  }, [players]);
}
