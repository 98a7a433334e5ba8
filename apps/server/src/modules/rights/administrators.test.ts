import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import { acceptAtDesk, REASON, typedFlight } from '#server/testing/report-acts.ts';

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
