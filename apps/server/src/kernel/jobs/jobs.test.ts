import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, describeBothDatabases, freshDatabase } from '#server/testing/databases.ts';
import { fileTransport } from '../messages/mail-transport.ts';
import { sendDueMail } from '../messages/outbox.ts';
import { housekeeping, vacuum } from '#server/modules/housekeeping/housekeeping.ts';
import { queueMail } from '../messages/tell-pilots.ts';
import type { JobKind } from './job-kind.ts';
import { dueTimes, runDueJobs, scheduleJobs } from './job-runner.ts';
import { enqueueJob } from './enqueue-job.ts';

describe('due times', () => {
  const at = (text: string) => new Date(`${text}Z`);
  it('begin with the last one before now', () => {
    expect(dueTimes('0 3 5 * *', null, at('2026-11-20T10:00:00'))).toEqual([at('2026-11-05T03:00:00')]);
  });
  it('PL-82: lists every missed month in order', () => {
    const times = dueTimes('0 3 5 * *', at('2026-08-05T03:00:00'), at('2026-11-20T10:00:00'));
    expect(times).toEqual(['09', '10', '11'].map((month) => at(`2026-${month}-05T03:00:00`)));
  });
  it('are none before the next one', () => {
    expect(dueTimes('0 3 5 * *', at('2026-11-05T03:00:00'), at('2026-12-05T02:59:59'))).toEqual([]);
  });
});

describeBothDatabases('jobs', (kind) => {
  let test: TestDatabase;
  let time = Date.parse('2026-11-20T10:00:00Z');
  const clock = () => new Date(time);
  const listener = { ended: () => {} };
  beforeAll(async () => {
    test = await freshDatabase(kind);
  });
  afterAll(() => test.drop());
  const jobs = () => test.db.queries.selectFrom('job').selectAll().orderBy('run_key').execute();

  it('run once each, however many processes look', async () => {
    const ran: string[] = [];
    const monthly: JobKind = {
      kind: 'month-closing',
      cron: '0 3 5 * *',
      catchUp: 'each',
      run: async ({ scheduledFor }) => ran.push(scheduledFor.toISOString().slice(0, 7)),
    };
    await Promise.all([1, 2, 3].map(() => scheduleJobs(test.db, [monthly], clock())));
    time = Date.parse('2027-02-20T10:00:00Z');
    await Promise.all([1, 2, 3].map(() => scheduleJobs(test.db, [monthly], clock())));
    await Promise.all([1, 2, 3].map(() => runDueJobs(test.db, [monthly], clock, listener)));
    expect(ran.toSorted()).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    await runDueJobs(test.db, [monthly], clock, listener);
    expect(ran).toHaveLength(4);
    // A clock that was moved back and forth again: months that are done stay done.
    for (const moved of ['2026-12-01T00:00:00Z', '2027-01-05T03:00:00Z', '2027-02-20T10:00:00Z']) {
      time = Date.parse(moved);
      await scheduleJobs(test.db, [monthly], clock());
      await runDueJobs(test.db, [monthly], clock, listener);
    }
    expect(ran).toHaveLength(4);
  });

  it('are tried again later and later, then left to a person', async () => {
    let tries = 0;
    const failing: JobKind = {
      kind: 'vacuum',
      run: async () => {
        tries += 1;
        throw new Error('on purpose');
      },
    };
    await enqueueJob(test.db.queries, { kind: 'vacuum', runKey: 'vacuum:1', at: clock() });
    for (let n = 0; n < 20; n += 1) {
      await runDueJobs(test.db, [failing], clock, listener);
      time += 60 * 60_000;
    }
    expect(tries).toBe(5);
    const job = (await jobs()).find(({ run_key }) => run_key === 'vacuum:1');
    expect(job).toMatchObject({ state: 'failed', last_error: 'on purpose', attempts: 5 });
  });

  it('are taken up again when their process died', async () => {
    const kinds: JobKind[] = [{ kind: 'awards', run: async () => 'alive' }];
    await enqueueJob(test.db.queries, { kind: 'awards', runKey: 'awards:1', at: clock() });
    await test.db.queries
      .updateTable('job')
      .set({ state: 'running', locked_until: new Date(time + 60_000) })
      .where('run_key', '=', 'awards:1')
      .execute();
    expect(await runDueJobs(test.db, kinds, clock, listener)).toBe(0);
    time += 61_000;
    expect(await runDueJobs(test.db, kinds, clock, listener)).toBe(1);
  });

  it('clean up and vacuum', async () => {
    const run = { db: test.db, clock, payload: {}, scheduledFor: clock() };
    await expect(housekeeping.run(run)).resolves.toBeUndefined();
    await expect(vacuum.run(run)).resolves.toBeUndefined();
  });

  it('send mail once, as a file with our words, and try again what failed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'));
    const files = fileTransport(join(folder, 'mail'), 'equipo@example.org');
    await test.db.transaction((tx) =>
      queueMail(tx, {
        pilotId: null,
        to: 'a@example.org',
        subject: 'Señal',
        text: '¿Qué tal?',
      }),
    );
    const broken = { reachesPeople: true, send: () => Promise.reject(new Error('no server')) };
    expect(await sendDueMail(test.db, broken, clock)).toBe(1);
    expect(await sendDueMail(test.db, files, clock)).toBe(0);
    time += 61_000;
    const sent = await Promise.all([1, 2, 3].map(() => sendDueMail(test.db, files, clock)));
    expect(sent.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const [name] = readdirSync(join(folder, 'mail'));
    const file = join(folder, 'mail', name!);
    expect(readFileSync(file, 'utf8')).toMatch(/^To: a@example.org$/m);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
