import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import type { Story } from '../../../table/story/story.ts';
import { useKeysScroll } from '../../../ui/keysScroll.ts';
import { NearEnd } from '../../../ui/NearEnd.tsx';
import { Prompt } from '../../../ui/Prompt.tsx';
import { Signal } from '../../../ui/Signal.tsx';
import { cityWords } from '../board/cityRoutes.ts';
import type { Touched } from '../board/touched.ts';
import { type TurnScene, useTurnScene } from '../commands/turnScene.ts';
import type { Slip } from '../frame/ticketSlips.ts';
import { HintCard } from '../hints/HintCard.tsx';
import { follow } from '../hints/hintThings.ts';
import { OpenedTunnel } from '../pay/OpenedTunnel.tsx';
import { WhyNotCard } from '../pay/WhyNotCard.tsx';
import { playerName } from '../words/names.ts';
import { isPlainPrompt, type PromptWords, promptOf } from '../words/promptWords.ts';
import { lastRoundWords, nearEndWords } from '../words/signalWords.ts';

import { SinceLast } from './SinceLast.tsx';

interface TurnOverlayProps {
  readonly slips: readonly Slip[];
}

/** What to do now, and how near the end is. On a phone only one of them has room. An open tunnel needs neither. */
export function TurnOverlay({ slips }: TurnOverlayProps) {
  const { state, scene, touched, hint } = useTurnScene();
  const plain = usePlainPrompt();
  const isAnswered = touched.told !== null || noteOf(touched, slips) !== null || touched.city !== null || hint !== null;
  const isPlain = !isAnswered && isPlainPrompt(scene, touched.asking);
  const messages = useKeysScroll<HTMLDivElement>();
  return (
    <div ref={messages} class={isPlain ? 'messages plain' : 'messages'}>
      <TurnPrompt slips={slips} plain={plain} />
      <OpenedTunnel did={claimedIn(scene)} />
      <EndSign state={state} scene={scene} now={isPlain ? plain.words : undefined} />
      {isPlain && !state.curtains && <SinceLast now={plain.words} />}
    </div>
  );
}

/** As long as nothing is asked and nothing answered. */
function usePlainPrompt(): PromptWords {
  const text = useText();
  const { state, scene, touched, log } = useTurnScene();
  const swept = useMemo(() => isSwept(log(), scene), [log, scene.view]);
  return promptOf({ text, scene, name: playerName(state, scene.seat), asking: touched.asking, swept });
}

interface TurnPromptProps extends TurnOverlayProps {
  /** Where nothing else is to be said. */
  readonly plain: PromptWords;
}

function TurnPrompt({ slips, plain }: TurnPromptProps) {
  const text = useText();
  const { state, scene, touched, hint, commands } = useTurnScene();
  const { view } = scene;
  const take = (taken: Hint) => follow(commands, taken);
  if (hint !== null) return <HintCard view={view} shown={hint} onTake={take} onClose={commands.dismissHint} />;
  if (touched.told !== null) return <Prompt {...touched.told} spoken={false} />;
  const note = noteOf(touched, slips);
  if (note !== null) return <Prompt {...note} spoken={false} />;
  if (touched.city !== null) return <Prompt {...cityWords(text, view, state, touched.city)} />;
  if (cannotPay(scene)) return <WhyNotCard state={state} scene={scene} />;
  return <Prompt {...plain} />;
}

/** What there is to say about the ticket that was touched. */
function noteOf({ ticket }: Touched, slips: readonly Slip[]): PromptWords | null {
  const { name = '', note = null } = slips.find((slip) => slip.ticket === ticket) ?? {};
  return note === null ? null : { title: name, words: note };
}

/** Between two cards of one draw. */
function isSwept(story: readonly Story[], { view }: HandScene): boolean {
  const last = story.findLast(({ what }) => what !== 'handedOver');
  return view.table.phase === 'drawing' && last?.what === 'swept';
}

function cannotPay({ draft }: HandScene): boolean {
  return (draft?.kind === 'claim' || draft?.kind === 'station') && draft.payment === null;
}

/** A tunnel that asked for nothing was claimed at once: its cards are seen here. One that was left needs none. */
function claimedIn({ beat }: HandScene): readonly Story[] {
  return beat?.did.filter(({ what }) => what === 'claimed') ?? [];
}

interface EndSignProps extends Pick<TurnScene, 'state' | 'scene'> {
  readonly now: string | undefined;
}

function EndSign({ state, scene, now }: EndSignProps) {
  const text = useText();
  const lastRound = lastRoundWords(text, state, scene.seat, scene.lastTurn);
  const near = useMemo(() => nearEndWords(text, state, scene.seat), [text, state.table, scene.seat]);
  if (lastRound !== null) return <Signal {...lastRound} now={now} />;
  return near !== null && <NearEnd words={near} />;
}
