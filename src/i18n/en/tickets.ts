export const tickets = {
  title: 'Tickets',
} as const;
