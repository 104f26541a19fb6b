import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

interface JumpsProps {
  readonly tablet: RefObject<HTMLElement | null>;
  readonly players: RefObject<HTMLElement | null>;
}

/** Where the page is one column: the way between its two halves, which says in which of them one is. */
export function Jumps({ tablet, players }: JumpsProps) {
  const { settings } = useText();
  const isBelow = useReached(players);
  return (
    <nav class="jumps" aria-label={settings.parts}>
      <Jump icon="tablet" label={settings.tablet.title} to={tablet} current={!isBelow} />
      <Jump icon="people" label={settings.players.title} to={players} current={isBelow} />
    </nav>
  );
}

interface JumpProps {
  readonly icon: IconName;
  readonly label: string;
  readonly to: RefObject<HTMLElement | null>;
  readonly current: boolean;
}

function Jump({ icon, label, to, current }: JumpProps) {
  const jump = () => {
    to.current?.scrollIntoView();
    to.current?.focus({ preventScroll: true });
  };
  return (
    <button type="button" aria-current={current} onClick={jump}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** Whether it has been scrolled up to. */
function useReached(part: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const look = () => {
      const box = part.current?.getBoundingClientRect();
      if (box !== undefined) setReached(box.top < innerHeight / 2);
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => removeEventListener('scroll', look, { capture: true });
  }, []);
  return isReached;
}
