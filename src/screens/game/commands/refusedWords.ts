import type { Text } from '../../../i18n/text.ts';
import type { ActOutcome } from '../../../table/openTable.ts';
import type { PromptWords } from '../words/promptWords.ts';
import { type Audience, whyNotWords } from '../words/whyNotWords.ts';

type Refused = Extract<ActOutcome, { readonly ok: false }>['refusal'];

/** What is said to a press that came to nothing; null where the screen has changed and shows why. */
export function refusedWords(text: Text, refusal: Refused, company: Audience): PromptWords | null {
  const { why, noUndo } = text.turn;
  switch (refusal.code) {
    case 'saving':
      return { title: why.moment, words: why.saving };
    case 'cannotUndo':
      return { title: why.title, words: noUndo[refusal.why] || why.nothingToUndo };
    case 'covered':
    case 'elsewhere':
    case 'unfinished':
      return null;
    default:
      return { title: why.title, words: whyNotWords(text, refusal, company) };
  }
}
