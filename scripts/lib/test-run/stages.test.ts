// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { runStages, total } from './stages.mjs';

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
    expect(results.at(-1)).toMatchObject({ outcome: bad, skippedFor: 'build' });
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
    expect(results[0]?.outcome.failures).toEqual([{ title: 'browser', place: '', lines: ['No Chromium'] }]);
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
