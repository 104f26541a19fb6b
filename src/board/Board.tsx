import { useCallback, useMemo, useState } from 'preact/hooks';
import type { BoardFile } from '../layout/boardFile.ts';
import type { KeptLook } from './camera/boardCamera.ts';
import { fitView, type Insets, NO_INSETS, placeAt, pointOf } from './camera/camera.ts';
import type { Point } from './camera/projection.ts';
import { useCamera, useShown } from './camera/useCamera.ts';
import { WalkRing, World } from './camera/World.tsx';
import { ZoomButtons } from './camera/ZoomButtons.tsx';
import { ActsOnBoard } from './drawing/ActsOnBoard.tsx';
import { BoardDrawing } from './drawing/BoardDrawing.tsx';
import type { BoardModel, Target } from './model.ts';
import type { BoardShow } from './onBoard.ts';
import { withoutArriving } from './shapes/arriving.ts';
import { RouteChooser } from './touch/RouteChooser.tsx';
import { cityNear, reachOn } from './touch/reach.ts';
import { labelOf, offerOfCity, offerOfRoutes, type TargetChoice } from './touch/targets.ts';
import { useCityWalk, zoomedBy } from './touch/useCityWalk.ts';
import { useHands } from './touch/useHands.ts';
import './board.css';

interface BoardProps {
  readonly model: BoardModel;
  readonly onChoose: (target: Target) => void;
  /** Keep the same object as long as nothing changes in it. */
  readonly insets?: Insets;
  /** Cities to look at first where the screen is too small for all. */
  readonly start?: readonly number[];
  /** Places that fill the stage until somebody moves the board. Without them the whole board does. */
  readonly frame?: readonly Point[] | null;
  /** Cities that have just become important: the board moves until they are seen. Keep the same list as long as they are. */
  readonly show?: readonly number[] | undefined;
  /** What moves on it. */
  readonly acts?: BoardShow | null;
  /** Where the board was left, if it is the same person who looks at it again. */
  readonly kept?: KeptLook | null;
}

interface OfferAt {
  readonly offer: TargetChoice;
  readonly at: Point;
}

const NOWHERE: readonly number[] = [];

/** Always the same for the same places: ids that count would tell what had been drawn before. */
const idsOf = ({ map, orientation }: BoardFile) => `board-${map}-${orientation}`;

/** One stop of the tab key, from which arrow keys walk from city to city. */
const tabStop = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

/** The board in a stage that fills its parent: it can be moved, touched and walked. */
export function Board({
  model,
  onChoose,
  insets = NO_INSETS,
  start = NOWHERE,
  frame = null,
  show = NOWHERE,
  acts = null,
  kept = null,
}: BoardProps) {
  const camera = useCamera(model.places, insets, { start, frame }, kept);
  const [open, setOpen] = useState<OfferAt | null>(null);
  const [takenOnly, setTakenOnly] = useState(false);
  const close = useCallback(() => setOpen(null), []);
  const reachOf = useMemo(() => reachOn(model.places), [model.places]);

  const tap = (point: Point) => {
    const { view } = camera.look();
    const reach = reachOf(placeAt(view, point), view.scale);
    if (reach.kind === 'city') return onChoose(reach);
    const [first, second] = reach.ids;
    if (second !== undefined) setOpen({ offer: offerOfRoutes(model, reach.ids), at: point });
    else if (first !== undefined) onChoose({ kind: 'route', id: first });
  };
  const longPress = (point: Point) => {
    const { view } = camera.look();
    const city = cityNear(model.places, placeAt(view, point), view.scale);
    if (city !== null) onChoose({ kind: 'city', id: city.id });
    return city !== null;
  };
  const openCity = (id: number) => {
    const place = model.places.cities[id];
    if (place !== undefined) setOpen({ offer: offerOfCity(model, id), at: pointOf(camera.look().view, place) });
  };
  const choose = (target: Target) => {
    closeAndReturn();
    onChoose(target);
  };
  const closeAndReturn = () => {
    close();
    camera.stageRef.current?.focus({ preventScroll: true });
  };
  useShown(camera, model.places, show);
  useHands(camera, { tap, longPress });
  const city = useCityWalk(camera, model.places, openCity);
  const drawing = useMemo(
    () => <BoardDrawing model={withoutArriving(model, acts)} ids={idsOf(model.places)} />,
    [model, acts],
  );

  return (
    <div class={takenOnly ? 'board taken-only' : 'board'}>
      <div class="board-stage" {...tabStop(model.label)} ref={camera.stageRef}>
        <div class="board-world" ref={camera.worldRef}>
          <World places={model.places}>
            {drawing}
            {city !== null && <WalkRing places={model.places} city={city} />}
          </World>
          {acts !== null && <ActsOnBoard key={acts} model={model} show={acts} />}
        </div>
      </div>
      <p class="board-news unseen" aria-live="polite">
        {city !== null && labelOf(model, { kind: 'city', id: city })}
      </p>
      <ZoomButtons
        words={model.words}
        canComeNearer={!camera.ends.nearest}
        canGoFurther={!camera.ends.furthest}
        onZoom={(step) => camera.move(() => zoomedBy(step, camera.look()), 'glide')}
        taken={model.taken}
        onFit={() => camera.move((_, stage) => fitView(stage), 'glide')}
        onHold={setTakenOnly}
      />
      {open !== null && (
        <RouteChooser
          key={open.offer}
          model={model}
          offer={open.offer}
          at={open.at}
          stage={camera.look().stage.size}
          onChoose={choose}
          onClose={closeAndReturn}
          onLeave={close}
        />
      )}
    </div>
  );
}
