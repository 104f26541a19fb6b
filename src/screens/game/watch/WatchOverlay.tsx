import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { TableState, WatchScene } from '../../../table/session/scenes.ts';
import { useKeysScroll } from '../../../ui/keysScroll.ts';
import { NearEnd } from '../../../ui/NearEnd.tsx';
import { Prompt } from '../../../ui/Prompt.tsx';
import { Signal } from '../../../ui/Signal.tsx';
import { DrawnCards } from '../frame/Recap.tsx';
import { OpenedTunnel } from '../pay/OpenedTunnel.tsx';
import type { PromptWords } from '../words/promptWords.ts';
import { lastRoundWords, nearEndWords } from '../words/signalWords.ts';
import { watchWords } from './watchWords.ts';
import './watch.css';

interface WatchOverlayProps {
  readonly state: TableState;
  readonly scene: WatchScene;
  /** The answer to a touch. */
  readonly told: PromptWords | null;
}

/** What the computer does, and how near the end is. */
export function WatchOverlay({ state, scene, told }: WatchOverlayProps) {
  const text = useText();
  const drew = scene.did.findLast(({ what }) => what === 'drew');
  const words = told ?? watchWords(text, state, scene);
  const messages = useKeysScroll<HTMLDivElement>();
  return (
    <div ref={messages} class={scene.did.length === 0 && told === null ? 'messages watched plain' : 'messages watched'}>
      <Prompt {...words}>{told === null && drew?.what === 'drew' && <DrawnCards {...drew} />}</Prompt>
      {told === null && <OpenedTunnel did={scene.did} />}
      <EndNear state={state} scene={scene} />
    </div>
  );
}

function EndNear({ state, scene }: Pick<WatchOverlayProps, 'state' | 'scene'>) {
  const text = useText();
  const seat = scene.view?.seat ?? -1;
  const lastRound = lastRoundWords(text, state, seat, false);
  const near = useMemo(() => nearEndWords(text, state, seat), [text, state.table, seat]);
  if (lastRound !== null) return <Signal {...lastRound} />;
  return near !== null && <NearEnd words={near} />;
}
