/** `npm run bench:points`: how long the close of a month takes for 5000 pilots, on both databases. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { closeMonthJob } from '#server/modules/points/close-months.ts';
import { startPostgresServer } from '../postgres-server.ts';
import { sampleAirline } from '../sample-airline.ts';
import { fillYears } from './fill-years.ts';

const PILOTS = 5000;
const START = new Date('2026-09-10T10:00:00Z');
const MONTH = '2026-10';
const NOW = new Date('2026-11-05T04:00:00Z');
/** Most that a close may take, seconds: a server of two cores has the night for it, and pilots who are awake notice nothing. */
const BARS = { PostgreSQL: 30, 'embedded database': 120 } as const;

interface Closed {
  seconds: number;
  idle: number;
}

/** Closes the month before alone, then times the close of one month, in which about half of the pilots have flown. */
async function closeOnce(db: Database): Promise<Closed> {
  try {
    await fillDatabase(db, sampleAirline, START);
    await fillYears(db, { pilots: PILOTS, reports: 120_000, years: 1, recordedBytes: 0 }, NOW);
    await sql`update pilot set joined_at = '2024-01-01T00:00:00Z'`.execute(db.queries);
    const job = closeMonthJob(sampleAirline);
    const run = (at: Date, month: string) =>
      job.run({ db, clock: () => at, payload: { month }, scheduledFor: at });
    await run(new Date('2026-10-05T04:00:00Z'), '2026-09');
    const began = performance.now();
    await run(NOW, MONTH);
    const seconds = (performance.now() - began) / 1000;
    const { settled, idle } = await db.queries
      .selectFrom('month_statement')
      .select((row) => row.fn.countAll<number>().as('settled'))
      .select(sql<number>`(count(*) filter (where result = 'idle'))::int4`.as('idle'))
      .where('month', '=', MONTH)
      .executeTakeFirstOrThrow();
    if (Number(settled) < PILOTS) throw new Error(`only ${settled} pilots were settled`);
    return { seconds, idle };
  } finally {
    await db.close();
  }
}

async function onPostgres(): Promise<Closed> {
  const server = await startPostgresServer();
  const url = `${server.url}/postgres`;
  return openDatabase({ url, folder: '', onFatal: console.error })
    .then(closeOnce)
    .finally(() => server.stop());
}

async function embedded(): Promise<Closed> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = await openDatabase({ folder: join(folder, 'database'), onFatal: console.error });
  return closeOnce(db).finally(() => rmSync(folder, { recursive: true }));
}

const results = { PostgreSQL: await onPostgres(), 'embedded database': await embedded() };
const names = ['PostgreSQL', 'embedded database'] as const;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const lines = names.map((name) => {
  const { seconds, idle } = results[name];
  const bar = BARS[name];
  return `| ${name} | ${seconds.toFixed(1)} | ${idle} | ${bar} s: ${seconds <= bar ? 'holds' : 'MISSED'} |`;
});
const text = `# What \`npm run bench:points\` has measured

${new Date().toISOString().slice(0, 10)} · commit ${commit} · ${cpus().length} × ${cpus()[0]?.model.trim() ?? ''}, Node ${process.versions.node}

Closing one month for ${PILOTS} pilots with 120 000 flights in the year: statements, debits and messages.

| database | seconds | without a flight | bar |
| --- | ---: | ---: | --- |
${lines.join('\n')}
`;
writeFileSync(fileURLToPath(new URL('../../../../../bench/points.md', import.meta.url)), text);
process.stdout.write(text);
process.exitCode = names.every((name) => results[name].seconds <= BARS[name]) ? 0 : 1;
