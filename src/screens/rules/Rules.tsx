import { useMemo } from 'preact/hooks';
import { type RuleText, RuleTextContext, useRuleText } from '../../i18n/ruleText.ts';
import { ruleWords } from '../../i18n/words.ts';
import { boardName } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import type { WayBack } from '../page/openPage.ts';
import { Page } from '../page/Page.tsx';
import { useReadersLanguage } from '../shared/readersLanguage.ts';
import { useWords } from '../shared/Spoken.tsx';
import { BOOK } from './book.ts';
import { ChapterText } from './ChapterText.tsx';
import { Contents } from './Contents.tsx';
import { factsOf } from './facts.ts';
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
  const language = useReadersLanguage();
  const text = useWords(ruleWords, language);
  const reading = useReading({ board, chapter }, wayBack !== null);
  if (text === null) return null;
  const switchBoard = <BoardSwitch text={text} language={language} reading={reading} />;
  return (
    <RuleTextContext.Provider value={text}>
      <Page icon="book" title={text.page.title} tool={switchBoard} wayBack={wayBack}>
        <OpenBook reading={reading} />
      </Page>
    </RuleTextContext.Provider>
  );
}

interface BoardSwitchProps {
  readonly text: RuleText;
  readonly language: string;
  readonly reading: Reading;
}

function BoardSwitch({ text, language, reading }: BoardSwitchProps) {
  const options = boards.map(({ id }) => ({ value: id, label: boardName({ language }, id) }));
  return (
    <Segmented
      label={text.page.board}
      options={options}
      value={reading.map.id}
      onChange={(board) => reading.turnTo({ board })}
    />
  );
}

function OpenBook({ reading }: { readonly reading: Reading }) {
  const text = useRuleText();
  const { map, chapter, turnTo } = reading;
  const facts = useMemo(() => factsOf(map), [map]);
  return (
    <div class="rules">
      <Contents reading={reading} facts={facts} />
      <ChapterText
        key={chapter}
        chapter={BOOK[chapter](text, facts)}
        name={chapter}
        onTurn={(to) => turnTo({ chapter: to })}
      />
    </div>
  );
}
