import { expect, test } from 'vitest';
import { scoreWords } from './score-item.ts';

test.each([
  [100, 100, '10,0'],
  [94, 80, '9,4'],
  [100, 79.17, '10,0 (juzgado el 79\u00a0%)'],
  [100, 5.42, '10,0 (juzgado el 5\u00a0%)'],
  [100, 0, '10,0 (juzgado el 0\u00a0%)'],
  // A score of another system comes without.
  [88, null, '8,8'],
])('%i tenths of which %s %% were judged', (score, coverage, words) => {
  expect(scoreWords(score, coverage)).toBe(words);
});
