import type { Curtain } from '../../../table/session/scenes.ts';
import { isHandedOver, needsRow, type RecapStory } from '../../../table/story/recap.ts';

/**
 * What is told on a curtain. The choices of the start, and what the signal says already, need no row. That a seat changed
 * hands always has one, and comes first: nobody is to overlook it, and a long list must be scrolled.
 */
export function curtainStories({ why, recap }: Pick<Curtain, 'why' | 'recap'>): readonly RecapStory[] {
  const isDeed = (story: RecapStory) => !isHandedOver(story) && needsRow(story);
  const deeds = why === 'beat' || why === 'opening tickets' ? [] : recap.filter(isDeed);
  return [...recap.filter(isHandedOver), ...deeds];
}
