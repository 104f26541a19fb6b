export const settings = {
  title: 'Settings',
  coverAfter: {
    title: 'Cover by itself',
    why: 'When nobody touches the tablet for so long.',
    after: { '30 s': '30 s', '45 s': '45 s', '2 min': '2 min', never: 'Never' },
  },
} as const;
