import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import { useRuleText } from '../../i18n/ruleText.ts';
import { BOOK, type ChapterName } from './book.ts';
import type { Chapter, RuleList } from './chapter.ts';
import { Differences } from './Differences.tsx';
import { bonusSentences } from './entries.ts';
import { ChapterFigure } from './figures/ChapterFigure.tsx';
import { RuleSign } from './RuleSign.tsx';
import { Turning } from './Turning.tsx';
import type { Reading } from './useReading.ts';
import './chapter-text.css';

interface ChapterTextProps {
  readonly name: ChapterName;
  readonly map: MapData;
  readonly facts: RuleFacts;
  readonly onTurn: Reading['turnTo'];
}

/** A chapter as it is on a board: an example, the rules one by one, what was ruled, and what is different elsewhere. */
export function ChapterText({ name, map, facts, onTurn }: ChapterTextProps) {
  const text = useRuleText();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, lede, chip, isHere, lists, rulings } = BOOK[name](text, facts);
  return (
    <article class="rule-chapter" aria-labelledby="rule-title">
      <div class="head">
        <h2 id="rule-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {chip !== null && <span class="rule-chip">{chip}</span>}
      </div>
      <p class="lede">{lede}</p>
      {isHere && <ChapterFigure of={name} map={map} facts={facts} />}
      <div class="beside">
        <div class="lists">
          {lists.map((list) => (
            <Sentences key={list.title} {...list} />
          ))}
          {name === 'scoring' && <BonusCards map={map} />}
        </div>
        <div class="side">
          {rulings.length > 0 && <Rulings rulings={rulings} />}
          {name === 'claim' && <Points facts={facts} />}
          <Differences page={name} map={map} facts={facts} />
        </div>
      </div>
      <Turning name={name} onTurn={onTurn} />
    </article>
  );
}

function Sentences({ title, steps, cases }: RuleList) {
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      {steps.length > 0 && (
        <ol class="steps">
          {steps.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      )}
      {cases.length > 0 && (
        <ul class="cases">
          {cases.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function BonusCards({ map }: { readonly map: MapData }) {
  const text = useRuleText();
  const cards = bonusSentences(text, map);
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{text.scoring.cards}</h3>
      <ul class="bonus-rules">
        {map.bonusCards?.map(({ id, points }, place) => (
          <li key={id}>
            <b>{text.page.plus(points)}</b>
            <span>{cards[place]?.words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Points({ facts }: { readonly facts: RuleFacts }) {
  const { table } = useRuleText().claim;
  return (
    <section class="rule-points">
      <h3 id="rule-points">{table.title}</h3>
      <table aria-labelledby="rule-points">
        <tbody>
          <tr>
            <th scope="row">{table.length}</th>
            {facts.points.map(({ length }) => (
              <td key={length}>{length}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{table.points}</th>
            {facts.points.map(({ length, points }) => (
              <td key={length}>{points}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Rulings({ rulings }: Pick<Chapter, 'rulings'>) {
  const { page } = useRuleText();
  return (
    <aside class="ruling" aria-labelledby="our-ruling">
      <h3 id="our-ruling">
        <RuleSign of="stamp" />
        {page.ruling}
      </h3>
      {rulings.map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
    </aside>
  );
}
