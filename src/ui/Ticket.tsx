import { Icon, type IconName } from './Icon.tsx';
import './ticket.css';

interface TicketProps {
  /** "Paris – Zagreb" */
  readonly name: string;
  readonly points: number;
  /** Trains of the cheapest way there is now, and how many of them stand. */
  readonly trains: number;
  readonly placed: number;
  readonly state: 'open' | 'risk' | 'done';
  /** The state in a word or two: "2 to go", "done". */
  readonly word: string;
  readonly long?: boolean;
  /** "Paris to Zagreb, 8 points, 2 trains to go." */
  readonly label: string;
  /** Its path is shown. */
  readonly lit?: boolean;
  readonly onPress: () => void;
}

const ICONS: Readonly<Record<TicketProps['state'], IconName | null>> = { open: null, risk: 'warning', done: 'tick' };

/** A ticket as a slip in the tray. A press shows its path on the board. */
export function Ticket(props: TicketProps) {
  const { name, points, trains, placed, state, word, long = false, label, lit = false, onPress } = props;
  const icon = ICONS[state];
  const looks = [state, long && 'long', lit && 'lit'].filter(Boolean).join(' ');
  return (
    <button type="button" class={`ticket ${looks}`} aria-label={label} aria-pressed={lit} onClick={onPress}>
      <span class="points">{points}</span>
      <span class="journey">
        <span class="name">{name}</span>
        <Pips trains={trains} placed={placed} />
      </span>
      <span class="state">
        {icon && <Icon name={icon} />}
        <span class="word">{word}</span>
      </span>
    </button>
  );
}

function Pips({ trains, placed }: Pick<TicketProps, 'trains' | 'placed'>) {
  return (
    <span class="pips">
      {Array.from({ length: trains }, (_, place) => (
        <i key={place} class={place < placed ? 'placed' : undefined} />
      ))}
    </span>
  );
}
