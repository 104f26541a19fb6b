import { useText } from '../../../i18n/text.ts';
import type { Afterthought } from '../../../table/computers/afterwards.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { playerName } from '../words/names.ts';
import { afterWords } from './afterthoughtWords.ts';

interface AfterthoughtsProps {
  readonly state: TableState;
  readonly seat: number;
  /** Null until it is known. */
  readonly after: readonly Afterthought[] | null;
}

/** What a computer was after, and where it gave something up. Of people nobody knows. */
export function Afterthoughts({ state, seat, after }: AfterthoughtsProps) {
  const text = useText();
  const thought = after?.find((each) => each.seat === seat);
  if (thought === undefined) return null;
  return (
    <ul class="afterthoughts" aria-label={text.computers.after.title(playerName(state, seat))}>
      {afterWords(text, state, thought).map((line) => (
        <li key={line}>
          <Icon name="bot" />
          {line}
        </li>
      ))}
    </ul>
  );
}
