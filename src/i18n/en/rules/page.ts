/** Around the rules: how to find one. */
export const page = {
  title: 'Rules',
  board: 'Board',
  contents: 'Contents',
  place: (chapter: number, all: number) => `${chapter} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  ruling: 'Our ruling',
  notHere: 'not here',
} as const;
