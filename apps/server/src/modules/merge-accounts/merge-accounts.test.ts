import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { readReferences } from '#server/db/references.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { acceptAtDesk, refusalOf, typedFlight } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';
import { postPoints } from '../ledgers/points-ledger.ts';

const REASON = 'Se registró dos veces con otro correo.';

describeEachDatabase('two accounts of one person', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const reviewer = signedInForTests(api, 'reviewer');
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  beforeEach(() => api.pass(120));

  const merge = (from: string, into: string, client = administrator) =>
    client!.post(`/pilots/${from}/merge`, { into, reason: REASON });

  it('are merged by an administrator who is neither, and only when both stand', async () => {
    expect(refusalOf(await merge('PRB006', 'PRB005', operations))).toEqual([403, 'sin-permiso']);
    expect(refusalOf(await merge('PRB001', 'PRB005'))).toEqual([403, 'asunto-propio']);
    expect(refusalOf(await merge('PRB006', 'PRB006'))).toEqual([422, 'datos-no-validos']);
    expect(refusalOf(await merge('PRB006', 'PRB099'))).toEqual([404, 'no-encontrado']);
    const sanction = { days: 7, facts: 'Insultó a un compañero.', heard: 'Dice que no.' };
    await operations.post('/pilots/PRB006/suspend', sanction);
    expect(refusalOf(await merge('PRB006', 'PRB005'))).toEqual([409, 'estado-de-cuenta']);
    expect(refusalOf(await merge('PRB005', 'PRB006'))).toEqual([409, 'estado-de-cuenta']);
    await operations.post('/pilots/PRB006/lift-suspension', { reason: REASON });
    const { body } = await other.post('/reports/start', startBody(uuid()));
    expect(refusalOf(await merge('PRB006', 'PRB005'))).toEqual([409, 'cuenta-con-asuntos']);
    expect((await other.post(`/reports/${body.code}/discard`, {})).status).toBe(200);
  });

  it('become one: every flight, hour and point once, the books agree, and the other callsign leads nowhere', async () => {
    const [from, to] = [await api.idOf('other'), await api.idOf('pilot')];
    for (const [client, hoursAgo] of [
      [pilot, 5],
      [other, 9],
    ] as const) {
      const { body } = await client.post('/reports/manual', typedFlight(api, hoursAgo));
      expect((await acceptAtDesk(reviewer, body.code)).status).toBe(200);
    }
    const debit = { reason: 'inactive_month', nominal: -20, subject: '2026-10', period: '2026-10' } as const;
    for (const id of [from, to]) await api.db.transaction((tx) => postPoints(tx, id, debit));
    // What was taken from the one that goes found nothing there, and would find the hours of the one that stays.
    const taken = { pilot_id: from, minutes: -500, kind: 'adjustment', posted_at: api.now() } as const;
    await api.db.queries
      .insertInto('hours_entry')
      .values({ id: uuid(), ...taken })
      .execute();
    const totals = async (client: ApiClient) => (await client.get('/me/totals')).body;
    const [one, two] = [await totals(pilot), await totals(other)];
    const likes = (sceneries: string[], tails: string[]) => ({
      own_sceneries: sceneries,
      liked_tails: tails,
    });
    const { queries } = api.db;
    await queries
      .updateTable('pilot')
      .set(likes(['LEPA', 'LEBL'], []))
      .where('id', '=', to)
      .execute();
    await queries
      .updateTable('pilot')
      .set(likes(['LEMD', 'LEPA'], ['EC-AAA']))
      .where('id', '=', from)
      .execute();

    expect((await merge('PRB006', 'PRB005')).status).toBe(204);

    expect(await totals(pilot)).toMatchObject({
      flights: one.flights + two.flights,
      minutes: one.minutes + two.minutes,
    });
    expect((await pilot.get('/me')).body).toMatchObject({
      ownSceneries: ['LEPA', 'LEBL', 'LEMD'],
      likedTails: ['EC-AAA'],
    });
    expect(await disagreements(api.db)).toEqual([]);
    for (const { table, column } of await readReferences(api.db.queries, ['pilot'])) {
      const { rows: left } =
        await sql`select from ${sql.ref(table)} where ${sql.ref(column)} = ${from}`.execute(api.db.queries);
      expect(left, `${table}.${column}`).toEqual([]);
    }
    const entries = await api.db.queries
      .selectFrom('points_entry')
      .select(['reason', 'seq'])
      .where('pilot_id', '=', to)
      .orderBy('seq')
      .execute();
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.map(({ reason }) => reason).toSorted()).toEqual([
      'inactive_month',
      'inactive_month',
      'manual',
      'manual',
      'reversal',
    ]);

    const held = await api.db.queries
      .selectFrom('callsign_assignment')
      .select(['callsign', 'released_at'])
      .where('pilot_id', '=', to)
      .orderBy('callsign')
      .execute();
    expect(held).toEqual([
      { callsign: 'PRB005', released_at: null },
      { callsign: 'PRB006', released_at: api.now() },
    ]);
    expect((await other.get('/me')).status).toBe(401);
    const again = await api.visitor().post('/session', { callsign: 'PRB006', password: PASSWORD });
    expect(refusalOf(again)).toEqual([401, 'acceso-incorrecto']);
    expect(
      refusalOf(
        await operations.post('/pilots', {
          callsign: 'PRB006',
          oldEnough: true,
          reason: 'Viene de otra aerolínea',
        }),
      ),
    ).toEqual([409, 'indicativo-ocupado']);
    expect((await pilot.get('/me/messages')).body.items[0].kind).toBe('account.merged');
    const { items, brokenAt } = (await administrator.get('/audit')).body;
    expect(brokenAt).toBeNull();
    expect(items[0]).toMatchObject({
      action: 'pilot.merged',
      reason: REASON,
      before: { minutes: one.minutes + two.minutes },
      after: { minutes: one.minutes + two.minutes },
    });
  });

  it('leave entries as fixed as before', async () => {
    const change = (set: object) =>
      api.db.queries.updateTable('points_entry').set(set).where('seq', '=', 1).execute();
    await expect(change({ applied: 5 })).rejects.toThrow('append-only');
    await expect(change({ nominal: 500 })).rejects.toThrow('append-only');
  });
});
