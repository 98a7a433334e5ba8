/**
 * `npm run bench:booking`: how long the search takes with 10 000 flights, on both databases, and how long a filter of the
 * built page takes from the choice to the painted rows. Writes bench/booking.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/db/open-database.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { writeFlights } from '#server/modules/timetable/timetable-flights.ts';
import { manyFlights } from '../many-flights.ts';
import { startPostgresServer } from '../postgres-server.ts';
import { sampleAirline } from '../sample-airline.ts';
import { fillYears } from './fill-years.ts';
import type { Asked, Measured } from './measure-endpoints.ts';
import { measureEndpoints } from './measure-endpoints.ts';

const FLIGHTS = 10_000;
const NOW = new Date('2026-11-20T10:00:00Z');
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const SEARCHES: Readonly<Record<string, Record<string, string>>> = {
  'where the pilot is': { here: 'true' },
  'out and back the same day, 400 min': { returnSameDay: 'true', timeMin: '400' },
  'free tails, in daylight': { freeTails: 'true', daylight: 'true' },
  'a city': { q: 'barcelona' },
  'a type': { type: 'jet' },
};
const searches: Asked[] = Object.entries(SEARCHES).map(([name, query]) => ({
  name: `search: ${name}`,
  operation: 'searchFlights',
  query: () => ({ limit: '40', ...query }),
}));

async function search(url?: string): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = await openDatabase({
    ...(url && { url: `${url}/postgres` }),
    folder: join(folder, 'database'),
    onFatal: console.error,
  });
  try {
    await fillDatabase(db, sampleAirline, NOW);
    await fillYears(db, { pilots: 100, reports: 5000, years: 2, recordedBytes: 0 }, NOW);
    await writeFlights(db.queries, manyFlights(FLIGHTS));
    return await measureEndpoints(db, searches, { turns: 200, now: NOW });
  } finally {
    await db.close();
    rmSync(folder, { recursive: true });
  }
}

/** Seven times, milliseconds, on a page four times slower. */
function filters(): number[] {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'filter.json');
  execFileSync('npx', ['playwright', 'test', '-c', join(root, 'apps/platform')], {
    cwd: root,
    env: { ...process.env, BENCH_FILTER: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const row = (name: string, median: number, p95: string, most: number, bar: string, holds: boolean) =>
  `| ${name} | ${median.toFixed(1)} | ${p95} | ${most.toFixed(1)} | ${bar}: ${holds ? 'holds' : 'MISSED'} |`;
const table = (measured: readonly Measured[], on: string) =>
  measured.map(({ name, median, p95, most }) =>
    row(`${name}, ${on}`, median, p95.toFixed(1), most, '95th percentile ≤ 50', p95 <= 50),
  );

const loadBefore = loadavg()[0] ?? 0;
const painted = filters().toSorted((a, b) => a - b);
const [middle = Number.NaN, most = Number.NaN] = [painted[3], painted.at(-1)];
const embedded = await search();
const server = await startPostgresServer();
const onPostgres = await search(server.url).finally(() => server.stop());
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const text = `# What \`npm run bench:booking\` has measured

${new Date().toISOString().slice(0, 10)} · commit ${commit} · ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node} · load of the machine before it began ${loadBefore.toFixed(1)}

Milliseconds. A search is one request of one pilot after the other, with 10 000 flights a week in the timetable, 200 times: the endpoint with its checks, without HTTP. A filter is the built page in a window of 1280 × 800 on a processor slowed down 4 times, from the choice to the end of the first frame with other departures, 7 times after a first one: it reads an answer of 40 departures, no word of which was there before, and shows those that the window holds. The departures below it and the counts of the filters come a frame later; the server's part is left out.

| asked | median | 95th percentile | most | bar |
| --- | ---: | ---: | ---: | --- |
${[row('filter to painted, 4 × slower', middle, '', most, 'median ≤ 100', middle <= 100), ...table(embedded, 'embedded'), ...table(onPostgres, 'PostgreSQL')].join('\n')}
`;
writeFileSync(join(root, 'bench/booking.md'), text);
console.log(text);
