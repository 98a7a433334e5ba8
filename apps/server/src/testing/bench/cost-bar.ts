import type { Figure } from '@va/testing/figures.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { knownDevices } from '#server/modules/access/known-devices.ts';
import { signInService } from '#server/modules/access/sign-in-service.ts';
import { keepFigures } from '#server/modules/statistics/keep-figures.ts';
import { writeFlights } from '#server/modules/timetable/timetable-flights.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { manyFlights } from '../many-flights.ts';
import { bareCost } from './bare-cost.ts';
import { bookingCost } from './booking-cost.ts';
import { addBenchPilots, pilotOf } from './bench-pilots.ts';
import { startBench } from './bench-server.ts';
import { eightLanes } from './eight-lanes.ts';
import { fillSky, fillYears } from './fill-years.ts';
import { benchContext } from './bench-actor.ts';

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
