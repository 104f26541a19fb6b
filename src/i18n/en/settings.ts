import type { PreferenceWords } from '../../preferences/list.ts';

export const settings = {
  title: 'Settings',
  preferences: {
    coverAfter: {
      title: 'Cover by itself',
      why: 'When nobody touches the tablet for so long.',
      choices: { '15 s': '15 s', '30 s': '30 s', '45 s': '45 s', '2 min': '2 min', never: 'Never' },
    },
    computerSpeed: {
      title: 'Computer players',
      why: 'How long each of their moves is shown.',
      choices: { normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    },
  } satisfies PreferenceWords,
} as const;
