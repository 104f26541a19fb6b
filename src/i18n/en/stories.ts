export const stories = {
  passed: (name: string) => `${name} passed.`,
} as const;
