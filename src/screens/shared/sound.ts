import type { PreferenceName, Preferences } from '../../preferences/list.ts';
import { meaningOf } from '../../preferences/store.ts';
import { part } from '../../pwa/files.ts';
import { Sound, type SoundWishes } from '../../sound/sound.ts';
import { preferences } from './preferences.ts';

/** What the table hears and feels. */
export const sound = new Sound(wished(preferences.getState()), {
  load: () => part(() => import('../../sound/soundboard.ts')),
});

/** Begins to listen for the touch that browsers ask for, and follows what the device was told. */
export function offerSound(): void {
  preferences.subscribe((all) => sound.wish(wished(all)));
  sound.listen();
}

function wished(all: Preferences): SoundWishes {
  return { on: meaningOf(all, 'sound'), volume: meaningOf(all, 'volume'), haptics: meaningOf(all, 'haptics') };
}

/** Lets whoever has changed it hear, or feel, what it is now. */
export function sample(changed: PreferenceName): void {
  if (changed === 'haptics') sound.feel();
  if (changed === 'sound' || changed === 'volume') sound.play({ sound: 'claim', wagons: 3 });
}
