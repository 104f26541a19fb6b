import { useMemo } from 'preact/hooks';
import type { Target } from '../../../board/model.ts';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { PromptWords } from '../words/promptWords.ts';
import type { LitPath } from './boardModel.ts';
import { cityPath, cityWords } from './cityRoutes.ts';
import { useTouched } from './useTouched.ts';

interface BoardTouch extends ReturnType<typeof useTouched> {
  /** What there is to say about the thing that was touched last. */
  readonly answer: PromptWords | null;
  /** The routes of a city that was touched. */
  readonly path: LitPath | null;
  /** Of anything on the board; the words are for what has none of its own. */
  readonly describe: (target: Target, words: string) => void;
}

/** A board that is only looked at: it says what everybody may know of whatever is touched. */
export function useBoardTouch({ table: view, players }: Pick<TableState, 'table' | 'players'>): BoardTouch {
  const text = useText();
  const touched = useTouched();
  const { city, told, touch } = touched;
  const path = useMemo(() => (city === null ? null : cityPath(view, city)), [view, city]);
  const describe = ({ kind, id }: Target, words: string) => {
    if (kind === 'city') touch({ touch: 'city', city: id });
    else touch({ touch: 'answer', told: { title: text.turn.look.title, words } });
  };
  return { ...touched, path, describe, answer: city === null ? told : cityWords(text, view, { players }, city) };
}
