import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit, startsWithinOneEdit } from './one-edit.ts';

test.each([
  ['madrid', 'madrid', true],
  ['madrid', 'madrit', true],
  ['madrid', 'mdrid', true],
  ['madrid', 'maadrid', true],
  ['madrid', 'amdrid', true],
  ['madrid', 'madrdi', true],
  ['madrid', 'madridd', true],
  ['madrid', 'madi', true],
  ['madrid', 'mad', true],
  ['madrid', 'mdarit', false],
  ['madrid', 'lisboa', false],
  ['madrid', 'mddrit', false],
  ['caracas', 'crac', true],
  ['a', 'b', true],
  ['', 'b', true],
  ['', 'bc', false],
])('%s, typed as %s: %j', (word, typed, expected) => {
  expect(startsWithinOneEdit(word, typed)).toBe(expected);
});

test('agrees with the textbook distance to every beginning of the word', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(text, text, (word, typed) => {
      const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
      const near = beginnings.some((beginning) => distance(beginning, typed) <= 1);
      expect(startsWithinOneEdit(word, typed)).toBe(near);
    }),
    { numRuns: 5000 },
  );
});

/** Damerau–Levenshtein distance (optimal string alignment), by the matrix. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      const row = rows[i];
      if (!row) continue;
      if (i === 0 || j === 0) {
        row[j] = i + j;
        continue;
      }
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j] ?? Infinity, at(i - 2, j - 2) + 1);
      }
    }
  }
  return at(a.length, b.length);
}

test.each([
  ['lemd', 'lems', true],
  ['lemd', 'lmed', true],
  ['lemd', 'lem', true],
  ['lemd', 'elemd', true],
  ['barajas', 'baja', false],
  ['abcd', 'bcde', false],
  ['abcde', 'xbcd', false],
])('a whole word: «%s» for «%s» is %s', (word, typed, expected) => {
  expect(isWithinOneEdit(word, typed)).toBe(expected);
});
