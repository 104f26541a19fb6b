/** Two cities and the way between them. No line may begin with the dash, so the space before it does not break. */
export const between = (from: string, to: string) => `${from}\u00a0– ${to}`;
