import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it, beforeEach } from 'vitest';
import { addMonths, monthOf } from '@va/domain/months.ts';
import { migrate, readMigrations } from '#server/db/migrations.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { monthsBefore } from './ask-leave.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

describeEachDatabase('leaves from before it was kept when they ended', (kind) => {
  let test: TestDatabase;
  const [early, whole] = [uuid(), uuid()];
  /** The month in which the row of the first leave was changed last. */
  const month = monthOf(Date.now());
  beforeAll(async () => {
    test = await freshDatabase(kind, { holds: 'nothing' });
    const all = readMigrations();
    await migrate(
      test.driver,
      all.filter(({ name }) => name !== '0192-leaves-that-ended-before'),
    );
    const { queries } = test.db;
    const rank = { code: 'comandante', title: 'Comandante', position: 1 };
    await queries.insertInto('rank').values(rank).execute();
    for (const [id, callsign] of [
      [early, 'PRB005'],
      [whole, 'PRB006'],
    ] as const)
      await queries
        .insertInto('pilot')
        .values({ id, callsign, base_icao: 'LEMD', status: 'active', rank_code: rank.code })
        .execute();
    const leave = { months: 3, state: 'granted' } as const;
    await queries
      .insertInto('leave')
      .values([
        { id: uuid(), pilot_id: early, first_month: `${month}-01`, ...leave },
        { id: uuid(), pilot_id: whole, first_month: `${addMonths(month, -3)}-01`, ...leave },
      ])
      .execute();
    // As leaves ended then.
    await queries.updateTable('leave').set({ state: 'ended' }).execute();
    await migrate(test.driver, all);
  });
  afterAll(() => test.drop());

  it('count the months in which they ran: one of three where the pilot came back in the first, all where it ran out', async () => {
    const { queries } = test.db;
    expect(await monthsBefore(queries, early, addMonths(month, 3))).toBe(0);
    expect(await monthsBefore(queries, early, addMonths(month, 1))).toBe(1);
    expect(await monthsBefore(queries, whole, month)).toBe(3);
    const { rows } = await sql<{ left: number }>`
      select count(*)::int4 as left from leave where state = 'ended' and ended_at is null`.execute(queries);
    expect(rows).toEqual([{ left: 0 }]);
  });
});

describeEachDatabase('a leave that its pilot takes back', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(60));
  const ask = async (firstMonth: string, months: number) =>
    (await pilot.post('/me/leaves', { firstMonth, months })).body.id as string;
  const grant = (id: string) => operations.post(`/leaves/${id}/decide`, { grant: true });
  const withdraw = (id: string, client = pilot) => client.post(`/me/leaves/${id}/withdraw`, {});

  it('is no longer decided, and another one can be asked for', async () => {
    const id = await ask('2027-01', 2);
    expect(refusalOf(await withdraw(id, operations))).toEqual([404, 'no-encontrado']);
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { id, state: 'withdrawn' } });
    expect(refusalOf(await withdraw(id))).toEqual([412, 'cambiado-entretanto']);
    expect(refusalOf(await grant(id))).toEqual([412, 'cambiado-entretanto']);
    expect((await operations.get('/leaves')).body).toEqual({ items: [] });
    expect((await operations.get('/leaves?state=withdrawn')).body.items).toMatchObject([{ id }]);
    await withdraw(await ask('2027-02', 1));
  });

  it('does not begin where it was granted, and its months are not counted for the next one', async () => {
    const id = await ask('2026-12', 3);
    expect((await grant(id)).status).toBe(200);
    expect((await withdraw(id)).body.state).toBe('withdrawn');
    const next = await ask('2027-03', 3);
    expect((await grant(next)).body.state).toBe('granted');
    await withdraw(next);
  });

  it('leaves no month behind either where staff take it back before it begins', async () => {
    const id = await ask('2026-12', 3);
    await grant(id);
    const reason = 'Se la dimos a otra persona.';
    expect((await operations.post(`/leaves/${id}/end`, { reason })).body.state).toBe('ended');
    const next = await ask('2027-03', 3);
    expect((await grant(next)).body).toMatchObject({ state: 'granted' });
    await withdraw(next);
  });

  it('stands among the decided ones, the last that was asked for first, as no asked one does', async () => {
    const open = await ask('2027-01', 1);
    const decided = async (query = '') =>
      (await operations.get(`/leaves?state=decided${query}`)).body as {
        items: { id: string }[];
        next?: string;
      };
    const all = (await decided()).items;
    const ids = all.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(ids).not.toContain(open);
    const { items, next } = await decided('&limit=4');
    expect([...items, ...(await decided(`&limit=4&cursor=${next}`)).items]).toEqual(all);
    await withdraw(open);
  });

  it('stays once it has begun, and says where one ends it', async () => {
    const id = await ask('2026-12', 1);
    await grant(id);
    await api.db.queries
      .updateTable('leave')
      .set({ first_month: '2026-11-01' })
      .where('id', '=', id)
      .execute();
    const late = await withdraw(id);
    expect(refusalOf(late)).toEqual([409, 'fuera-de-plazo']);
    expect(late.body.detail).toContain('«Terminar la excedencia»');
  });
});
