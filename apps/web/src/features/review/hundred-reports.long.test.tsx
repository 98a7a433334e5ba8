import { expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { decideByKeys } from '#app/testing/open-review.tsx';

/** Reports in the queue. */
const REPORTS = howOftenLong(40, 100);

it(`${REPORTS} reports are decided with three keys each at most, and the next one opens by itself`, async () => {
  const codes = Array.from({ length: REPORTS }, (_, n) => `R${String(n).padStart(7, '0')}`);
  // Every tenth is rejected with the second of the texts, the others are accepted.
  const decided = await decideByKeys(codes, (n) => (n % 10 === 9 ? ['r', '2', '{Enter}'] : ['a', '{Enter}']));
  expect(decided).toHaveLength(REPORTS);
  const rejected = decided.filter(({ decision }) => decision === 'reject');
  expect(rejected).toHaveLength(REPORTS / 10);
  for (const { text } of rejected) expect(text).toMatch(/^Ya hay otro informe/);
}, 120_000);
