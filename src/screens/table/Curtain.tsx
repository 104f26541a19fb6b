import { useMemo } from 'preact/hooks';
import { MiniMap } from '../../board/MiniMap.tsx';
import type { PlayerColor } from '../../engine/players.ts';
import { useText } from '../../i18n/text.ts';
import type { Curtain as CurtainScene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { HandOverPoster } from '../../ui/art/posters/HandOverPoster.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { faceFor } from '../../ui/face.ts';
import { CurtainNews } from './CurtainNews.tsx';
import { useDesk } from './desk.ts';
import { thingsIn } from './freshThings.ts';
import { HoldButton, OpenButton } from './HoldButton.tsx';
import { claimedRoutes, roundOf } from './publicTable.ts';
import { Standings } from './Standings.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { usePlaces } from './usePlaces.ts';
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
  const { name = '', color = 'red' } = state.players[scene.seat] ?? {};
  useThemeColor(`${color}-caption`);
  return (
    <main class="curtain" style={tonesOf(color)}>
      <Poster color={color} above={curtain.above[scene.why]} name={name} />
      <div class="side">
        <Head state={state} />
        <div class="news">
          <CurtainNews state={state} scene={scene} />
          <FreshMap state={state} scene={scene} />
          <Standings state={state} />
        </div>
        <div class="ways">
          <Reveal state={state} scene={scene} name={name} onOpen={() => table.reveal()} />
          <Button look="line" icon="eye" label={curtain.look} onPress={() => table.look()} />
        </div>
      </div>
    </main>
  );
}

function tonesOf(color: PlayerColor) {
  const tones = ['caption', 'sky', 'haze', 'strong'].map((tone) => [`--${tone}`, `var(--${color}-${tone})`]);
  return Object.fromEntries(tones);
}

interface PosterProps {
  readonly color: PlayerColor;
  readonly above: string;
  readonly name: string;
}

function Poster({ color, above, name }: PosterProps) {
  const heading = useHeadingFocus();
  return (
    <header class="poster">
      <HandOverPoster of={color} />
      <h1 tabIndex={-1} ref={heading}>
        <span class="above">{above}</span> <Name name={name} />
      </h1>
    </header>
  );
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
  const { onMenu } = useDesk();
  const round = roundOf(state);
  const inRound = state.table.table.lastRoundBy < 0 ? curtain.round : curtain.lastRound;
  return (
    <div class="head">
      <p>{round === null ? curtain.beforeRounds : inRound(round)}</p>
      <IconButton icon="menu" label={curtain.menu} onPress={onMenu} />
    </div>
  );
}

/** Where the routes and stations lie that are new since the player's last turn. */
function FreshMap({ state, scene }: Pick<CurtainProps, 'state' | 'scene'>) {
  const { curtain } = useText();
  const places = usePlaces(state.map.id);
  const claimed = useMemo(() => claimedRoutes(state), [state.table, state.players]);
  const { routes, cities } = useMemo(() => thingsIn(scene.recap), [scene.recap]);
  return (
    <div class="fresh-map">
      <div class="frame">
        {places && <MiniMap places={places} claimed={claimed} fresh={routes} ends={cities} label={curtain.map} />}
      </div>
    </div>
  );
}

interface RevealProps extends Pick<CurtainProps, 'state' | 'scene'> {
  readonly name: string;
  readonly onOpen: () => void;
}

function Reveal({ state, scene, name, onOpen }: RevealProps) {
  const { hold } = useText().curtain;
  if (state.openHands) return <OpenButton title={hold.open} words={hold.everybody} onOpen={onOpen} />;
  const title = scene.why === 'opening tickets' ? hold.tickets : hold.cards;
  return (
    <>
      <HoldButton title={title} words={hold.only(name)} again={hold.again} hint={hold.allWays} onOpen={onOpen} />
      <p class="hint" aria-hidden="true">
        {hold.hint} <span class="keys">{hold.keys}</span>
      </p>
    </>
  );
}
