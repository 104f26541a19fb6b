/** What a board is like: what stands beside the track. */
export type Scenery = 'prairie' | 'village' | 'fjord';

/** The time of day in which a game is. */
export const HOURS = ['morning', 'noon', 'evening', 'night'] as const;
export type PosterHour = (typeof HOURS)[number];
