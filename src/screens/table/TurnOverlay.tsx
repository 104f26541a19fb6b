import { useMemo } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import type { HandScene } from '../../table/scenes.ts';
import type { Hint } from '../../table/thinking.ts';
import { Prompt } from '../../ui/Prompt.tsx';
import { Signal } from '../../ui/Signal.tsx';
import { HintCard } from './HintCard.tsx';
import { hintSteps } from './hintThings.ts';
import { playerName } from './names.ts';
import { isPlainPrompt, promptOf } from './promptWords.ts';
import { lastRoundWords, nearEndWords } from './signalWords.ts';
import { TunnelCards } from './TunnelCards.tsx';
import type { TurnProps } from './Turn.tsx';
import type { TurnHands } from './useTurn.ts';
import { WhyNotCard } from './WhyNotCard.tsx';

interface TurnOverlayProps extends TurnProps {
  readonly hands: TurnHands;
}

/** What to do now, and how near the end is. On a phone only one of them has room. */
export function TurnOverlay({ state, scene, table, hands }: TurnOverlayProps) {
  // The tunnel itself says what is to be done.
  if (scene.draft?.kind === 'tunnel') return null;
  const isPlain = hands.told === null && hands.hints.shown === null && isPlainPrompt(scene, hands.asking);
  return (
    <div class={isPlain ? 'messages plain' : 'messages'}>
      <TurnPrompt state={state} scene={scene} table={table} hands={hands} />
      <OpenedTunnel scene={scene} />
      <EndSign state={state} scene={scene} />
    </div>
  );
}

function TurnPrompt({ state, scene, table, hands }: TurnOverlayProps) {
  const text = useText();
  const { view, seat } = scene;
  const swept = useMemo(() => isSwept(table, scene), [table, view]);
  const { shown, clear } = hands.hints;
  const take = (hint: Hint) => {
    for (const step of hintSteps(hint)) hands.draft(step);
  };
  if (shown !== null) return <HintCard view={view} shown={shown} onTake={take} onClose={clear} />;
  if (hands.told !== null) return <Prompt {...hands.told} spoken={false} />;
  if (cannotPay(scene)) return <WhyNotCard state={state} scene={scene} />;
  return <Prompt {...promptOf({ text, scene, name: playerName(state, seat), asking: hands.asking, swept })} />;
}

/** Between two cards of one draw. */
function isSwept(table: TurnProps['table'], { view }: HandScene): boolean {
  return view.table.phase === 'drawing' && table.log().at(-1)?.what === 'swept';
}

function cannotPay({ draft }: HandScene): boolean {
  return (draft?.kind === 'claim' || draft?.kind === 'station') && draft.payment === null;
}

/** A tunnel that asked for nothing was claimed at once: its cards are seen here. */
function OpenedTunnel({ scene }: Pick<TurnProps, 'scene'>) {
  const story = scene.beat?.did.find(({ what }) => what === 'claimed');
  if (story?.what !== 'claimed' || story.tunnel === null) return null;
  return (
    <div class="opened-tunnel">
      <TunnelCards revealed={story.tunnel.revealed} paid={story.paid} />
    </div>
  );
}

function EndSign({ state, scene }: Pick<TurnProps, 'state' | 'scene'>) {
  const text = useText();
  const lastRound = lastRoundWords(text, state, scene.seat, scene.lastTurn);
  const near = useMemo(() => nearEndWords(text, state, scene.seat), [text, state.table, scene.seat]);
  if (lastRound !== null) return <Signal title={text.turn.signal.title} words={lastRound} />;
  return near !== null && <p class="near-end">{near}</p>;
}
