import { useMemo, useRef, useState } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import { type RuleText, RuleTextContext, useRuleText } from '../../i18n/ruleText.ts';
import { ruleWords } from '../../i18n/words.ts';
import { boardName } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import type { WayBack } from '../page/openPage.ts';
import { Page } from '../page/Page.tsx';
import { useGo } from '../shared/navigation.ts';
import { useReadersLanguage } from '../shared/readersLanguage.ts';
import { HOME } from '../shared/route.ts';
import { useWords } from '../shared/Spoken.tsx';
import { useSize } from '../shared/useMedia.ts';
import { HOW_TO } from './book.ts';
import { ChapterText } from './ChapterText.tsx';
import { Contents } from './Contents.tsx';
import { ContentsBar, ContentsSheet } from './ContentsSheet.tsx';
import { factsOf } from './facts.ts';
import { HowTo } from './HowTo.tsx';
import { isTypedIn, SEARCH_KEY, useLooking, walkLinks } from './looking.ts';
import { type Reading, useReading } from './useReading.ts';
import './rules.css';

interface RulesProps {
  /** Whose numbers it tells; null: those of the first. */
  readonly board: string | null;
  readonly chapter: string | null;
  /** To the game that lies under it; null: it is a screen of its own. */
  readonly wayBack: WayBack | null;
}

/** The rules of all boards, by chapters. */
export function Rules({ board, chapter, wayBack }: RulesProps) {
  const text = useWords(ruleWords, useReadersLanguage());
  const reading = useReading({ board, chapter }, wayBack !== null);
  const { home } = useFrontText();
  if (text === null) return <Page icon="book" title={home.rules} wayBack={wayBack} />;
  return (
    <RuleTextContext.Provider value={text}>
      <RulesPage text={text} reading={reading} wayBack={wayBack} />
    </RuleTextContext.Provider>
  );
}

interface RulesPageProps {
  readonly text: RuleText;
  readonly reading: Reading;
  readonly wayBack: WayBack | null;
}

function RulesPage({ text, reading, wayBack }: RulesPageProps) {
  const go = useGo();
  const looking = useLooking(text, reading.map);
  const isPhone = useSize('phone');
  const [listed, setListed] = useState<Listed>(null);
  const search = useRef<HTMLInputElement>(null);
  const leave = wayBack?.onBack ?? (() => go(HOME));
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (looking.asked === '') leave();
      else looking.ask('');
    } else if (event.key === SEARCH_KEY && !isTypedIn(event.target)) {
      event.preventDefault();
      if (isPhone) setListed('search');
      else search.current?.focus();
    } else walkLinks(event);
  };
  const contents = <Contents reading={reading} looking={looking} search={search} onTurned={() => setListed(null)} />;
  return (
    <Page icon="book" title={text.page.title} tool={<BoardSwitch reading={reading} />} wayBack={wayBack} onKey={onKey}>
      <div class="rules">
        {isPhone ? <ContentsBar reading={reading} onList={setListed} /> : contents}
        <OpenPage reading={reading} />
      </div>
      {isPhone && listed !== null && (
        <ContentsSheet looks={listed === 'search'} search={search} onClose={() => setListed(null)}>
          {contents}
        </ContentsSheet>
      )}
    </Page>
  );
}

/** What of the contents lies open on a phone. */
type Listed = 'contents' | 'search' | null;

function BoardSwitch({ reading }: { readonly reading: Reading }) {
  const { page } = useRuleText();
  const language = useReadersLanguage();
  const options = boards.map(({ id }) => ({ value: id, label: boardName({ language }, id) }));
  return (
    <Segmented
      label={page.board}
      options={options}
      value={reading.map.id}
      onChange={(board) => reading.turnTo({ board })}
    />
  );
}

function OpenPage({ reading: { map, page, turnTo } }: { readonly reading: Reading }) {
  const facts: RuleFacts = useMemo(() => factsOf(map), [map]);
  if (page === HOW_TO) return <HowTo map={map} facts={facts} onTurn={turnTo} />;
  return <ChapterText key={page} name={page} map={map} facts={facts} onTurn={turnTo} />;
}
