import type { MapData } from '../../engine/map.ts';
import type { RuleText } from '../../i18n/ruleText.ts';
import { bonusWords } from '../company/bonusWords.ts';
import { BOOK, CHAPTERS, HOW_TO, type PageName } from './book.ts';
import type { RuleSentence } from './chapter.ts';
import { factsOf } from './facts.ts';
import { howToSteps } from './howTo.ts';

/** Something that the rules of a board say, and where they say it. */
export interface RuleEntry extends RuleSentence {
  readonly page: PageName;
  readonly title: string;
}

/** All that the rules of a board say, in the order in which it is read. */
export function entriesOf(text: RuleText, map: MapData): readonly RuleEntry[] {
  const facts = factsOf(map);
  const steps = howToSteps(text, facts).map(({ title, words }) => ({ ids: [], words: `${title}. ${words.join(' ')}` }));
  const howTo = inPage(HOW_TO, text.howTo.title, steps);
  const chapters = CHAPTERS.flatMap((name) => {
    const { title, lede, lists, rulings } = BOOK[name](text, facts);
    const told = lists.flatMap(({ steps, cases }) => [...steps, ...cases]);
    const cards = name === 'scoring' ? bonusSentences(text, map) : [];
    return inPage(name, title, [{ ids: [], words: lede }, ...told, ...cards, ...rulings]);
  });
  return [...howTo, ...chapters];
}

function inPage(page: PageName, title: string, sentences: readonly RuleSentence[]): readonly RuleEntry[] {
  return sentences.map((sentence) => ({ ...sentence, page, title }));
}

/** What each bonus card of the map counts. */
export function bonusSentences(text: RuleText, map: MapData): readonly RuleSentence[] {
  return (map.bonusCards ?? []).map(({ id, counts }) => {
    const { name, words } = bonusWords(text, map, counts);
    return { ids: [`BONUS-${id}`], words: `${name}. ${words}` };
  });
}
