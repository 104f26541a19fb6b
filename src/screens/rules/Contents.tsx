import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import { useRuleText } from '../../i18n/ruleText.ts';
import { hashFor } from '../shared/route.ts';
import { BOOK, CHAPTERS } from './book.ts';
import type { Reading } from './useReading.ts';

interface ContentsProps {
  readonly reading: Reading;
  readonly facts: RuleFacts;
}

export function Contents({ reading, facts }: ContentsProps) {
  const text = useRuleText();
  const { map, chapter, turnTo } = reading;
  return (
    <nav class="contents" aria-label={text.page.contents}>
      <ol>
        {CHAPTERS.map((name) => {
          const { title, isHere } = BOOK[name](text, facts);
          return (
            <li key={name}>
              <a
                href={hashFor({ screen: 'rules', chapter: name, board: map.id })}
                aria-current={name === chapter ? 'page' : undefined}
                class={isHere ? undefined : 'not-here'}
                onClick={(event) => {
                  event.preventDefault();
                  turnTo({ chapter: name });
                }}
              >
                {title}
                {!isHere && <small>{text.page.notHere}</small>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
