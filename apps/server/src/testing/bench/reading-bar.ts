import { type Figure, median, percentile } from '@va/testing/figures.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { keepFigures } from '#server/modules/statistics/keep-figures.ts';
import { writeFlights } from '#server/modules/timetable/timetable-flights.ts';
import { manyFlights } from '../many-flights.ts';
import { withDatabase } from './bench-database.ts';
import { type FilledYears, fillSky, fillYears } from './fill-years.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { createLog } from '#server/http/log.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createPlatform } from '#server/http/platform.ts';
import { sampleAirline } from '../sample-airline.ts';
import { benchActor, benchContext } from './bench-samples.ts';

/** One thing to ask, with a value that changes from call to call. */
interface Asked {
  name: string;
  operation: string;
  query: (turn: number) => Record<string, string>;
}

/** Milliseconds of one thing that was asked many times. */
interface Measured {
  name: string;
  median: number;
  p95: number;
}

/**
 * Asks every thing `turns` times, each time as another pilot: the endpoint as the web server calls it, with the check of
 * what comes and of what goes, and without HTTP.
 */
async function measureEndpoints(
  db: Database,
  asked: readonly Asked[],
  { turns, now }: { turns: number; now: Date },
): Promise<Measured[]> {
  const platform = await createPlatform({
    db,
    airline: sampleAirline,
    base: '/',
    publicUrl: 'http://localhost/',
    clock: () => now,
    limits: { read: 1e6, write: 1e6, exports: 1e6, streams: 1e6 },
    trustedProxies: 0,
    metricsToken: undefined,
    allowLoopback: false,
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  const crew = await db.queries
    .selectFrom('pilot')
    .select(['id', 'callsign'])
    .where('callsign', 'like', 'BEN%')
    .orderBy('callsign')
    .execute();
  const results: Measured[] = [];
  for (const { name, operation, query } of asked) {
    const endpoint = platform.endpoints.find((one) => one.operation === operation);
    if (!endpoint) throw new Error(`There is no endpoint ${operation}`);
    const times: number[] = [];
    for (let turn = -5; turn < turns; turn++) {
      // Every pilot in turn, those who fly most among them.
      const pilot = crew[(Math.abs(turn) * 7) % crew.length];
      if (!pilot) throw new Error('There are no pilots');
      const began = performance.now();
      await call(endpoint, benchActor(pilot), query(turn + 5), now);
      if (turn >= 0) times.push(performance.now() - began);
    }
    results.push({ name, median: median(times), p95: percentile(times, 0.95) });
  }
  await platform.endStreams();
  return results;
}

function call(endpoint: Endpoint, actor: PilotActor, query: Record<string, string>, now: Date) {
  return endpoint.run({ params: {}, query, body: undefined, version: 0, actor, context: benchContext(now) });
}

const NOW = new Date('2026-11-20T10:00:00Z');
const TURNS = 200;
/** Departures a week in the timetable. */
const FLIGHTS = 10_000;
const AIRPORTS = ['LEMD', 'LEBL', 'EIDW', 'EGPH'];
const airport = (turn: number) => AIRPORTS[turn % AIRPORTS.length] ?? '';
const ask = (name: string, operation: string, query: Asked['query'] = () => ({})): Asked => ({
  name,
  operation,
  query,
});
const search = (name: string, query: Record<string, string>) =>
  ask(`search: ${name}`, 'searchFlights', () => ({ limit: '40', ...query }));

const ASKED: readonly Asked[] = [
  ask('logbook, first page', 'listReports', () => ({ limit: '25' })),
  ask('logbook, one airport', 'listReports', (turn) => ({ limit: '25', airport: airport(turn) })),
  ask('logbook, one type and period', 'listReports', () => ({
    limit: '25',
    type: 'A333',
    from: '2024-01-01',
    to: '2026-06-30',
  })),
  ask('totals of the logbook', 'readLogbookTotals'),
  ask('totals, one airport', 'readLogbookTotals', (turn) => ({ airport: airport(turn) })),
  ask('own statistics, all years', 'readMyStatistics'),
  ask('the airline in a year', 'readAirlineStatistics', () => ({ from: '2026-01-01', to: '2026-12-31' })),
  ask('the airline in all years', 'readAirlineStatistics'),
  ask('boards', 'readBoards'),
  ask('roster, 50 pilots', 'listPilots'),
  ask('live map, 20 flights', 'readLive'),
  search('where the pilot is', { here: 'true' }),
  search('out and back the same day', { returnSameDay: 'true', timeMin: '400' }),
  search('free tails, in daylight', { freeTails: 'true', daylight: 'true' }),
  search('a city', { q: 'barcelona' }),
  search('a type', { type: 'jet' }),
];

/** What each database holds: some, and ten times as much. A packed recording takes some 12 bytes a point. */
const SIZES: Record<DriverKind, { some: FilledYears; tenfold: FilledYears }> = {
  embedded: {
    some: { pilots: 26, reports: 6000, years: 1, recordedBytes: 30_000 },
    tenfold: { pilots: 260, reports: 60_000, years: 1, recordedBytes: 30_000 },
  },
  postgres: {
    some: { pilots: 500, reports: 100_000, years: 5, recordedBytes: 2400 },
    tenfold: { pilots: 5000, reports: 1_000_000, years: 5, recordedBytes: 2400 },
  },
};
/** The 95th percentile, ms: of a year of 26 pilots, and of a million reports with 200 million points. */
const BARS: Record<DriverKind, { of: 'some' | 'tenfold'; most: number }> = {
  embedded: { of: 'some', most: 50 },
  postgres: { of: 'tenfold', most: 100 },
};

/** How long the endpoints behind the pages take, with their checks and without HTTP; and with ten times the data. */
export async function measureReading(kind: DriverKind, progress: (text: string) => void): Promise<Figure[]> {
  const found = { some: await read(kind, 'some', progress), tenfold: await read(kind, 'tenfold', progress) };
  const { of, most } = BARS[kind];
  const together = (size: 'some' | 'tenfold') => found[size].reduce((sum, { median }) => sum + median, 0);
  const each = found.some.flatMap(({ name, median: bound }, index): Figure[] => {
    const grown = found.tenfold[index]?.median ?? Number.NaN;
    const p95 = found[of][index]?.p95 ?? Number.NaN;
    return [
      { name: `${name}: 95th percentile, ms`, on: kind, value: p95, bar: { most } },
      { name: `${name}: median with ten times the data, ms`, on: kind, value: grown, bound },
    ];
  });
  const bar = { of: 'ratio', most: 1.5 } as const;
  const all = { value: together('tenfold'), bound: together('some'), bar };
  return [...each, { name: 'all of them once, with ten times the data, ms', on: kind, ...all }];
}

/**
 * How long each endpoint takes on a database of one size, ms.
 * @param departures a week in the timetable
 */
export function read(
  kind: DriverKind,
  size: 'some' | 'tenfold',
  progress: (text: string) => void,
  departures = FLIGHTS,
): Promise<Measured[]> {
  const years = SIZES[kind][size];
  progress(`${years.reports} reports of ${years.pilots} pilots`);
  return withDatabase(kind, NOW, async (db) => {
    await fillYears(db, years, NOW);
    await fillSky(db, 20, NOW);
    // As the hourly job leaves it.
    await keepFigures.run({ db, clock: () => NOW, payload: {}, scheduledFor: NOW });
    await db.transaction((tx) => writeFlights(tx, manyFlights(departures)));
    progress('filled');
    return measureEndpoints(db, ASKED, { turns: TURNS, now: NOW });
  });
}
