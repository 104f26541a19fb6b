import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useRuleText } from '../../i18n/ruleText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BackSheet } from '../shared/BackSheet.tsx';
import { PAGES } from './book.ts';
import { titleOf } from './Contents.tsx';
import { RuleSign } from './RuleSign.tsx';
import type { Reading } from './useReading.ts';

interface ContentsBarProps {
  readonly reading: Reading;
  readonly onList: (what: 'contents' | 'search') => void;
}

/** Where there is no room for the contents: which chapter is open, and the way to the others. */
export function ContentsBar({ reading: { page }, onList }: ContentsBarProps) {
  const text = useRuleText();
  const place = PAGES.indexOf(page);
  return (
    <div class="contents-bar">
      <button type="button" aria-haspopup="dialog" onClick={() => onList('contents')}>
        <Icon name="list" />
        {titleOf(text, page)}
        {place > 0 && <small>{text.page.place(place, PAGES.length - 1)}</small>}
        <Icon name="down" />
      </button>
      <button type="button" class="icon-button" aria-label={text.page.search} onClick={() => onList('search')}>
        <RuleSign of="search" />
      </button>
    </div>
  );
}

interface ContentsSheetProps {
  readonly looks: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function ContentsSheet({ looks, search, onClose, children }: ContentsSheetProps) {
  const { page } = useRuleText();
  useEffect(() => {
    if (looks) search.current?.focus();
  }, [looks]);
  return (
    <BackSheet title={page.contents} onClose={onClose}>
      {children}
    </BackSheet>
  );
}
