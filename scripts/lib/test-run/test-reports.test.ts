import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { asOneTest, readPlaywright, readVitest } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'report.json');
const write = (report: unknown) => {
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
};
const well = { code: 0, output: '' };
const badly = { code: 1, output: 'starting\nError: out of memory\n' };

const added = { fullName: 'adds', status: 'passed', duration: 1500 };
const unit = (...assertionResults: object[]) =>
  write({ testResults: [{ name: `${root}packages/sum.test.ts`, status: 'passed', assertionResults }] });
const browser = (...tests: object[]) =>
  write({
    suites: [
      {
        file: 'home.spec.ts',
        specs: [],
        suites: [{ file: 'home.spec.ts', specs: [{ title: 'opens', line: 7, tests }] }],
      },
    ],
  });
const opened = { projectName: 'phone', status: 'expected', results: [{ duration: 2000 }] };
const stumbled = {
  projectName: 'phone',
  status: 'flaky',
  results: [
    {
      duration: 2000,
      errors: [
        {
          message: '\u001B[31mError: no heading\u001B[39m\n\n  expected 1',
          location: { file: `${root}e2e/check.ts`, line: 3 },
        },
      ],
    },
    { duration: 1000, errors: [] },
  ],
};
const stumble = {
  title: 'opens',
  place: 'home.spec.ts:7 (phone)',
  lines: ['Error: no heading', '  expected 1', 'at e2e/check.ts:3'],
};

it('takes what passed and how long it took', () => {
  expect(readVitest(unit(added), well)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    times: [{ title: 'sum.test.ts: adds', seconds: 1.5 }],
  });
  expect(readPlaywright(browser(opened), well)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    secondTries: [],
    times: [{ title: 'home.spec.ts (phone): opens', seconds: 2 }],
  });
});

it('names what failed with the first lines of its error', () => {
  const failureMessages = [`Error: expected 3\n${'    at somewhere\n'.repeat(30)}`];
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages };
  const { passed, failures } = readVitest(unit(added, failed), badly);
  expect(passed).toBe(1);
  expect(failures).toHaveLength(1);
  expect(failures?.[0]).toMatchObject({ title: 'subtracts', place: 'packages/sum.test.ts' });
  expect(failures?.[0]?.lines.slice(0, 2)).toEqual(['Error: expected 3', '    at somewhere']);
  expect(failures?.[0]?.lines.length).toBeLessThan(15);
  const refused = { ...stumbled, status: 'unexpected' };
  expect(readPlaywright(browser(opened, refused), badly)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [stumble],
  });
});

it('shows which entry of a list was too many: its difference stands below the two figures', () => {
  const message = [
    'Error: problems in the pages of this test',
    '',
    'expect(received).toEqual(expected) // deep equality',
    '',
    '- Expected  - 1',
    '+ Received  + 3',
    '',
    '- Array []',
    '+ Array [',
    '+   "console error: refused",',
    '+ ]',
  ].join('\n');
  const refused = { ...stumbled, status: 'unexpected', results: [{ duration: 1000, errors: [{ message }] }] };
  const { failures } = readPlaywright(browser(refused), badly);
  expect(failures?.[0]?.lines).toContain('+   "console error: refused",');
});

it('says what a test was waiting for that ran out of time', () => {
  const errors = [{ message: 'Test timeout of 60000ms exceeded.' }, { message: 'Error: page.goto: /cuenta' }];
  const slow = { ...stumbled, status: 'unexpected', results: [{ duration: 60_000, errors }] };
  const { failures } = readPlaywright(browser(slow), badly);
  expect(failures?.[0]?.lines).toEqual(errors.map(({ message }) => message));
});

it('counts a second try as passed, and names it', () => {
  expect(readPlaywright(browser(stumbled), well)).toMatchObject({
    passed: 1,
    failed: 0,
    secondTries: [stumble],
    times: [{ seconds: 3 }],
  });
});

it('counts what did not run as failed', () => {
  const unloaded = [
    { name: `${root}a.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(readVitest(write({ testResults: unloaded }), badly)).toMatchObject({
    failed: 1,
    failures: [{ title: 'not loaded', place: 'a.test.ts', lines: ['no such module'] }],
  });
  expect(readVitest(unit(added, { fullName: 'never', status: 'skipped' }), well).failed).toBe(1);
  const skipped = { projectName: 'phone', status: 'skipped', results: [] };
  expect(readPlaywright(browser(opened, skipped), well)).toMatchObject({ passed: 1, failed: 1 });
  const errors = [{ message: 'the server did not start' }];
  expect(readPlaywright(write({ suites: [], errors }), badly).failures?.[0]?.lines).toEqual([
    'the server did not start',
  ]);
});

it('never calls a run good that ended badly, or left no report, and shows the end of what it said', () => {
  const lines = ['starting', 'Error: out of memory'];
  expect(readVitest(unit(added), badly)).toMatchObject({ failed: 1, failures: [{ lines }] });
  expect(readPlaywright(browser(opened), badly)).toMatchObject({ failed: 1, failures: [{ lines }] });
  const none = join(folder, 'none.json');
  expect(readPlaywright(none, well)).toMatchObject({ passed: 0, failed: 1 });
  expect(readVitest(write('{ broken'), well)).toMatchObject({ passed: 0, failed: 1 });
  expect(asOneTest('lint', badly)).toMatchObject({ failed: 1, failures: [{ title: 'lint', lines }] });
  expect(asOneTest('lint', well)).toEqual({ passed: 1, failed: 0 });
});
