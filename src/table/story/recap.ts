import type { GameEvent } from '../../engine/events.ts';
import { type Story, type StoryOf, storiesOf } from './story.ts';

type SeatStory = Extract<Story, { readonly seat: number }>;

/** What the others are told: the row and the end of the game are nobody's. */
export type RecapStory = SeatStory | StoryOf<'handedOver'>;

function isTold(story: Story): story is RecapStory {
  return 'seat' in story || isHandedOver(story);
}

export function isHandedOver(story: Story): story is StoryOf<'handedOver'> {
  return story.what === 'handedOver';
}

/**
 * What the others have done since this seat's last turn, newest first. `until` is where its new turn begins; a seat that
 * has changed hands since then is told as well, or whoever waited for the tablet would never learn of it.
 */
export function recapFor(events: readonly GameEvent[], seat: number, until = events.length): readonly RecapStory[] {
  return recapOf([...storiesOf(events.slice(0, until)), ...storiesOf(events, until).filter(isHandedOver)], seat);
}

/** The same of a story that ends where the seat's new turn begins. */
export function recapOf(stories: readonly Story[], seat: number): readonly RecapStory[] {
  const told = stories.filter(isTold);
  const own = told.findLastIndex((story) => 'seat' in story && story.seat === seat);
  return told
    .slice(own + 1)
    .filter(isLastOfItsWay)
    .reverse();
}

/** The choices of the start are no news, and the last round has a sign of its own. */
export function needsRow(story: RecapStory): boolean {
  const isOpening = story.what === 'tickets' && story.opening;
  return story.what !== 'lastRound' && !isOpening;
}

/** Of a seat that goes back and forth both ways are told, once: who gives it back has seen its cards all the same. */
function isLastOfItsWay(story: RecapStory, place: number, all: readonly RecapStory[]): boolean {
  if (!isHandedOver(story)) return true;
  return all.findLastIndex((each) => isHandedOver(each) && each.of === story.of && each.to === story.to) === place;
}
