import { useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import { labelOf } from '../../../board/touch/targets.ts';
import type { TableView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { BoardFile } from '../../../layout/boardFile.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { type Counted, countedBy } from '../../../table/story/counted.ts';
import type { Standing } from '../../../table/story/standings.ts';
import { BonusPlate } from '../../../ui/BonusPlate.tsx';
import { useKeysScroll } from '../../../ui/keysScroll.ts';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { boardModelOf } from '../board/boardModel.ts';
import { useBoardTouch } from '../board/useBoardTouch.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { BoardAnswer } from '../frame/BoardAnswer.tsx';
import { routeEnds } from '../words/names.ts';
import { standingWords } from '../words/standingWords.ts';
import { BonusCounts } from './BonusCounts.tsx';
import './bonus-peek.css';

interface BonusPeekProps {
  readonly state: TableState;
  readonly standing: Standing;
  readonly onClose: () => void;
}

/** One bonus card beside the public board, on which everything it counts is lit and nothing else. */
export function BonusPeek({ state, standing, onClose }: BonusPeekProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { table: view, players } = state;
  const { counts, points } = standing;
  const { city, describe, answer } = useBoardTouch(state);
  const counted = useMemo(() => countedBy(view, counts) ?? NOTHING, [view, standing.id]);
  const model = useMemo(() => {
    const lit = { of: 'bonus', routes: counted.routes, ends: counted.cities } as const;
    return places && boardModelOf({ text, places, view, players, lit, litCities: city === null ? [] : [city] });
  }, [text, places, view, players, counted, city]);
  const frame = useMemo(() => places && frameOf(places, view, counted), [places, counted]);
  const card = useKeysScroll<HTMLElement>();
  return (
    <BackSheet title={text.bonuses.title} side="middle" onClose={onClose}>
      <div class="bonus-peek">
        <section ref={card}>
          <BonusPlate {...standingWords(text, state.map, standing)} points={points} />
          <BonusCounts standing={standing} state={state} />
        </section>
        <div class="bonus-board">
          {model && (
            <Board model={model} onChoose={(target) => describe(target, labelOf(model, target))} frame={frame} />
          )}
          <BoardAnswer answer={answer} />
        </div>
      </div>
    </BackSheet>
  );
}

const NOTHING: Counted = { routes: [], cities: [] };

/** The mark of a country stands there. */
const BESIDE_NAME = 24;

/** Cities with their names, and routes from end to end: a small screen shows all of them. Null where there are none. */
function frameOf({ cities }: BoardFile, view: TableView, counted: Counted) {
  const names = counted.cities.flatMap((city) => cities[city]?.label ?? []);
  const ends = counted.routes.flatMap((route) => routeEnds(view, route));
  const points = [
    ...names.flatMap(({ x, y, width }) => [
      { x: x - width / 2 - BESIDE_NAME, y },
      { x: x + width / 2 + BESIDE_NAME, y },
    ]),
    ...[...counted.cities, ...ends].flatMap((city) => cities[city] ?? []),
  ];
  return points.length === 0 ? null : points;
}
