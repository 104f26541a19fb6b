import type { Text } from '../../../i18n/text.ts';
import type { TableState, WatchScene } from '../../../table/session/scenes.ts';
import { playerName } from '../words/names.ts';
import type { PromptWords } from '../words/promptWords.ts';
import { storyRow } from '../words/storyWords.ts';

/** What it did; before that, that it thinks or waits. */
export function watchWords(
  text: Text,
  state: Pick<TableState, 'players' | 'table'>,
  { did, seat, thinking, paused }: WatchScene,
): PromptWords {
  const { watch } = text.computers;
  const name = playerName(state, seat);
  const story = did.findLast((each) => 'seat' in each && each.what !== 'lastRound');
  if (story !== undefined) {
    const { title, detail } = storyRow(text, story, state);
    return { title, words: detail };
  }
  if (thinking) return { title: watch.thinking(name), words: '' };
  return paused ? { title: watch.paused, words: watch.pausedWords(name) } : { title: watch.next(name), words: '' };
}
