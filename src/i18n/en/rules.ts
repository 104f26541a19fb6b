import { final } from './final.ts';
import { cards } from './rules/cards.ts';
import { claim } from './rules/claim.ts';
import { differences } from './rules/differences.ts';
import { doubles } from './rules/doubles.ts';
import { end } from './rules/end.ts';
import { ferries } from './rules/ferries.ts';
import { howTo } from './rules/howTo.ts';
import { known } from './rules/known.ts';
import { page } from './rules/page.ts';
import { scoring } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { stations } from './rules/stations.ts';
import { tickets } from './rules/tickets.ts';
import { tunnels } from './rules/tunnels.ts';
import { turn } from './rules/turn.ts';

/** The rules in our own words. They come when somebody reads them. */
export const rules = {
  page,
  howTo,
  setup,
  turn,
  cards,
  claim,
  doubles,
  ferries,
  tunnels,
  tickets,
  stations,
  end,
  scoring,
  known,
  differences,
  /** Bonus cards are called the same in the rules and at the end of a game. */
  bonus: final.bonus,
} as const;
