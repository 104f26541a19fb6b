import { benchLongestPath } from '../../bench/longestPath.ts';

console.table(benchLongestPath());
