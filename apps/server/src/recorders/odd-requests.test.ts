import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsClient, sendPositions } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';

const HERE = { lat: 40.47, lon: -3.56 };

describeOneDatabase('odd requests of a phpVMS client', (kind) => {
  const api = apiForTests(kind, { log: createLog('error', { write: (line) => (logged += line) }) });
  const client = phpvmsForTests(api, 'pilot');
  let id: string;
  let logged = '';
  beforeAll(async () => {
    ({ id } = await client.prefile());
  });
  beforeEach(() => api.pass(20));
  const ask = (method: string, path: string, body?: unknown) =>
    client.ask(method, `/api/pireps/${id}${path}`, body);
  const trackLength = async () => (await ask('GET', '/acars/position')).body.data.length;

  it.each([
    ['positions', '/acars/positions', [HERE, null], 'positions.1'],
    ['positions', '/acars/position', [1, 2], 'positions.0'],
    ['logs', '/acars/logs', ['Flaps 1'], 'logs.0'],
    ['events', '/acars/events', [{ event: 'Gear down' }, []], 'events.1'],
    ['route', '/route', ['PINAR'], 'route.0'],
  ])(
    '%s that are none are refused by their place, and nothing of them is kept',
    async (name, path, sent, wrong) => {
      const before = await trackLength();
      const { status, body } = await ask('POST', path, { [name]: sent });
      expect([status, Object.keys(body.errors)]).toEqual([400, [wrong]]);
      expect(body.type).toBe('https://phpvms.net/errors/validation-exception');
      expect(await trackLength()).toBe(before);
    },
  );

  it.each([
    ['fields that are a list', '/fields', { fields: ['a'] }, 'fields'],
    ['no fields', '/fields', {}, 'fields'],
    ['more than any number of a flight', '', { level: 1e308 }, 'level'],
    ['less than any', '', { block_fuel: -1e308 }, 'block_fuel'],
  ])('%s: refused by name', async (_, path, body, wrong) => {
    const answer = await ask('POST', path === '' ? '/update' : path, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [wrong]]);
  });

  it('a flight is not begun with a value that is none', async () => {
    const other = await phpvmsClient(api, 'other');
    const odd = await other.prefile({ level: 'FL330' }).catch(({ message }: Error) => message);
    expect(odd).toContain('"level"');
    expect((await other.ask('GET', '/api/user/pireps')).body.data).toEqual([]);
    await other.prefile({ level: 330 });
  });

  it('answers whole numbers without a fraction, however they were sent', async () => {
    const sent = { planned_flight_time: 70.5, flight_time: 12.4, block_time: '3.3', landing_rate: -182.4 };
    const { body } = await ask('PUT', '', { ...sent, level: 330.2 });
    const { planned_flight_time, flight_time, block_time, landing_rate, level } = body.data;
    expect([planned_flight_time, flight_time, block_time, landing_rate, level]).toEqual([
      71, 12, 3, -182, 330,
    ]);
  });

  it('refuses what is compressed or cut off in its own form, and goes on', async () => {
    const json = JSON.stringify({ positions: [HERE] });
    const address = `/plataforma/acars/phpvms/api/pireps/${id}/acars/position`;
    const packed = await fetch(`${api.origin}${address}`, {
      method: 'POST',
      headers: { 'X-API-Key': client.key, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: new Uint8Array(gzipSync(json)),
    });
    expect([packed.status, packed.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    const before = await trackLength();
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${address} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${client.key}\r\n`;
    socket.end(`${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n${json}`);
    await once(socket.resume(), 'close');
    expect(await trackLength()).toBe(before);
    expect(logged).toBe('');
  });

  it('keeps the flight of a client whose own score makes no sense', async () => {
    api.pass(7200);
    await ask('PUT', '/cancel');
    ({ id } = await client.prefile());
    await sendPositions(api, client, id, testFlight(api));
    const { status, body } = await ask('POST', '/file', { distance: 268, flight_time: 66, score: 'A+' });
    expect([status, body.data?.status]).toEqual([200, 'ARR']);
    // Late, and sent again: kept, or answered as before.
    for (const [method, path, late, wanted] of [
      ['POST', '/acars/positions', { positions: [HERE] }, 200],
      ['POST', '/acars/logs', { logs: [{ log: 'Engines off' }] }, 200],
      ['POST', '/file', { distance: 268, flight_time: 66 }, 400],
    ] as const)
      expect((await ask(method, path, late)).status, path).toBe(wanted);
  });
});
