export const saves = {
  resume: 'Resume',
} as const;
