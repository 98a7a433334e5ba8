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
      // Airports that came with an import: the rules of the content do not know their fields.
      airline: {
        ...sampleAirline,
        scoring: sampleAirline.scoring && { ...sampleAirline.scoring, fields: [] },
        operations: { ...sampleOperations, metar },
      },
    });
  });
  afterAll(async () => {
    await api.close();
    weather.close();
  });

  const stabilised = async (code: string) => {
    const { items } = (await (await api.signedIn('pilot')).get(`/reports/${code}/score`)).body;
    return items.find(({ rule }: { rule: string }) => rule === 'S-13');
  };

  it('asks for a stabilised approach at 1000 ft in instrument conditions, and not long after the flight', async () => {
    const pilot = await api.signedIn('pilot');
    const expectedOf = async (hoursLater: number) => {
      const { body } = await pilot.post('/reports/start', startBody(`imc-${hoursLater}`));
      await sendFlight(pilot, api, body.code, testFlight(api));
      api.pass(hoursLater * 3600);
      await pilot.post(`/reports/${body.code}/submit`, {});
      return (await stabilised(body.code)).expected;
    };
    expect(await expectedOf(0)).toContain('1000\u00a0ft');
    expect(await expectedOf(2)).toContain('500\u00a0ft');
  });

  it('asks the same of it when rules are tried on the flight', async () => {
    const pilot = await api.signedIn('pilot');
    const { body } = await pilot.post('/reports/start', startBody('imc-tried'));
    const flight = testFlight(api);
    const top = Math.max(...flight.points.map(({ altFt }) => altFt ?? 0));
    const descent = flight.points.findLastIndex(({ altFt }) => altFt === top);
    const points = flight.points.map((point, i) =>
      i > descent && Math.abs((point.aglFt ?? 0) - 1000) < 150 ? { ...point, bank: 15 } : point,
    );
    await sendFlight(pilot, api, body.code, { ...flight, points });
    await pilot.post(`/reports/${body.code}/submit`, {});
    expect((await stabilised(body.code)).status).toBe('hit');
    const operations = await api.signedIn('operations');
    const tried = await operations.post('/rules/scoring/dry-run', {});
    expect(tried.body).toMatchObject({ tried: 3, differences: [] });
  });
});
