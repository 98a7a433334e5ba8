import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer, Person } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { scheduleJobs } from '../jobs/schedule-jobs.ts';
import { closeMonthJob, closingCalendar } from './close-months.ts';

const kinds = [closingCalendar(sampleAirline), closeMonthJob(sampleAirline)];

describeEachDatabase('a month whose only flight is appealed for', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  const closeAt = async (iso: string) => {
    api.pass((Date.parse(iso) - api.now().getTime()) / 1000);
    await scheduleJobs(api.db, kinds, api.now());
    await runDueJobs(api.db, kinds, api.now, {
      ended: (_, outcome, error) => expect(error, outcome).toBeUndefined(),
    });
  };
  const resultOf = async (person: Person) => {
    const { body } = await (await api.signedIn(person)).get('/me/points');
    return body.months.find((one: { month: string }) => one.month === '2026-12')?.closing.result;
  };

  it('PL-64: waits for the answer, the second pilot of a rejected flight and who was accused of cheating too', async () => {
    const holder = await api.idOf('reviewer');
    const accused = await api.idOf('other');
    const flight = { at: '2026-12-10T10:00:00Z', dep: 'LEMD', arr: 'LEBL', minutes: 70 };
    await addPastFlights(api, [
      { pilotId: holder, ...flight },
      { pilotId: accused, ...flight },
    ]);
    const { queries } = api.db;
    const appeal = async (pilotId: string, change: object) => {
      const { id } = await queries
        .updateTable('report')
        .set({ outcome: null, ...change })
        .where('pilot_id', '=', pilotId)
        .returning('id')
        .executeTakeFirstOrThrow();
      await queries
        .insertInto('appeal')
        .values({
          id: uuid(),
          report_id: id,
          pilot_id: pilotId,
          text: 'El vuelo fue verdadero: hay captura.',
          rules: [],
          evidence: [],
          raised_at: api.now(),
        })
        .execute();
    };
    const second_pilot_id = await api.idOf('pilot');
    await appeal(holder, { state: 'appealed', standing: 'rejected', second_pilot_id });
    await appeal(accused, { state: 'voided', standing: null, reason: 'cheating', outcome: 'cheating' });
    await closeAt('2027-01-05T03:10:00Z');
    for (const person of ['reviewer', 'pilot', 'other'] as const)
      expect(await resultOf(person)).toBe('deferred');
    await queries.updateTable('appeal').set({ state: 'withdrawn', decided_at: api.now() }).execute();
    await queries.updateTable('report').set({ state: 'rejected' }).where('pilot_id', '=', holder).execute();
    await closeAt('2027-01-06T03:10:00Z');
    for (const person of ['reviewer', 'pilot', 'other'] as const) expect(await resultOf(person)).toBe('idle');
  });
});
