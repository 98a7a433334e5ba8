import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { REASON } from '#server/testing/report-desk.ts';
import { holdLock, sessionsWait } from '#server/testing/waiting-sessions.ts';

const api = apiForTests('postgres');

it('a sheet is signed while somebody decides on the promotion that stands on it, and neither is refused', async () => {
  const [administrator, reviewer] = [await api.signedIn('administrator'), await api.signedIn('reviewer')];
  const pilot = await api.signedIn('pilot');
  const callsign = 'PRB005';
  for (let part = 0; part < 6; part += 1)
    await administrator.post('/ledger', { callsign, points: 50, reason: REASON });
  const hours = { callsign, minutes: 3000, kind: 'transfer', reason: REASON };
  expect((await administrator.post('/ledger/hours', hours)).status).toBe(204);
  expect((await pilot.post('/me/rank/verification')).status).toBe(201);
  const [{ id }] = (await administrator.get('/promotions?state=asked')).body.items;
  const sheet = { callsign, kind: 'verification', typeId: 'jet', result: 'pass', text: REASON };
  const release = await holdLock(api, `select from pilot where callsign = '${callsign}' for update`);
  const signed = reviewer.post('/promotions/sheets', sheet);
  await sessionsWait(api, 1);
  const decided = administrator.post(`/promotions/${id}/decide`, { grant: false, reason: REASON });
  await sessionsWait(api, 2);
  await release();
  expect((await Promise.all([signed, decided])).map(({ status }) => status)).toEqual([204, 204]);
  expect((await pilot.get('/me/rank')).body.promotion).toMatchObject({ state: 'declined', reason: REASON });
});
