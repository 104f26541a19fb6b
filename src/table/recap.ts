import type { GameEvent } from '../engine/events.ts';
import { type Story, storiesOf } from './story.ts';

/** A story of somebody: the row and the end of the game are nobody's. */
export type SeatStory = Extract<Story, { readonly seat: number }>;

function isSeatStory(story: Story): story is SeatStory {
  return 'seat' in story;
}

/** What the others have done since this seat's last turn, newest first. `until` is where its new turn begins. */
export function recapFor(events: readonly GameEvent[], seat: number, until = events.length): readonly SeatStory[] {
  const stories = storiesOf(events.slice(0, until)).filter(isSeatStory);
  const own = stories.findLastIndex((story) => story.seat === seat);
  return stories.slice(own + 1).reverse();
}
