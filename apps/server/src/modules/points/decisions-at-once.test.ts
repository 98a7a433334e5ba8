import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { REASON } from '#server/testing/report-desk.ts';
import { sessionsWait } from '#server/testing/waiting-sessions.ts';

const api = apiForTests('postgres');
const month = '2026-10';

it('what waits for staff is decided while its pilot becomes another one, and neither is refused', async () => {
  const [staff, second] = [await api.signedIn('operations'), await api.signedIn('administrator')];
  const pilot_id = await api.idOf('pilot');
  const { queries } = api.db;
  const [statement, claim] = [uuid(), uuid()];
  const settled = {
    pilot_id,
    month,
    result: 'idle',
    balance: 0,
    settled_at: api.now(),
    claims_until: api.now(),
  } as const;
  await queries.insertInto('closure').values({ month, started_at: api.now() }).execute();
  await queries
    .insertInto('month_statement')
    .values({ id: statement, ...settled, idle_months: 3, lapse: 'proposed' })
    .execute();
  await queries
    .insertInto('points_claim')
    .values({ id: claim, pilot_id, month, text: REASON, raised_at: api.now() })
    .execute();
  await staff.post('/ledger', { callsign: 'PRB005', points: 51, reason: REASON });
  const [proposal] = (await staff.get('/ledger/proposals')).body.items;

  for (const [table, id, path, body] of [
    ['points_proposal', proposal.id, '/ledger/proposals', { confirm: true, reason: REASON }],
    ['points_claim', claim, '/ledger/claims', { points: 5, answer: REASON }],
    ['month_statement', statement, '/closures/lapses', { confirm: false, reason: REASON }],
  ] as const) {
    const [gone, fresh] = [uuid(), uuid()];
    const add = (pilot: object) => `insert into pilot select
      (jsonb_populate_record(p, '${JSON.stringify(pilot)}')).* from pilot p where id = '${pilot_id}'`;
    const move = (to: string) => `update ${table} set pilot_id = '${to}' where id = '${id}'`;
    const session = await api.driver.acquire();
    await session.exec(`${add({ id: gone, callsign: 'PRB098' })}; ${move(gone)}`);
    await session.exec(`begin; select from pilot where id = '${gone}' for update`);
    const decided = second.post(`${path}/${id}/decide`, body);
    await sessionsWait(api, 1);
    // As a merge or an erasure does, which have the pilot already.
    await session.exec(`${add({ id: fresh, callsign: null, status: 'retired' })}; ${move(fresh)};
      delete from pilot where id = '${gone}'; commit`);
    session.release();
    expect((await decided).status, table).toBeLessThan(300);
  }
});
