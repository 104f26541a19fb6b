import { buildIfChanged } from '../../src/headless/site.ts';

/** So that the tests, run alone, never drive an old build. */
export default buildIfChanged;
