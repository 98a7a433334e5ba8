import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer, Person } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights, clockAt, closeMonths } from '#server/testing/past-flights.ts';

describeEachDatabase('a month whose only flight is appealed for', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  const closeAt = (iso: string) => {
    clockAt(api, iso);
    return closeMonths(api);
  };
  const resultOf = async (person: Person, month = '2026-12') => {
    const { body } = await (await api.signedIn(person)).get('/me/points');
    return body.months.find((one: { month: string }) => one.month === month)?.closing.result;
  };

  /** A flight of a pilot as it stands with an appeal that nobody has answered. */
  const appealed = async (person: Person, at: string, change: object) => {
    const pilotId = await api.idOf(person);
    await addPastFlights(api, [{ pilotId, at, dep: 'LEMD', arr: 'LEBL', minutes: 70 }]);
    const { id } = await api.db.queries
      .updateTable('report')
      .set({ outcome: null, ...change })
      .where('pilot_id', '=', pilotId)
      .where('off_block', '=', new Date(at))
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.queries
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

  it('PL-64: waits for the answer, the second pilot of a rejected flight and who was accused of cheating too', async () => {
    const holder = await api.idOf('reviewer');
    const { queries } = api.db;
    const second_pilot_id = await api.idOf('pilot');
    const at = '2026-12-10T10:00:00Z';
    await appealed('reviewer', at, { state: 'appealed', standing: 'rejected', second_pilot_id });
    await appealed('other', at, { state: 'voided', standing: null, reason: 'cheating', outcome: 'cheating' });
    await closeAt('2027-01-05T03:10:00Z');
    for (const person of ['reviewer', 'pilot', 'other'] as const)
      expect(await resultOf(person)).toBe('deferred');
    await queries.updateTable('appeal').set({ state: 'withdrawn', decided_at: api.now() }).execute();
    await queries.updateTable('report').set({ state: 'rejected' }).where('pilot_id', '=', holder).execute();
    await closeAt('2027-01-06T03:10:00Z');
    for (const person of ['reviewer', 'pilot', 'other'] as const) expect(await resultOf(person)).toBe('idle');
  });

  it('PL-64: waits for the second pilot of a flight voided for cheating, and of one below the minimum', async () => {
    const at = '2027-01-10T10:00:00Z';
    const cheating = { state: 'voided', standing: null, reason: 'cheating', outcome: 'cheating' };
    await appealed('reviewer', at, { ...cheating, second_pilot_id: await api.idOf('pilot') });
    const short = { state: 'appealed', standing: 'accepted', outcome: 'below_minimum' };
    await appealed('other', at, { ...short, second_pilot_id: await api.idOf('operations') });
    await closeAt('2027-02-05T03:10:00Z');
    for (const person of ['pilot', 'operations'] as const)
      expect(await resultOf(person, '2027-01')).toBe('deferred');
  });
});
