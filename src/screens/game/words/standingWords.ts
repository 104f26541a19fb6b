import type { MapData } from '../../../engine/map.ts';
import { PATH_BONUS } from '../../../engine/scoring/result.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Standing } from '../../../table/story/standings.ts';
import { type BonusWords, bonusWords } from '../../company/bonusWords.ts';

/** What a bonus in play is called. The map's own reward for the longest path is no card, and only its name differs. */
export function standingWords(text: Text, map: MapData, { id, counts }: Pick<Standing, 'id' | 'counts'>): BonusWords {
  const words = bonusWords(text.final, map, counts);
  return id === PATH_BONUS ? { ...words, name: text.bonuses.path.name } : words;
}
