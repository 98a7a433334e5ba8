import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { migrate, readMigrations } from '#server/db/migrations.ts';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, REASON, sendTyped } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('what an account had open when it is erased', (kind) => {
  const api = apiForTests(kind);
  /** What waits at the desks of the two people who may decide everything. */
  const waiting = async () => {
    const desks = [await api.signedIn('administrator'), await api.signedIn('second')];
    const answers = await Promise.all(desks.map((person) => person.get('/desk')));
    return answers.flatMap(({ body }) =>
      body.counters.filter(({ count }: { count: number }) => count > 0).map(({ id }: { id: string }) => id),
    );
  };

  it('is over: nobody has to decide for nobody, no aircraft waits, and no more is written to it', async () => {
    const { queries } = api.db;
    const administrator = await api.signedIn('administrator');
    const pilot = await api.signedIn('pilot');
    const [pilot_id, now] = [await api.idOf('pilot'), api.now()];
    const sent = await sendTyped(api, pilot, 5);
    const flying = (await pilot.post('/reports/start', startBody(uuid()))).body.code;
    expect((await pilot.post('/me/leaves', { firstMonth: '2027-03', months: 1 })).status).toBe(201);
    const proposed = { state: 'proposed', asked_at: now, proposed_at: now, due_at: now } as const;
    await queries
      .insertInto('promotion')
      .values({ id: uuid(), pilot_id, kind: 'promotion', to_rank: 'comandante', ...proposed })
      .execute();
    const claim = { month: '2026-10', text: 'Me falta un vuelo en la cuenta.', raised_at: now };
    await queries
      .insertInto('points_claim')
      .values({ id: uuid(), pilot_id, ...claim })
      .execute();
    const adjustment = { callsign: 'PRB005', points: 60, reason: REASON };
    expect((await administrator.post('/ledger', adjustment)).body.state).toBe('proposed');
    const asked = { confirmedByPilot: true, callsign: 'PRB005', reason: REASON };
    expect((await administrator.post('/pilots/PRB005/erase', asked)).status).toBe(204);

    // The flight was flown and counts for the airline: it is decided as any other.
    expect(await waiting()).toEqual(['reports', 'reports']);
    const { state, booking } = await queries
      .selectFrom('report')
      .innerJoin('booking', 'booking.id', 'report.booking_id')
      .select(['report.state', 'booking.state as booking'])
      .where('report.code', '=', flying)
      .executeTakeFirstOrThrow();
    expect([state, booking]).toEqual(['voided', 'cancelled']);
    expect((await acceptAtDesk(administrator, sent)).status).toBe(200);
    for (const table of ['inbox_message', 'award_grant'] as const) {
      const kept = await queries
        .selectFrom(table)
        .innerJoin('pilot', 'pilot.id', `${table}.pilot_id`)
        .select('pilot.id')
        .where('status', '=', 'erased')
        .execute();
      expect(kept, table).toEqual([]);
    }
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('is over too where an older version left it open', async () => {
    const { queries } = api.db;
    const erased = queries.selectFrom('pilot').select('id').where('status', '=', 'erased');
    const open = { state: 'open', decided_at: null } as const;
    const mine = 'pilot_id';
    await queries.updateTable('leave').set({ state: 'asked' }).where(mine, 'in', erased).execute();
    const proposed = { state: 'proposed', decided_at: null } as const;
    await queries.updateTable('promotion').set(proposed).where(mine, 'in', erased).execute();
    await queries.updateTable('points_claim').set(open).where(mine, 'in', erased).execute();
    await queries.updateTable('points_proposal').set(open).where(mine, 'in', erased).execute();
    expect(new Set(await waiting())).toEqual(new Set(['leaves', 'promotions', 'claims', 'points-proposals']));
    // The database is as if the program had been brought up to date only now.
    await sql`delete from schema_migration where name = '0291-nothing-waits-for-the-erased'`.execute(queries);
    expect(await migrate(api.driver, readMigrations())).toEqual(['0291-nothing-waits-for-the-erased']);
    expect(await waiting()).toEqual([]);
  });

  it('is no flight to confirm that is accepted later: nobody is there to have been its second pilot', async () => {
    const administrator = await api.signedIn('administrator');
    const holder = await api.signedIn('other');
    const secondPilot = CALLSIGNS.operations;
    const code = await sendTyped(api, holder, 5, { secondPilot });
    const asked = { confirmedByPilot: true, callsign: secondPilot, reason: REASON };
    expect((await administrator.post(`/pilots/${secondPilot}/erase`, asked)).status).toBe(204);
    expect((await acceptAtDesk(administrator, code)).status).toBe(200);
    expect((await holder.get(`/reports/${code}`)).body.state).toBe('accepted');
    const drafts = api.db.queries.selectFrom('report').select('code').where('source', '=', 'second_pilot');
    expect(await drafts.execute()).toEqual([]);
  });
});
