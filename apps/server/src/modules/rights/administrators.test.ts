import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { acceptAtDesk, REASON, typedFlight } from '#server/testing/report-desk.ts';

const api = apiForTests('postgres');

it('asking for the last administrator waits for no flight of somebody else that is being changed', async () => {
  const [pilot, operations] = [await api.signedIn('pilot'), await api.signedIn('operations')];
  const { body } = await pilot.post('/reports/manual', typedFlight(api, 1));
  await acceptAtDesk(operations, body.code);
  const suspended = await api.db.transaction(async (tx) => {
    await tx.updateTable('report').set({ distance_nm: 300 }).where('code', '=', body.code).execute();
    return operations.post('/pilots/PRB006/suspend', { days: 7, facts: REASON, heard: REASON });
  });
  expect(suspended.status).toBe(200);
});

it('who cannot sign in, or still owes the second factor, is no administrator to rely on', async () => {
  const [administrator, operations] = [await api.signedIn('administrator'), await api.signedIn('operations')];
  const words = { days: 7, facts: REASON, heard: REASON };
  // Nobody takes from others what they lack, whichever act does it.
  for (const [act, body] of [
    ['suspend', words],
    ['retire', { reason: REASON }],
    ['link', { reason: REASON }],
  ] as const)
    expect((await operations.post(`/pilots/PRB001/${act}`, body)).body.code, act).toBe(
      'permiso-que-no-tienes',
    );
  const leave = () => administrator.post('/me/retire', {});
  expect((await leave()).body.code).toBe('ultimo-administrador');
  // With a second factor the other one counts, until their password is gone.
  const second = await api.idOf('second');
  await api.signedIn('second');
  const password = await api.db.queries
    .deleteFrom('password')
    .where('pilot_id', '=', second)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect((await leave()).body.code).toBe('ultimo-administrador');
  await api.db.queries.insertInto('password').values(password).execute();
  expect((await leave()).status).toBeLessThan(300);
});
