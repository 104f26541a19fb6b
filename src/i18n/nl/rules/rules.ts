import type { RuleText } from '../../ruleText.ts';
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

/** The rules in Dutch. */
export const rules: RuleText = {
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
  bonus: final.bonus,
};
