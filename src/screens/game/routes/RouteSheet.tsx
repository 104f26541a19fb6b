import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import type { DraftStep } from '../../../table/turn/draft.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useGameMenu } from '../commands/menu.ts';
import { useTurnScene } from '../commands/turnScene.ts';
import { useChosenFocus } from '../commands/useChosenFocus.ts';
import { isFree } from '../words/possible.ts';
import { whyNotWords } from '../words/whyNotWords.ts';
import { CityList } from './CityList.tsx';
import { cityRows } from './cityRows.ts';
import { RouteList } from './RouteList.tsx';
import { filtered, OWN_FILTERS, PUBLIC_FILTERS, type RouteFilter } from './routeFilters.ts';
import { ownRows, publicRows, type RouteRow } from './routeRows.ts';

/** The list of routes as everybody may read it, once it is opened. */
export function PublicRoutes({ state }: { readonly state: TableState }) {
  const isOpen = useRoutesOpen();
  return isOpen && <OpenPublicRoutes state={state} />;
}

function OpenPublicRoutes({ state }: { readonly state: TableState }) {
  const text = useText();
  const { onRoutes } = useGameMenu();
  const [filter, setFilter] = useState<RouteFilter>('all');
  const { table, players } = state;
  const rows = useMemo(() => publicRows(text, table, { players }), [text, table, players]);
  return (
    <RouteList
      {...{ rows, players, filter }}
      filters={PUBLIC_FILTERS}
      onFilter={setFilter}
      onChoose={null}
      onClose={() => onRoutes(false)}
    />
  );
}

/**
 * The same with what the player on turn could pay. A route that is chosen there is a route that was touched on the board.
 * Once the turn is done, or while a tunnel waits, there is nothing to choose. Whoever looks for a place for a station is
 * shown the cities instead.
 */
export function TurnRoutes({ atRest }: { readonly atRest: boolean }) {
  const { state, scene, touched } = useTurnScene();
  const isOpen = useRoutesOpen();
  const [kept, keep] = useState<RouteFilter | null>(null);
  const chosen = useChosenFocus(!isOpen);
  if (!isOpen) return null;
  if (touched.asking === 'station') return <StationCities onChosen={chosen} />;
  const isSettled = atRest || scene.beat !== null || scene.draft?.kind === 'tunnel';
  return isSettled ? <OpenPublicRoutes state={state} /> : <OwnRoutes {...{ kept, keep }} onChosen={chosen} />;
}

interface OwnRoutesProps {
  readonly kept: RouteFilter | null;
  readonly keep: (filter: RouteFilter) => void;
  readonly onChosen: () => void;
}

function OwnRoutes({ kept, keep, onChosen }: OwnRoutesProps) {
  const text = useText();
  const { state, scene } = useTurnScene();
  const { view } = scene;
  const { players } = state;
  const rows = useMemo(() => ownRows(text, view, { players }), [text, view, players]);
  const { choose, ...ends } = useEnds(onChosen);
  return (
    <RouteList
      {...{ rows, players }}
      filters={OWN_FILTERS}
      filter={kept ?? firstFilter(rows)}
      onFilter={keep}
      waits={isFree(view) ? null : waitWords(text, scene, state)}
      onChoose={(route) => choose({ step: 'route', route })}
      {...ends}
    />
  );
}

function StationCities({ onChosen }: Pick<OwnRoutesProps, 'onChosen'>) {
  const text = useText();
  const { state, scene } = useTurnScene();
  const { view } = scene;
  const { players } = state;
  const rows = useMemo(() => cityRows(text, view, { players }), [text, view, players]);
  const { choose, ...ends } = useEnds(onChosen);
  return <CityList rows={rows} onChoose={(city) => choose({ step: 'city', city })} {...ends} />;
}

/** How a list of the player on turn is left: by a choice, by the cover, or as it was. */
function useEnds(onChosen: () => void) {
  const { onRoutes } = useGameMenu();
  const { state, commands } = useTurnScene();
  return {
    choose: (step: DraftStep) => {
      commands.draft(step);
      onChosen();
      onRoutes(false);
    },
    tool: state.curtains && <CommandButton of="cover" look="line" />,
    onClose: () => onRoutes(false),
  };
}

const firstFilter = (rows: readonly RouteRow[]): RouteFilter =>
  filtered(rows, 'payable').length > 0 ? 'payable' : 'all';

function waitWords(text: ReturnType<typeof useText>, { view, seat }: HandScene, { players }: TableState): string {
  const { turn, phase } = view.table;
  if (turn !== seat) return whyNotWords(text, { code: 'notYourTurn', turn }, { players, seat });
  return whyNotWords(text, { code: 'notNow', phase }, { players, seat });
}

/** Whoever covers the hand, or takes the next turn, has closed it. */
function useRoutesOpen(): boolean {
  const { routes, onRoutes } = useGameMenu();
  const latest = useRef(onRoutes);
  latest.current = onRoutes;
  useEffect(() => () => latest.current(false), []);
  return routes;
}
