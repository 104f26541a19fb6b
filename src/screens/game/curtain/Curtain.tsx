import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { MiniMap } from '../../../board/small/MiniMap.tsx';
import { NOBODY } from '../../../engine/game.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import { useText } from '../../../i18n/text.ts';
import { sceneryFor } from '../../../table/boardCards.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { Curtain as CurtainScene, TableState } from '../../../table/session/scenes.ts';
import { hourOf } from '../../../table/story/hour.ts';
import { HandOverPoster } from '../../../ui/art/posters/HandOverPoster.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { faceFor } from '../../../ui/face.ts';
import { useMeaning } from '../../shared/preferences.ts';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { useSize } from '../../shared/useMedia.ts';
import { citiesIn, thingsIn } from '../board/freshThings.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { useGameMenu } from '../commands/menu.ts';
import { BonusButton } from '../frame/BonusButton.tsx';
import { claimedRoutes, roundOf } from '../frame/publicTable.ts';
import { UnsavedLine } from '../frame/UnsavedNote.tsx';
import { PublicRoutes } from '../routes/RouteSheet.tsx';
import { CurtainNews } from './CurtainNews.tsx';
import { curtainTones } from './curtainTones.ts';
import { gestureWords } from './gestureWords.ts';
import { Reveal } from './Reveal.tsx';
import { Standings } from './Standings.tsx';
import { useThemeColor } from './useThemeColor.ts';
import './curtain.css';
import './curtain-sizes.css';

interface CurtainProps {
  readonly state: TableState;
  readonly scene: CurtainScene;
  readonly table: OpenTable;
}

/** Between two hands: whose turn comes, and what everybody may know. Nothing secret is anywhere in it. */
export function Curtain({ state, scene, table }: CurtainProps) {
  const { curtain } = useText();
  const { onExport } = useGameMenu();
  const { name = '', color = 'red' } = state.players[scene.seat] ?? {};
  useThemeColor(`${color}-caption`);
  return (
    <main class="curtain" style={curtainTones(color)}>
      <Poster color={color} above={curtain.above[scene.why]} name={name} {...placeAndTime(state)} />
      <div class="side">
        <Head state={state} />
        <div class="news">
          <CurtainNews state={state} scene={scene} />
          <FreshMap state={state} scene={scene} />
          <Standings state={state} />
        </div>
        <div class="ways">
          {state.unsaved && <UnsavedLine onExport={onExport} />}
          <Reveal state={state} seat={scene.seat} table={table} />
          {!state.openHands && <HoldHint />}
          <Button look="line" icon="eye" label={curtain.look} onPress={() => table.look()} />
        </div>
      </div>
      <PublicRoutes state={state} />
    </main>
  );
}

interface PosterProps extends PlaceAndTime {
  readonly color: PlayerColor;
  readonly above: string;
  readonly name: string;
}

function Poster({ color, above, name, scenery, hour }: PosterProps) {
  const heading = useHeadingFocus();
  return (
    <header class="poster">
      <HandOverPoster of={color} scenery={scenery} hour={hour} />
      <h1 tabIndex={-1} ref={heading}>
        <span class="above">{above}</span> <Name name={name} />
      </h1>
    </header>
  );
}

type PlaceAndTime = Pick<ComponentProps<typeof HandOverPoster>, 'scenery' | 'hour'>;

function placeAndTime({ map, table }: TableState): PlaceAndTime {
  return { scenery: sceneryFor(map.id), hour: hourOf(table) };
}

const FEWEST_LETTERS = 6;

function Name({ name }: Pick<PosterProps, 'name'>) {
  const letters = Math.max(FEWEST_LETTERS, [...name].length);
  return (
    <span class={`name ${faceFor(name)}`} style={{ '--letters': `${letters}` }}>
      {name}
    </span>
  );
}

function Head({ state }: Pick<CurtainProps, 'state'>) {
  const { curtain } = useText();
  const { onMenu } = useGameMenu();
  const round = roundOf(state);
  const inRound = state.table.table.lastRoundBy === NOBODY ? curtain.round : curtain.lastRound;
  return (
    <div class="head">
      <p>{round === null ? curtain.beforeRounds : inRound(round)}</p>
      <div class="tools">
        <BonusButton size="small" />
        <IconButton icon="menu" label={curtain.menu} onPress={onMenu} />
      </div>
    </div>
  );
}

/** How broad the frame of the map is for its height. */
const ASPECT = { broad: 2.3, tall: 1 };

/** Where the routes and stations lie that are new since the player's last turn, and between which cities; else the whole. */
function FreshMap({ state, scene }: Pick<CurtainProps, 'state' | 'scene'>) {
  const { curtain } = useText();
  const places = usePlaces(state.map.id);
  const claimed = useMemo(() => claimedRoutes(state), [state.table, state.players]);
  const { table: view } = state;
  const { recap } = scene;
  const { routes, cities } = useMemo(() => thingsIn(recap), [recap]);
  const named = useMemo(() => [...new Set(citiesIn(view, recap))], [view, recap]);
  const isNear = named.length > 0;
  const isPhone = useSize('phone');
  const isTall = useSize('upright') && !isPhone;
  return (
    <div class="fresh-map">
      <div class={isNear ? 'frame near' : 'frame'}>
        {places && (
          <MiniMap
            {...{ places, claimed, named }}
            fresh={routes}
            ends={cities}
            {...(isNear && { crop: true, aspect: isTall ? ASPECT.tall : ASPECT.broad })}
            label={curtain.map}
          />
        )}
      </div>
    </div>
  );
}

function HoldHint() {
  const { hint, keys } = gestureWords(useText(), useMeaning('reveal'));
  return (
    <p class="hint" aria-hidden="true">
      {hint} <span class="keys">{keys}</span>
    </p>
  );
}
