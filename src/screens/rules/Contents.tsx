import type { ComponentChildren, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { type RuleText, useRuleText } from '../../i18n/ruleText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hashFor } from '../shared/route.ts';
import { BOOK, CHAPTERS, HOW_TO, type PageName } from './book.ts';
import { factsOf } from './facts.ts';
import { type Looking, SEARCH_KEY } from './looking.ts';
import { RuleSign } from './RuleSign.tsx';
import type { RuleHit } from './search.ts';
import type { Reading } from './useReading.ts';
import './contents.css';

interface ContentsProps {
  readonly reading: Reading;
  readonly looking: Looking;
  readonly search: RefObject<HTMLInputElement | null>;
  /** A page was chosen. */
  readonly onTurned: () => void;
}

/** All chapters, or the places where a word is said. */
export function Contents({ reading, looking, search, onTurned }: ContentsProps) {
  const { page } = useRuleText();
  const { asked, ask, hits } = looking;
  const turnTo = (name: PageName) => {
    reading.turnTo({ chapter: name });
    onTurned();
  };
  return (
    <nav class="rule-contents" aria-label={page.contents}>
      <label class="rule-search">
        <RuleSign of="search" />
        <input
          ref={search}
          type="search"
          placeholder={page.search}
          aria-label={page.search}
          value={asked}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
        <span class="key" aria-hidden="true">
          {SEARCH_KEY}
        </span>
      </label>
      <p class={hits === null ? 'unseen' : 'found'} role="status">
        {hits === null ? '' : hits.length === 0 ? page.nothing(asked.trim()) : page.found(hits.length)}
      </p>
      {hits === null || hits.length === 0 ? (
        <Chapters reading={reading} onPress={turnTo} />
      ) : (
        <Hits map={reading.map.id} hits={hits} onPress={turnTo} />
      )}
    </nav>
  );
}

interface ChaptersProps {
  readonly reading: Reading;
  readonly onPress: (name: PageName) => void;
}

function Chapters({ reading: { map, page }, onPress }: ChaptersProps) {
  const text = useRuleText();
  const facts = useMemo(() => factsOf(map), [map]);
  return (
    <>
      <PageLink class="how" name={HOW_TO} map={map.id} current={page === HOW_TO} onPress={onPress}>
        <Icon name="play" />
        {text.howTo.title}
        <small>{text.howTo.minutes}</small>
      </PageLink>
      <ol>
        {CHAPTERS.map((name) => {
          const { title, isHere, note } = BOOK[name](text, facts);
          return (
            <li key={name}>
              <PageLink
                class={isHere ? '' : 'not-here'}
                name={name}
                map={map.id}
                current={name === page}
                onPress={onPress}
              >
                {title} <small>{isHere ? note : text.page.notHere}</small>
              </PageLink>
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function titleOf(text: RuleText, name: PageName): string {
  return name === HOW_TO ? text.howTo.title : text[name].title;
}

interface HitsProps {
  readonly map: string;
  readonly hits: readonly RuleHit[];
  readonly onPress: (name: PageName) => void;
}

function Hits({ map, hits, onPress }: HitsProps) {
  return (
    <ul class="hits">
      {hits.map(({ entry, before, word, after }) => (
        <li key={`${entry.page} ${entry.words}`}>
          <PageLink class="hit" name={entry.page} map={map} current={false} onPress={onPress}>
            <strong>{entry.title}</strong>{' '}
            <span>
              {before}
              <b>{word}</b>
              {after}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface PageLinkProps {
  readonly class: string;
  readonly name: PageName;
  readonly map: string;
  readonly current: boolean;
  readonly onPress: (name: PageName) => void;
  readonly children: ComponentChildren;
}

function PageLink({ class: look, name, map, current, onPress, children }: PageLinkProps) {
  return (
    <a
      class={look}
      href={hashFor({ screen: 'rules', chapter: name, board: map })}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onPress(name);
      }}
    >
      {children}
    </a>
  );
}
