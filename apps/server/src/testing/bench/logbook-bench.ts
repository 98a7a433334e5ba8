/** `npm run bench:logbook`: how long pages wait for the database, with a million reports and with a year of a small airline. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { startPostgresServer } from '../postgres-server.ts';
import { sampleAirline } from '../sample-airline.ts';
import { fillSky, fillYears } from './fill-years.ts';
import type { Asked, Measured } from './measure-endpoints.ts';
import { measureEndpoints } from './measure-endpoints.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const TURNS = 200;
const AIRPORTS = ['LEMD', 'LEBL', 'EIDW', 'EGPH'];
const airport = (turn: number) => AIRPORTS[turn % AIRPORTS.length] ?? '';

const LOGBOOK: readonly Asked[] = [
  { name: 'logbook, first page', operation: 'listReports', query: () => ({ limit: '25' }) },
  {
    name: 'logbook, one airport',
    operation: 'listReports',
    query: (turn) => ({ limit: '25', airport: airport(turn) }),
  },
  {
    name: 'logbook, one type and period',
    operation: 'listReports',
    query: () => ({ limit: '25', type: 'A333', from: '2024-01-01', to: '2025-06-30' }),
  },
  { name: 'totals of the logbook', operation: 'readLogbookTotals', query: () => ({}) },
  {
    name: 'totals, one airport',
    operation: 'readLogbookTotals',
    query: (turn) => ({ airport: airport(turn) }),
  },
  { name: 'own statistics, all years', operation: 'readMyStatistics', query: () => ({}) },
  { name: 'roster, 50 pilots', operation: 'listPilots', query: () => ({}) },
];
const MAP_AND_SEARCH: readonly Asked[] = [
  {
    name: 'search of departures',
    operation: 'searchFlights',
    query: (turn) => ({ origin: airport(turn) }),
  },
  { name: 'live map, 20 flights', operation: 'readLive', query: () => ({}) },
];

/** Measures a million reports on PostgreSQL, and a year of 26 pilots on the embedded database; answers two tables. */
async function benchLogbook(): Promise<string> {
  const server = await startPostgresServer();
  const onPostgres = await millionReports(server.url).finally(() => server.stop());
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const year = await openDatabase({ folder: join(folder, 'database'), onFatal: console.error });
  const embedded = await measured(year, async () => {
    // 6000 recordings of 2500 points are 15 million points; packed, one takes some 30 kB.
    await fillYears(year, { pilots: 26, reports: 6000, years: 1, recordedBytes: 30_000 }, NOW);
    await fillSky(year, 20, NOW);
    return measureEndpoints(year, [...LOGBOOK, ...MAP_AND_SEARCH], { turns: TURNS, now: NOW });
  });
  rmSync(folder, { recursive: true });
  return [
    table('1 000 000 reports of 5000 pilots, PostgreSQL', 100, onPostgres),
    table('6000 reports of 26 pilots with 15 000 000 points, embedded database', 300, embedded),
  ].join('\n');
}

async function millionReports(url: string): Promise<Measured[]> {
  const db = await openDatabase({ url: `${url}/postgres`, folder: '', onFatal: console.error });
  return measured(db, async () => {
    await fillYears(db, { pilots: 5000, reports: 1_000_000, years: 5, recordedBytes: 0 }, NOW);
    return measureEndpoints(db, LOGBOOK, { turns: TURNS, now: NOW });
  });
}

async function measured(db: Database, measure: () => Promise<Measured[]>): Promise<Measured[]> {
  try {
    await fillDatabase(db, sampleAirline, NOW);
    return await measure();
  } finally {
    await db.close();
  }
}

function table(title: string, bar: number, rows: readonly Measured[]): string {
  const line = ({ name, median, p95, most }: Measured) =>
    `| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${most.toFixed(1)} | ${p95 <= bar ? 'holds' : 'MISSED'} |`;
  return `## ${title}

| asked | median | 95th percentile | most | bar: 95th percentile ≤ ${bar} |
| --- | ---: | ---: | ---: | --- |
${rows.map(line).join('\n')}
`;
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const tables = await benchLogbook();
const text = `# What \`npm run bench:logbook\` has measured

${new Date().toISOString().slice(0, 10)} · commit ${commit} · ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}

Milliseconds for one request, ${TURNS} times as one pilot after the other: the endpoint with its checks, without HTTP.

${tables}`;
writeFileSync(join(root, 'bench/logbook.md'), text);
console.log(text);
