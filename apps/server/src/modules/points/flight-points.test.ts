import { expect, it } from 'vitest';
import { flightPointsOf } from '@va/domain/points/flight-points.ts';
import { usualPointsRules } from '@va/schemas/platform/points.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, actAtDesk, REASON, refusalOf, sendTyped } from '#server/testing/report-desk.ts';
import { deskPoints } from '../ledgers/written-points.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';

const reason = 'Se acordó en la reunión de marzo.';
const usual = flightPointsOf(usualPointsRules);

describeEachDatabase('what flights give, written at the desk', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInEachTest(api, 'administrator');
  const operations = signedInEachTest(api, 'operations');
  const pilot = signedInEachTest(api, 'pilot');
  const read = async () => (await administrator.get('/rules/points/written')).body;
  const change = async (points: object, by = administrator, version?: number) =>
    by.ask('PUT', '/rules/points', {
      body: { points, reason },
      headers: { 'If-Match': `"v${version ?? (await read()).version}"` },
    });
  const undo = async () =>
    administrator.ask('POST', '/rules/points/undo', {
      body: {},
      headers: { 'If-Match': `"v${(await read()).version}"` },
    });
  /** The last entry of the pilot for a flight, with the rules that it keeps. */
  const lastEntry = () =>
    api.db.queries
      .selectFrom('points_entry')
      .leftJoin('points_rules_version as rules', 'rules.id', 'points_entry.rules_version')
      .select(['nominal', 'rules.text'])
      .where('reason', '=', 'manual')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
  const base = [40, 50, 60];

  it('is tried by who may try rules and changed by who may activate them', async () => {
    const points = { ...usual, base };
    expect((await pilot.get('/rules/points/written')).status).toBe(403);
    expect((await pilot.post('/rules/points/try', { points })).status).toBe(403);
    const tried = await operations.post('/rules/points/try', { points });
    expect([tried.status, tried.body]).toEqual([200, { flights: 0, pilots: 0, before: 0, after: 0 }]);
    expect((await change(points, operations)).status).toBe(403);
    expect((await read()).points).toEqual(usual);
  });

  it('holds for what leaves from then on: a flight that was flown before keeps the rules of its time', async () => {
    const before = await sendTyped(api, pilot);
    expect((await change({ ...usual, base })).body).toMatchObject({ version: 1, points: { base } });
    // At once for everybody, without a restart.
    expect(
      (await pilot.get('/rules/points')).body.base.map(({ points }: { points: number }) => points),
    ).toEqual(base);
    await acceptAtDesk(operations, before);
    expect(await lastEntry()).toMatchObject({ nominal: 10, text: JSON.stringify(usualPointsRules) });
    api.pass(5 * 3600);
    await api.signIn(pilot, 'pilot');
    await api.signIn(operations, 'operations');
    const after = await sendTyped(api, pilot);
    await acceptAtDesk(operations, after);
    const { nominal, text } = await lastEntry();
    expect(nominal).toBe(40);
    expect(text).toContain('40');
    // Decided again later, and still by the rules of its time.
    await actAtDesk(operations, before, 'reopen', { text: REASON });
    await acceptAtDesk(operations, before);
    expect(await lastEntry()).toMatchObject({ nominal: 10, text: JSON.stringify(usualPointsRules) });
  });

  it('is put back for what comes, with its history', async () => {
    expect((await undo()).body).toMatchObject({ version: 2, points: usual });
    const { history, isWritten } = await read();
    expect(isWritten).toBe(false);
    expect(history).toMatchObject([
      { isLast: true, before: { base }, after: { base: usual.base } },
      { isLast: false, before: { base: usual.base }, after: { base }, reason, callsign: 'PRB001' },
    ]);
    expect((await undo()).body).toMatchObject({ version: 3, points: { base } });
    expect(deskPoints(await fetchEntries(api.db.queries))).toEqual({ ...usual, base });
  });

  it.each([
    { base: [1, 2] },
    { base: [1, 2, -3] },
    { stage: 1.5 },
    { tour: 1e9 },
    { event: 51 },
    { focus: '10' },
    { online: null },
    { unknown: 1 },
  ])('with %j is refused, and nothing is written', async (wrong) => {
    expect(refusalOf(await change({ ...usual, ...wrong }))).toEqual([422, 'datos-no-validos']);
    expect(refusalOf(await operations.post('/rules/points/try', { points: { ...usual, ...wrong } }))).toEqual(
      [422, 'datos-no-validos'],
    );
    expect((await read()).version).toBe(3);
  });

  it('is not written over while a colleague changes it, who is named', async () => {
    const { version } = await read();
    expect((await change({ ...usual, stage: 6 }, administrator, version)).status).toBe(200);
    const late = await change({ ...usual, stage: 7 }, await api.signedIn('second'), version);
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.detail).toMatch(/^PRB001 lo ha cambiado a las \d{2}:\d{2}Z/);
  });
});
