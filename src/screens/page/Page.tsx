import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';
import type { WayBack } from './openPage.ts';
import './page.css';

/** There is one page at a time. */
export const PAGE_TITLE = 'page-title';

interface PageProps {
  readonly icon: IconName;
  readonly title: string;
  /** At the right of its bar. */
  readonly tool?: ComponentChildren;
  /** Null: it is a screen of its own, and leads home. */
  readonly wayBack: WayBack | null;
  /** What its own keys do. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Left out: it is still on its way. */
  readonly children?: ComponentChildren;
}

/** A bar with the way back, which a phone has at its foot, and the page under it. */
export function Page({ icon, title, tool, wayBack, onKey, children }: PageProps) {
  const page = usePageKeys(onKey);
  const heading = useFocusUnlessWithin(page);
  // Above a game it is no screen of its own, and the game has a main part already.
  const Body = wayBack === null ? 'main' : 'div';
  return (
    <div ref={page} class="whole-page" tabIndex={-1}>
      <header class="page-bar">
        {wayBack === null ? <WayHome /> : <Icon name={icon} />}
        <h1 id={PAGE_TITLE} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {tool}
      </header>
      {wayBack && <BackLink {...wayBack} />}
      <Body class="page-body">{children}</Body>
    </div>
  );
}

/** The heading takes the focus when the page comes, unless a heading of what stands on it has taken it already. */
function useFocusUnlessWithin(page: RefObject<HTMLElement | null>): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isWithin = activeElement !== page.current && page.current?.contains(activeElement);
    if (isWithin !== true) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

/** Keys that are pressed anywhere on the page. */
function usePageKeys(onKey: PageProps['onKey']): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const { current } = page;
    const press = (event: KeyboardEvent) => latest.current?.(event);
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, []);
  return page;
}

function WayHome() {
  const { setup } = useFrontText();
  const go = useGo();
  return <IconButton icon="back" label={setup.back} onPress={() => go(HOME)} />;
}

function BackLink({ label, note, color, onBack }: WayBack) {
  return (
    <div class="page-back">
      <button type="button" onClick={onBack}>
        <Icon name="back" />
        {color && <PlayerDisc of={color} />}
        <span>
          {label}
          {note !== null && <small>{note}</small>}
        </span>
      </button>
    </div>
  );
}
