import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { freshPostgres } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { givenPoints } from '#server/testing/loads/given-points.ts';
import { faultsOf, goesOn, run } from '#server/testing/loads/load.ts';
import { recording } from '#server/testing/loads/recording.ts';
import { type LineProxy, startLineProxy } from '@va/testing/line-proxy.ts';

let api: ApiServer;
let line: LineProxy;
let pilot: ApiClient;
beforeAll(async () => {
  const fresh = await freshPostgres({ holds: 'airline' });
  line = await startLineProxy(fresh.url);
  const url = new URL(fresh.url);
  url.port = String(line.port);
  const driver = await openPostgres({ url: url.href });
  const drop = async () => {
    await driver.close();
    await line.close();
    await fresh.drop();
  };
  api = await startApi('postgres', { database: { db: createDatabase(driver), driver, drop } });
  pilot = await api.signedIn('pilot');
});
afterAll(() => api.close());

const probe = async (path: string) => (await fetch(`${api.origin}${path}`)).status;

it('PL-81: while the database is away every page is told so in Spanish and when to ask again; then it goes on', async () => {
  const [departure] = (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items;
  const order = { legs: [{ flightId: departure.flightId, date: departure.date }] };
  const headers = { 'Idempotency-Key': 'the-same-act' };
  line.cut();
  for (const answer of [
    await pilot.get('/flights?origin=LEMD'),
    await pilot.post('/bookings', order, headers),
    await api.visitor().post('/session', { callsign: 'PRB005', password: 'la que sea' }),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({
      code: 'sin-base-de-datos',
      detail: expect.stringMatching(/base de datos/),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
  }
  expect(await probe('/ready')).toBe(503);
  expect(await probe('/health')).toBe(200);
  line.mend();
  await expect.poll(() => probe('/ready'), { timeout: 20_000 }).toBe(200);
  expect((await pilot.post('/bookings', order, headers)).status).toBe(201);
  expect((await pilot.get('/bookings?state=open')).body.items).toHaveLength(1);
  expect(await disagreements(api.db)).toEqual([]);
});

it('an answer that is lost on its way to the pilot leaves one booking, however often it is asked for again', async () => {
  const before = (await pilot.get('/bookings?state=open')).body.items.length;
  const std = new Date(api.now().getTime() + 5 * 3_600_000).toISOString();
  const order = { legs: [{ dep: 'LEMD', arr: 'LEBL', std }] };
  const headers = { 'Idempotency-Key': 'lost-answer' };
  const first = await pilot.post('/bookings', order, headers);
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  const again = await pilot.post('/bookings', order, headers);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
  expect((await pilot.get('/bookings?state=open')).body.items).toHaveLength(before + 1);
  expect(await disagreements(api.db)).toEqual([]);
});

it('what was done while the line was lost is done once: who asks again is told so, in Spanish', async () => {
  const staff = await api.signedIn('operations');
  const given = givenPoints('lost-line');
  await given.act(api.origin);
  // It is committed, and nobody hears of it.
  line.cutAfter('commit');
  const lost = await given.act(api.origin);
  expect([lost.status, lost.body.code, lost.headers.get('retry-after')]).toEqual([
    503,
    'sin-base-de-datos',
    '5',
  ]);
  api.pass(61);
  const [again] = await given.repeatUnanswered(api.origin);
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'respuesta-perdida', detail: expect.stringContaining('ya se hizo') },
  });
  const { items } = (await staff.get('/ledger?callsign=PRB006')).body;
  expect(items.filter(({ reason }: { reason: string }) => reason === 'adjustment')).toHaveLength(2);
  expect(await faultsOf(api.db, [given])).toEqual([]);
  expect(await disagreements(api.db)).toEqual([]);
});

it('a slow line to the database loses nothing and doubles nothing, also where it is cut and mended', async () => {
  const given = givenPoints('slow-line');
  const loads = [given, recording('PRB006')];
  line.delay(10);
  const running = run(api.origin, loads);
  const { refused } = running;
  await goesOn(loads, running, 2);
  expect(refused).toEqual([]);
  line.cut();
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(0);
  line.mend();
  await goesOn(loads, running, 2);
  await running.stop();
  line.delay(0);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  api.pass(61);
  await given.repeatUnanswered(api.origin);
  expect(await faultsOf(api.db, loads)).toEqual([]);
  expect(await disagreements(api.db)).toEqual([]);
});
