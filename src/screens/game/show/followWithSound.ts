import { sound } from '../../shared/sound.ts';
import type { Act } from './acts.ts';
import type { ShowPlayer } from './player.ts';

/** Plays what is to be heard and felt of each show, each at its time, as long as the show goes on. */
export function followWithSound({ stage }: ShowPlayer): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const forget = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const stop = stage.subscribe(({ show }) => {
    forget();
    for (const act of show?.acts ?? []) {
      const play = soundOf(act);
      if (play === null) continue;
      if (act.at === 0) play();
      else timers.push(setTimeout(play, act.at));
    }
  });
  return () => {
    stop();
    forget();
  };
}

function soundOf(act: Act): (() => void) | null {
  if (act.what === 'cue') return () => sound.play(act.cue);
  return act.what === 'feel' ? () => sound.feel() : null;
}
