export const curtain = {
  title: 'Pass the tablet',
} as const;
