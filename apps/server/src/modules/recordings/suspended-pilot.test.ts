import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, refusalOf } from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('the flight of a pilot who is suspended in the air', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  it('PL-05: is sent in and waits for a person, and leaves the account as it is', async () => {
    const [pilot, operations] = [await api.signedIn('pilot'), await api.signedIn('operations')];
    const { code } = (await pilot.post('/reports/start', startBody('suspended'))).body;
    const words = { facts: 'El 12 de noviembre insultó a un compañero.', heard: 'Lo siente.' };
    expect((await operations.post('/pilots/PRB005/suspend', { days: 7, ...words })).status).toBe(200);
    await sendFlight(pilot, api, code, testFlight(api));
    const { status, body } = await pilot.post(`/reports/${code}/submit`, {});
    expect([status, body.state]).toEqual([200, 'in_review']);
    expect((await pilot.get(`/reports/${code}/history`)).body.at(-1).text).toContain(
      'Cuenta suspendida: el informe espera.',
    );
    expect((await pilot.get('/me/totals')).body).toMatchObject({ flights: 0, points: 0 });
    await acceptAtDesk(operations, code);
    expect((await operations.get('/pilots/PRB005')).body.status).toBe('suspended');
    expect(refusalOf(await pilot.post('/reports/start', startBody('another')))).toEqual([
      409,
      'cuenta-no-activa',
    ]);
  });
});
