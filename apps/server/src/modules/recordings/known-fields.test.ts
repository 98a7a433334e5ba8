import { expect, it } from 'vitest';
import { startApi } from '#server/testing/api-server.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

it('sees where a flight arrived for an airline without rules of scoring too', async () => {
  const api = await startApi('postgres', { airline: { ...sampleAirline, scoring: null } });
  const pilot = await api.signedIn('pilot');
  const { body } = await pilot.post('/reports/start', startBody('no-rules'));
  await sendFlight(pilot, api, body.code, testFlight(api));
  const sent = await pilot.post(`/reports/${body.code}/submit`, {});
  expect(sent.body).toMatchObject({ state: 'in_review', arrIcao: 'LEBL', diversion: false, score: null });
  await api.close();
});
