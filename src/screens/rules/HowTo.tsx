import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import { useRuleText } from '../../i18n/ruleText.ts';
import { HOW_TO } from './book.ts';
import { Differences } from './Differences.tsx';
import { HowToPicture } from './figures/HowToPicture.tsx';
import { howToSteps } from './howTo.ts';
import { Turning } from './Turning.tsx';
import type { Reading } from './useReading.ts';
import './chapter-text.css';

interface HowToProps {
  readonly map: MapData;
  readonly facts: RuleFacts;
  readonly onTurn: Reading['turnTo'];
}

/** The whole game, short, with its pieces. */
export function HowTo({ map, facts, onTurn }: HowToProps) {
  const text = useRuleText();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, lede } = text.howTo;
  return (
    <article class="rule-chapter" aria-labelledby="rule-title">
      <div class="head">
        <h2 id="rule-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <p class="lede">{lede}</p>
      <ol class="how-steps">
        {howToSteps(text, facts).map((step) => (
          <li key={step.picture}>
            <HowToPicture of={step.picture} map={map} />
            <div>
              <h3>{step.title}</h3>
              {step.words.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Differences page={HOW_TO} map={map} facts={facts} />
      <Turning name={HOW_TO} onTurn={onTurn} />
    </article>
  );
}
