export const final = {
  title: 'Final score',
} as const;
