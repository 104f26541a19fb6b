import { final } from '../final.ts';
import { cards } from './cards.ts';
import { claim } from './claim.ts';
import { differences } from './differences.ts';
import { doubles } from './doubles.ts';
import { end } from './end.ts';
import { ferries } from './ferries.ts';
import { howTo } from './howTo.ts';
import { known } from './known.ts';
import { page } from './page.ts';
import { scoring } from './scoring.ts';
import { setup } from './setup.ts';
import { stations } from './stations.ts';
import { tickets } from './tickets.ts';
import { tunnels } from './tunnels.ts';
import { turn } from './turn.ts';

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
