export const turn = {
  yourTurn: (name: string) => `Your turn, ${name}`,
} as const;
