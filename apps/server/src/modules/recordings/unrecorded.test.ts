import { expect, it } from 'vitest';
import { startApi } from '#server/testing/api-server.ts';
import { OWN_THINGS } from '#server/testing/own-things.ts';

it('has neither track nor profile, and says so, where a flight was brought from elsewhere', async () => {
  const api = await startApi('postgres');
  const pilot = await api.signedIn('pilot');
  const { id } = await OWN_THINGS['readTrack']!(pilot, api);
  // As the import of a logbook leaves it.
  await api.db.queries.deleteFrom('report_recording').execute();
  const { status, body } = await pilot.get(`/reports/${id}/track`);
  expect([status, body.geometry?.coordinates]).toEqual([200, []]);
  expect((await pilot.get(`/reports/${id}/profile`)).status).toBe(200);
  await api.close();
});
