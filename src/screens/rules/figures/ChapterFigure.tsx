import type { MapData } from '../../../engine/map.ts';
import type { RuleFacts } from '../../../i18n/ruleFacts.ts';
import type { RuleText } from '../../../i18n/ruleText.ts';
import { useRuleText } from '../../../i18n/ruleText.ts';
import type { ChapterName } from '../book.ts';
import { ClaimFigure, FerryFigure, TunnelFigure } from './payments.tsx';
import { DoubleFigure, StationFigure, TicketFigure } from './places.tsx';
import { CardsFigure, EndFigure, KnownFigure, ScoreFigure, SetupFigure, TurnFigure } from './plays.tsx';

export interface FigureOfProps {
  readonly text: RuleText;
  readonly map: MapData;
  readonly facts: RuleFacts;
}

const FIGURES = {
  setup: SetupFigure,
  turn: TurnFigure,
  cards: CardsFigure,
  claim: ClaimFigure,
  doubles: DoubleFigure,
  ferries: FerryFigure,
  tunnels: TunnelFigure,
  tickets: TicketFigure,
  stations: StationFigure,
  end: EndFigure,
  scoring: ScoreFigure,
  known: KnownFigure,
} as const satisfies Readonly<Record<ChapterName, unknown>>;

interface ChapterFigureProps extends Omit<FigureOfProps, 'text'> {
  readonly of: ChapterName;
}

/** The example of a chapter, with numbers and names of the board. */
export function ChapterFigure({ of, map, facts }: ChapterFigureProps) {
  const text = useRuleText();
  const Shown = FIGURES[of];
  return <Shown text={text} map={map} facts={facts} />;
}
