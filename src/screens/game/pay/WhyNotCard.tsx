import type { Refusal } from '../../../engine/refusals.ts';
import type { SeatView } from '../../../engine/view.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import type { Draft } from '../../../table/turn/draft.ts';
import { cardsMissing } from '../../../table/turn/payments.ts';
import { wayOut } from '../../../table/turn/wayOut.ts';
import { whyNotCity, whyNotRoute } from '../../../table/turn/whyNot.ts';
import { Prompt } from '../../../ui/Prompt.tsx';
import { wayOutWords } from '../words/wayOutWords.ts';

interface WhyNotCardProps {
  readonly state: TableState;
  readonly scene: HandScene;
}

/** Stands in the prompt's place when what was touched cannot be done: the way on. The tray says why, rule by rule. */
export function WhyNotCard({ scene: { view, draft } }: WhyNotCardProps) {
  const text = useText();
  const reason = reasonAgainst(view, draft);
  if (reason === null) return null;
  const { never, notYet } = text.claim.prompt;
  const way = wayOut(view, draft);
  const words = way === null ? adviceOn(text, view, draft, reason) : wayOutWords(text, view, draft, way);
  return <Prompt title={isForEver(reason) ? never : notYet} words={words} spoken={false} />;
}

function reasonAgainst(view: SeatView, draft: Draft | null): Refusal | null {
  if (draft?.kind === 'claim') return whyNotRoute(view, draft.route);
  return draft?.kind === 'station' ? whyNotCity(view, draft.city) : null;
}

const FOR_EVER: readonly Refusal['code'][] = [
  'routeTaken',
  'ownsParallel',
  'lanesClosed',
  'noStationsOnMap',
  'stationsUsedUp',
  'stationTaken',
];

function isForEver({ code }: Refusal): boolean {
  return FOR_EVER.includes(code);
}

function adviceOn({ claim: { prompt } }: Text, view: SeatView, draft: Draft | null, reason: Refusal): string {
  switch (reason.code) {
    case 'cardsShort':
      return prompt.cardsShort(cardsMissing(reason.price, view.hand));
    case 'trainsShort':
      return prompt.trainsShort(reason.needs - reason.has);
    case 'notYourTurn':
      return prompt.waitForTurn;
    case 'notNow':
      return prompt.wait;
    case 'noStationsOnMap':
    case 'stationsUsedUp':
      return prompt.otherAction;
    default:
      return draft?.kind === 'station' ? prompt.otherCity : prompt.otherRoute;
  }
}
