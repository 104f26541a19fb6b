import { claim } from './rules/claim.ts';
import { page } from './rules/page.ts';
import { tunnels } from './rules/tunnels.ts';

/** The rules in our own words. They come when somebody reads them. */
export const rules = { page, claim, tunnels } as const;
