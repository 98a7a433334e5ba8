import type { DriverKind } from '#server/db/driver.ts';
import { Agent, get } from 'node:http';
import { keyService } from '#server/modules/keys/key-service.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { startBareServer } from './bare-server.ts';
import { startBench } from './bench-server.ts';
import { type Figure, part } from './figure.ts';
import { fillYears } from './fill-years.ts';

/** Requests at once, and how long each server is asked. */
const AT_ONCE = 8;
const MEASURED_MS = 5000;

/** The first page of a pilot's logbook over HTTP, beside a web server of Node's own that says the same bytes. */
export async function measureHttp(kind: DriverKind): Promise<Figure[]> {
  const { server, prepared } = await startBench(kind, async (db) => {
    const now = new Date();
    await fillYears(db, { pilots: 26, reports: 6000, years: 1, recordedBytes: 0 }, now);
    const pilot = await db.queries
      .selectFrom('pilot')
      .select('id')
      .where('callsign', '=', 'BEN00001')
      .executeTakeFirstOrThrow();
    const key = { label: 'Bench', scopes: ['own:read' as const], days: undefined };
    return keyService(db, sampleAirline).create(pilot.id, key, now);
  });
  const headers = { Authorization: `Bearer ${prepared.secret}` };
  const address = `${server.origin}/plataforma/api/v1/reports?limit=25`;
  const memoryBefore = server.memoryMb();
  const page = await fetch(address, { headers });
  if (!page.ok) throw new Error(`${page.status}: ${await page.text()}`);
  const bare = await startBareServer(await page.text());
  try {
    const ours = await ask(address, headers);
    const least = await ask(bare.origin, headers);
    return [
      { name: 'requests a second', on: kind, value: ours.perSecond, bound: least.perSecond },
      { name: 'one request, 95th percentile, ms', on: kind, value: ours.p95, bound: least.p95 },
      { name: 'memory of the server before, MB', on: kind, value: memoryBefore },
      { name: 'memory of the server after, MB', on: kind, value: server.memoryMb(), bound: bare.memoryMb() },
    ];
  } finally {
    bare.stop();
    await server.stop();
  }
}

/** Asks on every lane for a while; the first second is not counted. */
async function ask(address: string, headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  const from = performance.now() + 1000;
  const lane = async () => {
    for (;;) {
      const began = performance.now();
      if (began > from + MEASURED_MS) return;
      await once(address, { agent, headers });
      if (began >= from) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
  return { perSecond: (times.length * 1000) / MEASURED_MS, p95: part(times, 0.95) };
}

function once(address: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
