import { de } from './elision.ts';

/** Two cities and the way between them. No line may begin with the dash, so the space before it does not break. */
export const between = (from: string, to: string) => `${from}\u00a0– ${to}`;

/** "D’Athína à Wien": the same for those who listen. */
export const fromTo = (from: string, to: string) => `${de(from).replace('d', 'D')} à ${to}`;
