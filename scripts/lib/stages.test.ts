// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runStages, total } from './stages.mjs';
import { countPlaywright, countVitest, playwrightTimes, vitestTimes } from './test-counts.mjs';

const good = { passed: 1, failed: 0 };
const bad = { passed: 0, failed: 1 };

describe('stages', () => {
  it('all run, whatever fails, except those that cannot', async () => {
    const ran: string[] = [];
    const stage = (name: string, counts: typeof good, needs: string[] = []) => ({
      name,
      needs,
      run: async () => {
        ran.push(name);
        return counts;
      },
    });
    const results = await runStages([
      stage('lint', bad),
      stage('unit', { passed: 40, failed: 2 }),
      stage('build', bad),
      stage('browser', good),
      stage('end-to-end', { passed: 100, failed: 0 }, ['build', 'browser']),
    ]);
    expect(ran).toEqual(['lint', 'unit', 'build', 'browser']);
    expect(results.at(-1)).toMatchObject({ counts: bad, skippedFor: 'build' });
    expect(total(results)).toEqual({ passed: 41, failed: 5 });
  });

  it('run on what a failed one has made, when it is usable', async () => {
    const results = await runStages([
      { name: 'build', run: async () => ({ ...bad, usable: true }) },
      { name: 'end-to-end', needs: ['build'], run: async () => ({ passed: 7, failed: 0 }) },
    ]);
    expect(total(results)).toEqual({ passed: 7, failed: 1 });
  });

  it('that throw count as one failure, with their reason shown', async () => {
    const said: string[] = [];
    const results = await runStages(
      [{ name: 'browser', run: () => Promise.reject(new Error('No Chromium')) }],
      { say: (text: string) => said.push(text) },
    );
    expect(total(results)).toEqual(bad);
    expect(said).toEqual(['No Chromium\n']);
  });

  it('say when they start and end, and how long they took', async () => {
    const log: string[] = [];
    const times = [1000, 3500];
    await runStages([{ name: 'types', run: async () => good }], {
      started: (name: string) => log.push(`start ${name}`),
      ended: ({ name, seconds }: { name: string; seconds: number }) => log.push(`end ${name} ${seconds}`),
      now: () => times.shift() ?? 0,
    });
    expect(log).toEqual(['start types', 'end types 2.5']);
  });

  it('run side by side, each as soon as what it needs has ended, and speak one after the other', async () => {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const stage = (name: string, more: object = {}) => ({
      name,
      run: async (say: (text: string) => void) => {
        log.push(`run ${name}`);
        say(`${name} begins`);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        say(`${name} is done`);
        return good;
      },
      ...more,
    });
    const end = async (name: string) => {
      await vi.waitFor(() => expect(ends.has(name)).toBe(true));
      ends.get(name)?.();
    };
    const said: string[] = [];
    const all = runStages(
      [
        stage('lint'),
        stage('build'),
        stage('unit'),
        stage('end-to-end', { needs: ['build'] }),
        stage('speed', { alone: true }),
      ],
      { lanes: 2, say: (text: string) => said.push(text) },
    );
    await end('build');
    await end('unit');
    await end('end-to-end');
    await vi.waitFor(() => expect(log).toEqual(['run lint', 'run build', 'run unit', 'run end-to-end']));
    expect(said, 'the first is still at it').toEqual(['lint begins']);
    await end('lint');
    await end('speed');
    expect((await all).map(({ name }) => name)).toEqual(['lint', 'build', 'unit', 'end-to-end', 'speed']);
    expect(log.at(-1)).toBe('run speed');
    expect(said).toEqual(
      ['lint', 'build', 'unit', 'end-to-end', 'speed'].flatMap((name) => [
        `${name} begins`,
        `${name} is done`,
      ]),
    );
  });
});

describe('counting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  const unit = (report: object) => {
    writeFileSync(file, JSON.stringify({ numPassedTests: 0, numTotalTests: 0, testResults: [], ...report }));
    return file;
  };
  const browser = (stats: object) => {
    writeFileSync(
      file,
      JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } }),
    );
    return file;
  };

  it('takes what passed and what failed', () => {
    expect(countVitest(unit({ numPassedTests: 8, numTotalTests: 9 }), 1)).toEqual({ passed: 8, failed: 1 });
    expect(countPlaywright(browser({ expected: 5, unexpected: 2 }), 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts what did not run as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest(unit({ numPassedTests: 8, numTotalTests: 8, testResults }), 1)).toEqual({
      passed: 8,
      failed: 1,
    });
    expect(countPlaywright(browser({ expected: 5, skipped: 1, flaky: 1 }), 0)).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('never calls a run good that ended badly, or left no report', () => {
    expect(countVitest(unit({ numPassedTests: 8, numTotalTests: 8 }), 1).failed).toBe(1);
    expect(countPlaywright(browser({ expected: 5 }), 1).failed).toBe(1);
    expect(countPlaywright(join(folder, 'none.json'), 0)).toEqual(bad);
    writeFileSync(file, '{ broken');
    expect(countVitest(file, 0)).toEqual(bad);
  });

  it('knows how long each test took', () => {
    const assertionResults = [{ fullName: 'adds', duration: 1500 }, { fullName: 'never ran' }];
    expect(vitestTimes(unit({ testResults: [{ name: '/x/sum.test.ts', assertionResults }] }))).toEqual([
      { title: 'sum.test.ts: adds', seconds: 1.5 },
      { title: 'sum.test.ts: never ran', seconds: 0 },
    ]);
    const specs = [{ title: 'opens', tests: [{ projectName: 'phone', results: [{ duration: 2000 }] }] }];
    const suites = [{ file: 'home.spec.ts', suites: [{ file: 'home.spec.ts', specs }] }];
    writeFileSync(file, JSON.stringify({ suites }));
    expect(playwrightTimes(file)).toEqual([{ title: 'home.spec.ts (phone): opens', seconds: 2 }]);
    expect(playwrightTimes(join(folder, 'none.json'))).toEqual([]);
  });
});
