export const setup = {
  title: 'New game',
} as const;
