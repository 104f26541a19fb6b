import type { Refusal } from '../../../engine/refusals.ts';
import type { Text } from '../../../i18n/text.ts';
import type { ActOutcome, OpenTable } from '../../../table/openTable.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { sound } from '../../shared/sound.ts';
import { type LastTouch, putsDown, type Touch, touchAfter, UNTOUCHED } from '../board/touched.ts';
import type { PromptWords } from '../words/promptWords.ts';
import { type Audience, whyNotWords } from '../words/whyNotWords.ts';
import { refusedWords } from './refusedWords.ts';

export interface Marks {
  readonly setLast: (change: (before: LastTouch) => LastTouch) => void;
  readonly setRefilled: (place: number | null) => void;
  readonly askHint: () => void;
  /** Whether whoever wants new tickets is asked once more. */
  readonly confirmsTickets: () => boolean;
  /** What lies around the game. */
  readonly openRoutes: () => void;
  readonly openKeys: () => void;
  /** Every touch sends a hint away. */
  readonly sendAway: () => void;
}

export interface Answers {
  /** Whatever is touched takes the place of what was touched before. */
  readonly touch: (touched: Touch) => void;
  readonly forget: () => void;
  readonly tell: (told: PromptWords) => void;
  /** Does it, or says why not. */
  readonly unless: (refusal: Refusal | null, start: () => void) => void;
  /** No press is lost without a word. */
  readonly outcomeOf: (press: Promise<ActOutcome>) => void;
}

/** What a press leaves on the screen until the next one. */
export function answersOf(table: OpenTable, text: Text, { setLast, sendAway }: Marks): Answers {
  const touch = (touched: Touch) => {
    const draft = openHand(table)?.draft ?? null;
    sendAway();
    if (putsDown(touched, draft)) table.draft({ step: 'drop' });
    setLast((before) => touchAfter(before, touched, openHand(table)?.draft ?? null));
  };
  const tell = (told: PromptWords) => touch({ touch: 'answer', told });
  const refuse = (told: PromptWords) => {
    soundRefused();
    tell(told);
  };
  const answer = async (press: Promise<ActOutcome>) => {
    const outcome = await press;
    if (outcome.ok) setLast((before) => (isUntilSaved(before) ? UNTOUCHED : before));
    else answerTo(text, table, outcome.refusal, touch);
  };
  return {
    touch,
    forget: () => {
      sendAway();
      setLast(() => UNTOUCHED);
    },
    tell,
    unless: (refusal, start) => {
      if (refusal === null) start();
      else refuse({ title: text.turn.why.title, words: whyNotWords(text, refusal, audienceOf(table)) });
    },
    outcomeOf: (press) => void answer(press),
  };
}

type Refused = Extract<ActOutcome, { readonly ok: false }>['refusal'];

function answerTo(text: Text, table: OpenTable, refusal: Refused, touch: Answers['touch']): void {
  const audience = audienceOf(table);
  const told = audience === undefined ? null : refusedWords(text, refusal, audience);
  if (told === null) return;
  soundRefused();
  touch(refusal.code === 'saving' ? { touch: 'answer', told, until: 'saved' } : { touch: 'answer', told });
}

function soundRefused(): void {
  sound.play({ sound: 'refused' });
  sound.feel();
}

function isUntilSaved({ touch }: LastTouch): boolean {
  return touch?.touch === 'answer' && touch.until === 'saved';
}

export function openHand({ state }: OpenTable): HandScene | null {
  const { scene } = state.getState();
  return scene.kind === 'hand' ? scene : null;
}

/** The one whose hand is open. */
function audienceOf(table: OpenTable): Audience | undefined {
  const hand = openHand(table);
  return hand === null ? undefined : { players: table.state.getState().players, seat: hand.seat };
}
