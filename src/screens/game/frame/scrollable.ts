/** What may be longer than its place: a stop of the tab key, so that arrow keys can scroll it. */
export const scrollable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;
