import { type Figure, percentile } from '@va/testing/figures.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { keyService } from '#server/modules/keys/key-service.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { startBareServer } from './bare-server.ts';
import { pilotOf } from './bench-pilots.ts';
import { startBench } from './bench-server.ts';
import { eightLanes } from './eight-lanes.ts';
import { fillYears } from './fill-years.ts';

/** How long each server is asked. */
const MEASURED_MS = 5000;

/** The first page of a pilot's logbook over HTTP, beside a web server of Node's own that says the same bytes. */
export async function measureHttp(kind: DriverKind): Promise<Figure[]> {
  const { server, prepared } = await startBench(kind, async (db) => {
    const now = new Date();
    await fillYears(db, { pilots: 26, reports: 6000, years: 1, recordedBytes: 0 }, now);
    const pilot = await pilotOf(db, 'BEN00001');
    const key = { label: 'Bench', scopes: ['own:read' as const], days: undefined };
    return keyService(db, sampleAirline).create(pilot, key, now);
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

/** What was answered in the first second is not counted. */
async function ask(address: string, headers: Record<string, string>) {
  await eightLanes(address, headers, { ms: 1000 });
  const { times, seconds } = await eightLanes(address, headers, { ms: MEASURED_MS });
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95) };
}
