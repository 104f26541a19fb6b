import type { KeyShown } from './commands.ts';

/** What the board does with keys, also while the focus is on nothing else: its stage knows what each of them means. */
const ZOOMING = ['+', '=', '-', 'f', 'F'];
const WALKING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export const KEYS_OF_BOARD: readonly KeyShown[] = [
  { keys: ['+'], word: ({ keys }) => keys.zoomIn },
  { keys: ['-'], word: ({ keys }) => keys.zoomOut },
  { keys: ['F'], word: ({ keys }) => keys.fit },
  { keys: WALKING, word: ({ keys }) => keys.walk },
  { keys: ['Enter'], word: ({ keys }) => keys.openCity },
];

/** Hands such a key to the board. Arrows walk from where nothing else has a use for them, and take the focus along. */
export function boardTakes({ key, target }: KeyboardEvent): boolean {
  const stage = document.querySelector<HTMLElement>('.game-board .board-stage');
  const isWalk = WALKING.includes(key) && isNowhere(target);
  if (stage === null || stage === target || !(isWalk || ZOOMING.includes(key))) return false;
  if (isWalk) stage.focus({ preventScroll: true });
  stage.dispatchEvent(new KeyboardEvent('keydown', { key }));
  return true;
}

function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('h1, section'));
}
