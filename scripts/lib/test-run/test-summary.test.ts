import { expect, it } from 'vitest';
import { summarize } from './test-summary.mjs';

const trouble = (title: string) => ({
  title,
  place: `${title}.spec.ts:3`,
  lines: ['Error: no', '  at here'],
});
const result = (name: string, outcome: object) => ({
  name,
  usable: true,
  seconds: 12.34,
  outcome: { passed: 3, failed: 0, ...outcome },
});

it('ends with what needed a second try, what failed and why, and the figures', () => {
  const lines = summarize([
    result('lint', { times: [{ title: 'a', seconds: 1 }] }),
    result('browser', { secondTries: [trouble('menu')], times: [{ title: 'b', seconds: 2 }] }),
    result('unit', { failed: 1, failures: [trouble('sum')] }),
  ]);
  expect(lines.slice(0, 3)).toEqual([
    'lint        3 passed    0 failed    12.3 s',
    'browser     3 passed    0 failed    12.3 s',
    'unit        3 passed    1 failed    12.3 s',
  ]);
  expect(lines.slice(5)).toEqual([
    '    2.0 s  b',
    '    1.0 s  a',
    '',
    'Needed a second try:',
    '✗ browser · menu.spec.ts:3 · menu',
    '    Error: no',
    '      at here',
    '',
    'Failed:',
    '✗ unit · sum.spec.ts:3 · sum',
    '    Error: no',
    '      at here',
    '',
    '9 passed, 1 failed',
  ]);
});

it('names every failure, with the errors of the first ones: the end of a log is all that is kept', () => {
  const failures = Array.from({ length: 40 }, (_, index) => trouble(`test-${index}`));
  const lines = summarize([result('unit', { failed: 40, failures })]);
  expect(lines.length).toBeLessThan(110);
  for (const { title } of failures) expect(lines.join('\n')).toContain(`· ${title}`);
});
