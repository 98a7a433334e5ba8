import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { startChild } from '#server/testing/child-program.ts';
import { freshPostgres } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { watchLive } from '#server/testing/live-viewer.ts';
import { startBody } from '#server/testing/test-flight.ts';

/** Two servers over one PostgreSQL, as where more than one machine answers. */
let database: Awaited<ReturnType<typeof freshPostgres>>;
const children: ChildProcess[] = [];
let first: string;
let second: string;
beforeAll(async () => {
  database = await freshPostgres({ holds: 'airline' });
  [first, second] = [await serve(), await serve()];
}, 120_000);
afterAll(async () => {
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  await database.drop();
});

async function serve(): Promise<string> {
  const child = startChild('serve', { DATABASE_URL: database.url });
  children.push(child);
  const [address] = (await once(child, 'message')) as AddressInfo[];
  return `http://127.0.0.1:${address!.port}`;
}

it('a flight that reports to one server moves on the map of another, also after a break', async () => {
  const recorder = new ApiClient(first);
  await recorder.post('/session', { callsign: 'PRB005', password: PASSWORD });
  const viewer = new ApiClient(second);
  await viewer.post('/session', { callsign: 'PRB006', password: PASSWORD });
  const cookie = `plataforma-sesion=${viewer.cookie('plataforma-sesion')}`;
  const { body } = await recorder.post('/reports/start', startBody('two-servers'));
  let seq = 0;
  const report = async (client: ApiClient, lat: number) => {
    const now = new Date().toISOString();
    const points = [{ seq: (seq += 1), at: now, lat, lon: -3.5 }];
    const { status } = await client.post(`/reports/${body.code}/points`, { clientNow: now, points });
    expect(status).toBe(200);
  };
  const isAt = (lat: number) => (live: { flights: { id: string; lat: number }[] }) =>
    live.flights.some((flight) => flight.id === body.code && flight.lat === lat);

  const before = await watchLive(second, cookie);
  await report(recorder, 40.5);
  await before.until(isAt(40.5));

  // The viewer's server dies; what happens meanwhile goes to the other one, to which the browser comes back.
  children[1]!.kill('SIGKILL');
  await once(children[1]!, 'exit');
  await report(recorder, 40.6);
  const after = await watchLive(first, cookie, before.lastId());
  await after.until(isAt(40.6));
  await report(recorder, 40.7);
  await after.until(isAt(40.7));
  await recorder.post(`/reports/${body.code}/discard`, {});
  await after.until(({ flights }) => flights.length === 0);
  before.stop();
  after.stop();
}, 120_000);
