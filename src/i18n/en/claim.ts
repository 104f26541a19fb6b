export const claim = {
  title: 'Claim route',
} as const;
