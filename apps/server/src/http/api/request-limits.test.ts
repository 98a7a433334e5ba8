import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { batchesOf, startBody, testFlight } from '#server/testing/test-flight.ts';

describeOneDatabase('limits', (kind) => {
  const api = apiForTests(kind, { limits: { read: 3, write: 2, exports: 1, streams: 2 } });

  it('count per caller and minute, and say so', async () => {
    const client = api.visitor();
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await client.get('/session'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    expect(answers[3]!.headers.get('ratelimit-limit')).toBe('3');
    expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0);
    api.pass(60);
    expect((await client.get('/session')).status).toBe(200);
  });

  it('count the points of a flight apart, which may be 512 kB at once', async () => {
    api.pass(60);
    const pilot = await api.signedIn('pilot');
    const { body } = await pilot.post('/reports/start', startBody('limits'));
    const [batch] = batchesOf(testFlight(api));
    const path = `/reports/${body.code}/points`;
    const sent = [
      await pilot.post(path, batch),
      await pilot.post(path, batch),
      await pilot.post(path, batch),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await pilot.post(`/reports/${body.code}/discard`, {})).status).toBe(200);
    api.pass(60);
    const tooMany = await pilot.post(path, `"${'a'.repeat(524_288)}"`);
    expect([tooMany.status, tooMany.body.code]).toEqual([413, 'cuerpo-demasiado-grande']);
    expect(tooMany.body.detail).toContain('512\u00a0kB');
  });
});
