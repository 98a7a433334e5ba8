import { expect, it } from 'vitest';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { phpvmsClient } from '#server/testing/phpvms-client.ts';
import { recorderClient } from '#server/testing/recorder-client.ts';
import { signedInClient } from '#server/testing/smartcars-client.ts';
import { stratosClient } from '#server/testing/stratos-client.ts';

/** Texts that no database keeps as they are: NUL, half a letter, and a whole one where a cut goes through it. */
const BAD = ['a\0b', 'a\ud83db', ...[19, 39, 59, 89, 199, 499, 1999].map((at) => `${'x'.repeat(at)}😀`)];
/** Times that a clock can say and no calendar holds. */
const NEVER = ['-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0001-01-01T00:00:00Z'];
/** As an address can say it: halves of letters it cannot. */
const inAddress = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));

describeOneDatabase('texts that recorders cannot mean', (kind) => {
  const api = apiForTests(kind);

  it('break nothing in phpVMS, wherever they stand', async () => {
    const { ask, prefile } = await phpvmsClient(api, 'pilot');
    const { id } = await prefile();
    for (const bad of BAD) {
      api.pass(60);
      const at = `/api/pireps/${id}`;
      const fields = { [bad]: bad };
      const asked = [
        await ask('PUT', at, { route: bad, notes: bad, status: bad, source_name: bad, fields }),
        await ask('POST', `${at}/fields`, { fields }),
        await ask('POST', `${at}/comments`, { comment: bad }),
        await ask('POST', `${at}/route`, { route: [{ name: bad, lat: 1, lon: 1 }] }),
        await ask('POST', `${at}/acars/logs`, { logs: [{ id: bad, log: bad }] }),
        await ask('GET', `/api/pireps/${inAddress(bad)}`),
        await ask('GET', `/api/airports/${inAddress(bad)}`),
        await ask('GET', `/api/flights?flight_number=${inAddress(bad)}`),
      ];
      expect(asked.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(asked.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 201, 200, 200]);
    }
    for (const created_at of NEVER) {
      const { status } = await ask('POST', `/api/pireps/${id}/acars/logs`, {
        logs: [{ log: 'x', created_at }],
      });
      expect(status, created_at).toBeLessThan(500);
    }
  });

  it('break nothing in smartCARS, wherever they stand', async () => {
    const visitor = recorderClient(api, 'smartcars', () => ({}));
    for (const bad of ['a\0b', `${CALLSIGNS.other}\0`, '\ud83d']) {
      api.pass(60);
      const name = inAddress(bad);
      for (const [path, body] of [
        [`/pilot/login?username=${name}`, { password: PASSWORD }],
        ['/pilot/login', { username: bad, password: PASSWORD }],
        [`/pilot/login?username=${CALLSIGNS.other}`, { password: bad }],
        ['/pilot/verify', { session: bad }],
      ] as const)
        expect((await visitor('POST', path, body)).status, path).toBe(401);
    }
    const ask = await signedInClient(api, CALLSIGNS.other);
    const flights = (await ask('GET', '/flights/search')).body;
    const { body } = await ask('POST', '/flights/book', { flightID: flights[0].id });
    const { bidID } = body;
    await ask('POST', '/flights/start', { bidID, network: 'a\0b' });
    for (const bad of [...BAD, { toString: 1 }, [[[]]]]) {
      api.pass(60);
      const text = typeof bad === 'string' ? bad : 'x';
      const asked = [
        await ask('GET', `/pireps/details?id=${inAddress(text)}`),
        await ask('POST', '/flights/update', { bidID, uuid: bad, phase: bad, latitude: 40, longitude: -3 }),
      ];
      expect(asked.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
    const filed = await ask('POST', '/flights/complete', {
      bidID,
      route: [...BAD, { toString: 1 }, null],
      comments: BAD.join(' '),
      flightLog: BAD,
      flightData: [{ message: BAD[0], eventTimestamp: NEVER[0] }, { message: BAD.at(-1) }],
    });
    expect(filed.status, JSON.stringify(filed.body)).toBeLessThan(500);
  });

  it('break nothing in Stratos, wherever they stand', async () => {
    const visitor = recorderClient(api, 'stratos', () => ({}));
    for (const bad of ['a\0b', `${CALLSIGNS.pilot}\0`, '\ud83d']) {
      api.pass(60);
      for (const [username, password] of [
        [bad, PASSWORD],
        [CALLSIGNS.pilot, bad],
      ])
        expect((await visitor('POST', '/pilot/login', { username, password })).status).toBe(401);
    }
    const smartcars = await signedInClient(api, CALLSIGNS.reviewer);
    const flights = (await smartcars('GET', '/flights/search')).body;
    const { body } = await smartcars('POST', '/flights/book', { flightID: flights[0].id });
    const ask = await stratosClient(api, CALLSIGNS.reviewer);
    const begun = await ask('POST', '/flights/start', { bid_id: body.bidID });
    const { tracking_id } = begun.body;
    expect(begun.status, begun.text).toBe(200);
    for (const bad of [...BAD, { toString: 1 }, [[[]]]]) {
      api.pass(60);
      const text = inAddress(typeof bad === 'string' ? bad : 'x');
      const place = { latitude: 40, longitude: -3 };
      const asked = [
        await ask('GET', `/pireps?q=${text}&sort=${text}&limit=${text}&status=${text}`),
        await ask('GET', `/flights/bookings/${text}/aircraft`),
        await ask('POST', '/flights/update', { tracking_id, uuid: bad, phase: bad, ...place }),
        await ask('POST', '/flights/update', { tracking_id: bad, ...place }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([200, 404, 200, 404]);
    }
    const filed = await ask('POST', '/flights/complete', {
      tracking_id,
      route: BAD[0],
      comments: [...BAD, { comment: BAD[1] }, null, 5],
      flight_log: BAD,
      flight_data: [{ event: BAD[0], timestamp: NEVER[0] }, { event: BAD.at(-1) }],
      additional_fields: Object.fromEntries(BAD.map((bad) => [bad, bad])),
    });
    expect(filed.status, JSON.stringify(filed.body)).toBe(409);
  });
});
