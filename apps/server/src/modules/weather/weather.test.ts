import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';

const TAF = 'TAF LEMD 221100Z 2212/2318 02006KT CAVOK';

describeEachDatabase('the weather of an airport', (kind) => {
  let api: ApiServer;
  const weather = createServer((request, response) => {
    const isTaf = request.url?.startsWith('/taf/');
    response.end(isTaf ? `${TAF}=\n` : 'LEMD 221400Z 02006KT CAVOK 11/03 Q1024');
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => weather.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(weather.address() as AddressInfo).port}`;
    const source = (folder: string) => ({ url: `${origin}/${folder}/{icao}`, provider: folder });
    const operations = { ...sampleOperations, metar: source('metar'), taf: source('taf') };
    api = await startApi(kind, { airline: { ...sampleAirline, operations } });
  });
  afterAll(async () => {
    await api.close();
    weather.close();
  });

  it('is told to everybody, with the forecast and whose each is', async () => {
    expect(await api.visitor().get('/airports/LEMD/weather')).toMatchObject({
      status: 200,
      body: {
        metar: 'LEMD 221400Z 02006KT CAVOK 11/03 Q1024',
        provider: 'metar',
        taf: TAF,
        tafProvider: 'taf',
      },
    });
  });

  it('is asked for airports that the airline knows alone', async () => {
    expect((await api.visitor().get('/airports/ZZZZ/weather')).status).toBe(404);
  });
});
