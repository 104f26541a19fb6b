import type { MapRules } from '../../../engine/map.ts';
import type { Text } from '../../../i18n/text.ts';
import type { PromptWords } from './promptWords.ts';

/** What a turn can begin with. */
type TurnAction = keyof Text['turn']['outOfReach'];

/** TURN-1: what a turn can be used for on a board with these rules. */
export function actionsOn({ stations }: Pick<MapRules, 'stations'>): readonly TurnAction[] {
  const everywhere = ['drawCard', 'claimRoute', 'drawTickets'] as const;
  return stations === null ? everywhere : [...everywhere, 'buildStation'];
}

/** What somebody hears who has not had a turn yet. */
export function firstTurnWords({ claim, curtain }: Text, rules: MapRules): PromptWords {
  const { title, words } = curtain.firstTurn;
  return { title, words: words(claim.either(actionsOn(rules).map((action) => claim.actions[action]))) };
}

/** What somebody hears who can do nothing. */
export function passWords({ claim, turn }: Text, rules: MapRules): PromptWords {
  const { title, words } = turn.ask.pass;
  return { title, words: words(claim.either(actionsOn(rules).map((action) => turn.outOfReach[action]))) };
}
