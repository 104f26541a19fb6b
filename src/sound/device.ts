/** What of a browser's audio is used. */
export type Device = Pick<
  AudioContext,
  | 'state'
  | 'currentTime'
  | 'destination'
  | 'resume'
  | 'suspend'
  | 'close'
  | 'createBuffer'
  | 'createBufferSource'
  | 'createGain'
>;

/** Null: this browser has none, or gives none. */
export function browserDevice(): Device | null {
  try {
    keepToSilentSwitch();
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return null;
  }
}

/** Music of other apps plays on, and the switch at the side of a phone or tablet silences the game. */
function keepToSilentSwitch(): void {
  if (!('audioSession' in navigator)) return;
  const session = navigator.audioSession;
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', 'ambient');
}

/** A device may refuse, and then it stays as it is. */
export function unminded(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
