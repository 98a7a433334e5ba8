import type { Figure } from '@va/testing/figures.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind, DatabaseDriver } from '#server/db/driver.ts';
import { knownDevices } from '#server/modules/access/known-devices.ts';
import { signInService } from '#server/modules/access/sign-in-service.ts';
import { keepFigures } from '#server/modules/statistics/keep-figures.ts';
import { writeFlights } from '#server/modules/timetable/timetable-flights.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { manyFlights } from '../many-flights.ts';
import { bookingCost } from './booking-cost.ts';
import { addBenchPilots, pilotOf } from './bench-pilots.ts';
import { startBench } from './bench-server.ts';
import { eightLanes } from './eight-lanes.ts';
import { fillSky, fillYears } from './fill-years.ts';
import { benchContext } from './bench-samples.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/embedded/embedded-driver.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import { cpuOfFamily } from './cpu-used.ts';
import { startDurablePostgres } from './bench-database.ts';

const TURNS = 400;

/**
 * Processor time that the driver alone takes for the rows of each answer, ms: they stand as JSON in one table, come by one
 * prepared statement on one session and are written as JSON again.
 * @param answers bodies of the API by their names
 */
async function bareCost(
  kind: DriverKind,
  answers: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const server = kind === 'postgres' ? await startDurablePostgres() : undefined;
  const driver = server
    ? await openPostgres({ url: `${server.url}/postgres`, poolSize: 1 })
    : await openEmbedded({ folder: join(folder, 'database'), onFatal: console.error });
  try {
    const database = () => (server ? cpuOfFamily(server.pid()) : 0);
    return await ask(driver, answers, database);
  } finally {
    await driver.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(driver: DatabaseDriver, answers: ReadonlyMap<string, string>, database: () => number) {
  const session = await driver.acquire();
  await session.exec('create table bare (name text, n integer, body json, primary key (name, n))');
  const costs = new Map<string, number>();
  for (const [name, text] of answers) {
    for (const [n, row] of rowsOf(JSON.parse(text)).entries())
      await session.query('insert into bare values ($1, $2, $3::text::json)', [name, n, JSON.stringify(row)]);
    const read = async () => {
      const { rows } = await session.query('select body from bare where name = $1 order by n', [name]);
      return JSON.stringify(rows);
    };
    for (let turn = 0; turn < 50; turn += 1) await read();
    const before = process.cpuUsage();
    const databaseBefore = database();
    for (let turn = 0; turn < TURNS; turn += 1) await read();
    const { user, system } = process.cpuUsage(before);
    costs.set(name, ((user + system) / 1000 + (database() - databaseBefore) * 1000) / TURNS);
  }
  session.release();
  return costs;
}

/** The rows of an answer: those of its list, or the answer itself. */
function rowsOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [body];
  if ('items' in body && Array.isArray(body.items)) return body.items;
  if ('flights' in body && Array.isArray(body.flights)) return body.flights;
  return [body];
}

/** How long each thing is asked. */
const MEASURED_MS = 2500;
/**
 * Before that it is asked for so long at a time until it costs hardly less than ever before, so often in a row and so many
 * times at most: a server runs for weeks, and its engine compiles for some seconds what it runs often.
 */
const WARM_UP_MS = 1000;
const HARDLY_LESS = 0.95;
const IN_A_ROW = 3;
const MOST_WARM_UPS = 20;
/** Pilots who book, each once. */
const BOOKERS = 50;

/** One thing to ask. */
interface Cost {
  name: string;
  /** Below the API; an address of the site where it begins with two dots. */
  path: string;
  /** Processor time that it may take on PostgreSQL, ms; the embedded database half as much again. */
  most?: number;
  /** What the peer needs, ms. */
  peer?: number;
}

const READS: readonly Cost[] = [
  { name: 'own account', path: '/me', most: 1.2, peer: 11 },
  { name: 'logbook, 25 rows', path: '/reports?limit=25', most: 3.5, peer: 5.4 },
  { name: 'roster, 29 pilots', path: '/pilots?limit=29', most: 2.7, peer: 4 },
  { name: 'departures, 40 with counts', path: '/flights?limit=40', most: 5, peer: 9 },
  { name: 'live map, 20 flights', path: '/live', most: 1.5 },
  { name: 'statistics of the airline', path: '/airline/statistics', most: 6 },
  { name: 'flight in progress', path: '/reports/current', peer: 5.8 },
];
const BOOKING_MS = 15;
const EMBEDDED_TIMES = 1.5;

/**
 * What one request costs: processor time of server and database, bytes, and how many a second are answered.
 * @param site folder of a build
 */
export async function measureCost(kind: DriverKind, site: string): Promise<Figure[]> {
  const { server, prepared } = await startBench(kind, prepare, site);
  const headers = { Cookie: `plataforma-sesion=${prepared.token}` };
  const api = `${server.origin}/plataforma/api/v1`;
  const allowed = (most: number) => ({ most: kind === 'embedded' ? most * EMBEDDED_TIMES : most });
  const asked: readonly (Cost & { headers?: Record<string, string> })[] = [
    ...READS,
    { name: 'one report', path: `/reports/${prepared.report}` },
    {
      name: 'a painted page',
      path: '../../../plataforma/',
      most: 3.5,
      headers: { 'Sec-Fetch-Dest': 'document', 'Accept-Encoding': 'br' },
    },
  ];
  const figures: Figure[] = [];
  const answers = new Map<string, string>();
  try {
    for (const { name, path, most, peer, headers: more } of asked) {
      const address = new URL(`${api}/${path.startsWith('/') ? path.slice(1) : path}`).href;
      const all = { ...headers, ...more };
      const first = await fetch(address, { headers: all });
      const text = await first.text();
      if (!first.ok) throw new Error(`${address}: ${first.status} ${text.slice(0, 300)}`);
      if (!more) answers.set(name, text);
      const ask = async (duration: number) => {
        const before = server.cpuWithDatabase();
        const { times, seconds, bytes } = await eightLanes(address, all, { ms: duration });
        const ms = ((server.cpuWithDatabase() - before) * 1000) / times.length;
        return { ms, bytes, perSecond: times.length / seconds };
      };
      let least = Infinity;
      let inARow = 0;
      for (let time = 0; time < MOST_WARM_UPS && inARow < IN_A_ROW; time += 1) {
        const { ms } = await ask(WARM_UP_MS);
        inARow = ms > least * HARDLY_LESS ? inARow + 1 : 0;
        least = Math.min(least, ms);
      }
      const { ms, bytes, perSecond } = await ask(MEASURED_MS);
      figures.push(
        {
          name: `${name}: processor, ms`,
          on: kind,
          value: ms,
          ...(peer !== undefined && { peer }),
          ...(most !== undefined && { bar: allowed(most) }),
        },
        { name: `${name}: kB`, on: kind, value: bytes / 1000 },
        { name: `${name}: requests a second`, on: kind, value: perSecond },
      );
    }
    figures.push(...(await bookingCost(kind, server, prepared.pilots, allowed(BOOKING_MS))));
  } finally {
    await server.stop();
  }
  const bounds = await bareCost(kind, answers);
  return figures.map((figure) => {
    const bound = bounds.get(figure.name.replace(': processor, ms', ''));
    return bound === undefined ? figure : { ...figure, bound };
  });
}

async function prepare(db: Database) {
  const now = new Date();
  await fillYears(db, { pilots: 23, reports: 6000, years: 1, recordedBytes: 0 }, now);
  await fillSky(db, 20, now);
  await keepFigures.run({ db, clock: () => now, payload: {}, scheduledFor: now });
  await db.transaction((tx) => writeFlights(tx, manyFlights(1000)));
  const pilot = await pilotOf(db, 'BEN00001');
  const { code } = await db.queries
    .selectFrom('report')
    .select('code')
    .where('pilot_id', '=', pilot)
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow();
  const { session } = await signInService(db, sampleAirline, knownDevices(new Uint8Array(32))).enter(
    pilot,
    benchContext(now),
  );
  if (!session) throw new Error('Nobody is signed in.');
  return { token: session.token, report: code, pilots: await addBenchPilots(db, BOOKERS, 'bookings:write') };
}
