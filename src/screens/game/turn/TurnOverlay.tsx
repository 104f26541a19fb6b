import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { Prompt } from '../../../ui/Prompt.tsx';
import { Signal } from '../../../ui/Signal.tsx';
import { cityWords } from '../board/cityRoutes.ts';
import type { Slip } from '../frame/ticketSlips.ts';
import { HintCard } from '../hints/HintCard.tsx';
import { hintSteps } from '../hints/hintThings.ts';
import { TunnelCards } from '../pay/TunnelCards.tsx';
import { WhyNotCard } from '../pay/WhyNotCard.tsx';
import { playerName } from '../words/names.ts';
import { isPlainPrompt, type PromptWords, promptOf } from '../words/promptWords.ts';
import { lastRoundWords, nearEndWords } from '../words/signalWords.ts';
import type { TurnProps } from './Turn.tsx';
import type { TurnHands } from './useTurn.ts';

interface TurnOverlayProps extends TurnProps {
  readonly hands: TurnHands;
  readonly slips: readonly Slip[];
}

/** What to do now, and how near the end is. On a phone only one of them has room. An open tunnel needs neither. */
export function TurnOverlay({ state, scene, table, hands, slips }: TurnOverlayProps) {
  const isAnswered =
    hands.told !== null || noteOf(hands, slips) !== null || hands.city !== null || hands.hints.shown !== null;
  const isPlain = !isAnswered && isPlainPrompt(scene, hands.asking);
  return (
    <div class={isPlain ? 'messages plain' : 'messages'}>
      <TurnPrompt state={state} scene={scene} table={table} hands={hands} slips={slips} />
      <OpenedTunnel scene={scene} />
      <EndSign state={state} scene={scene} />
    </div>
  );
}

function TurnPrompt({ state, scene, table, hands, slips }: TurnOverlayProps) {
  const text = useText();
  const { view, seat } = scene;
  const swept = useMemo(() => isSwept(table, scene), [table, view]);
  const { shown, clear } = hands.hints;
  const take = (hint: Hint) => {
    for (const step of hintSteps(hint)) hands.draft(step);
  };
  if (shown !== null) return <HintCard view={view} shown={shown} onTake={take} onClose={clear} />;
  if (hands.told !== null) return <Prompt {...hands.told} spoken={false} />;
  const note = noteOf(hands, slips);
  if (note !== null) return <Prompt {...note} spoken={false} />;
  if (hands.city !== null) return <Prompt {...cityWords(text, view, state, hands.city)} />;
  if (cannotPay(scene)) return <WhyNotCard state={state} scene={scene} />;
  return <Prompt {...promptOf({ text, scene, name: playerName(state, seat), asking: hands.asking, swept })} />;
}

/** What there is to say about the ticket that was touched. */
function noteOf({ ticket }: TurnHands, slips: readonly Slip[]): PromptWords | null {
  const { name = '', note = null } = slips.find((slip) => slip.ticket === ticket) ?? {};
  return note === null ? null : { title: name, words: note };
}

/** Between two cards of one draw. */
function isSwept(table: TurnProps['table'], { view }: HandScene): boolean {
  const last = table.log().findLast(({ what }) => what !== 'handedOver');
  return view.table.phase === 'drawing' && last?.what === 'swept';
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
