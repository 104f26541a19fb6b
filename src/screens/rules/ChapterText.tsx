import { useLayoutEffect, useRef } from 'preact/hooks';
import { useRuleText } from '../../i18n/ruleText.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CHAPTERS, type ChapterName } from './book.ts';
import type { Chapter, RuleSentence } from './chapter.ts';

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly name: ChapterName;
  readonly onTurn: (to: ChapterName) => void;
}

export function ChapterText({ chapter, name, onTurn }: ChapterTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, lede, chip, sentences, rulings } = chapter;
  return (
    <article class="rule-chapter">
      <div class="head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {chip !== null && <span class="chip">{chip}</span>}
      </div>
      <p class="lede">{lede}</p>
      <div class="beside">
        <Sentences sentences={sentences} />
        <div class="side">{rulings.length > 0 && <Rulings rulings={rulings} />}</div>
      </div>
      <Turning name={name} onTurn={onTurn} />
    </article>
  );
}

function Sentences({ sentences }: Pick<Chapter, 'sentences'>) {
  return (
    <ul class="sentences">
      {sentences.map((sentence, place) => (
        <li key={place} class={sentence.look}>
          <i aria-hidden="true">{sentence.look === 'step' ? numberOf(sentences, sentence) : null}</i>
          <span>{sentence.words}</span>
        </li>
      ))}
    </ul>
  );
}

function numberOf(sentences: readonly RuleSentence[], sentence: RuleSentence): number {
  return sentences.filter(({ look }) => look === 'step').indexOf(sentence) + 1;
}

const RULING = 'ruling';

function Rulings({ rulings }: Pick<Chapter, 'rulings'>) {
  const { page } = useRuleText();
  return (
    <aside class="ruling" aria-labelledby={RULING}>
      <h3 id={RULING}>
        <Icon name="stamp" />
        {page.ruling}
      </h3>
      {rulings.map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
    </aside>
  );
}

function Turning({ name, onTurn }: Pick<ChapterTextProps, 'name' | 'onTurn'>) {
  const { page } = useRuleText();
  const place = CHAPTERS.indexOf(name);
  const [before, after] = [CHAPTERS[place - 1], CHAPTERS[place + 1]];
  return (
    <div class="turning">
      {before && <Button look="line" icon="back" label={page.previous} onPress={() => onTurn(before)} />}
      {after && <Button look="line" label={page.next} onPress={() => onTurn(after)} />}
    </div>
  );
}
