import type { RuleText } from '../../i18n/ruleText.ts';
import { useRuleText } from '../../i18n/ruleText.ts';
import { Button } from '../../ui/Button.tsx';
import { HOW_TO, PAGES, type PageName } from './book.ts';
import { titleOf } from './Contents.tsx';
import type { Reading } from './useReading.ts';

interface TurningProps {
  readonly name: PageName;
  readonly onTurn: Reading['turnTo'];
}

/** To the chapter before and after. */
export function Turning({ name, onTurn }: TurningProps) {
  const text = useRuleText();
  const place = PAGES.indexOf(name);
  const [before, after] = [PAGES[place - 1], PAGES[place + 1]];
  return (
    <div class="turning">
      {before && <TurnTo text={text} word={text.page.previous} to={before} onTurn={onTurn} isBack />}
      {after && <TurnTo text={text} word={text.page.next} to={after} onTurn={onTurn} />}
    </div>
  );
}

interface TurnToProps {
  readonly text: RuleText;
  readonly word: string;
  readonly to: PageName;
  readonly onTurn: Reading['turnTo'];
  readonly isBack?: boolean;
}

function TurnTo({ text, word, to, onTurn, isBack = false }: TurnToProps) {
  const title = titleOf(text, to);
  return (
    <Button
      look="line"
      {...(isBack && { icon: 'back' as const })}
      label={to === HOW_TO ? title : title}
      note={word}
      onPress={() => onTurn({ chapter: to })}
    />
  );
}
