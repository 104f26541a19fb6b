/** What tells the players apart at the table. The rules do not ask for it; records and boards do. */
export const PLAYER_COLORS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];
