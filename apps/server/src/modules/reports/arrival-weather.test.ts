import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('the weather at the arrival', (kind) => {
  let api: ApiServer;
  const weather = createServer((request, response) => {
    const now = api.now().toISOString();
    const time = `${now.slice(8, 10)}${now.slice(11, 13)}${now.slice(14, 16)}Z`;
    response.end(`${request.url?.slice(1)} ${time} 27010KT 2000 BR OVC004 11/10 Q1024`);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => weather.listen(0, '127.0.0.1', ready));
    const { port } = weather.address() as AddressInfo;
    const metar = { url: `http://127.0.0.1:${port}/{icao}`, provider: 'Prueba' };
    api = await startApi(kind, {
      airline: { ...sampleAirline, operations: { ...sampleOperations, metar } },
    });
  });
  afterAll(async () => {
    await api.close();
    weather.close();
  });

  it('asks for a stabilised approach at 1000 ft in instrument conditions, and not long after the flight', async () => {
    const pilot = await api.signedIn('pilot');
    const expectedOf = async (hoursLater: number) => {
      const { body } = await pilot.post('/reports/start', startBody(`imc-${hoursLater}`));
      await sendFlight(pilot, api, body.code, testFlight(api));
      api.pass(hoursLater * 3600);
      await pilot.post(`/reports/${body.code}/submit`, {});
      const { items } = (await pilot.get(`/reports/${body.code}/score`)).body;
      return items.find(({ rule }: { rule: string }) => rule === 'S-13').expected;
    };
    expect(await expectedOf(0)).toContain('1000\u00a0ft');
    expect(await expectedOf(2)).toContain('500\u00a0ft');
  });
});
