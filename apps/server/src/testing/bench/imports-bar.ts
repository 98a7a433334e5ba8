import { timetableCsv } from '@va/domain/timetable/csv-export.ts';
import type { Figure } from '@va/testing/figures.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { checkImport } from '#server/modules/imports/check-import.ts';
import { applyImports } from '#server/modules/imports/import-jobs.ts';
import { takeBackImports } from '#server/modules/imports/take-back-imports.ts';
import { applyImport, takeBackImport } from '#server/modules/imports/move-import.ts';
import { noteChanges } from '#server/modules/file-changes/note-changes.ts';
import { runDueJobs } from '#server/kernel/jobs/job-runner.ts';
import { applyReview } from '#server/modules/timetable-desk/apply-timetable.ts';
import { reviewTimetable } from '#server/modules/timetable-desk/review-timetable.ts';
import { readTimetableCsv } from '#server/modules/timetable-desk/read-timetable-csv.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { verify } from '#server/modules/verify/verify.ts';
import { sampleAirline } from '../sample-airline.ts';
import { benchActor, benchContext } from './bench-samples.ts';
import { withDatabase } from './bench-database.ts';

const PILOTS = 2000;
const FLIGHTS = 10_000;
const LOGBOOK = 100_000;
/** Seconds that all three may take together. */
const BAR = 120;
const NOW = new Date('2026-11-20T10:00:00Z');

/** The sample airline with room for two thousand callsigns. */
const airline = {
  ...sampleAirline,
  callsign: { ...sampleAirline.callsign, pattern: /^PRB[0-9]{4}$/, example: 'PRB0001' },
};
const callsign = (i: number) => `PRB${String(1000 + (i % PILOTS))}`;

function pilotsCsv(): string {
  const rows = Array.from(
    { length: PILOTS },
    (_, i) => `${callsign(i)},Piloto ${i},piloto${i}@example.org,ES`,
  );
  return ['callsign,name,email,country', ...rows].join('\n');
}

function logbookCsv(): string {
  const rows = Array.from({ length: LOGBOOK }, (_, i) => {
    const off = new Date(Date.UTC(2021, 0, 1) + i * 1_200_000).toISOString();
    return `${callsign(i)},${(i % 9000) + 1},LEMD,LEBL,A320,${off},70,260,-${i % 600},${i % 101}`;
  });
  return [
    'callsign,flightNumber,depIcao,arrIcao,icaoType,offBlock,blockMin,distanceNm,touchdownFpm,score',
    ...rows,
  ].join('\n');
}

function flightsCsv(): string {
  const flights = Array.from({ length: FLIGHTS }, (_, i) => ({
    id: '',
    number: (i % 9999) + 1,
    dep: i % 2 ? 'LEMD' : 'LEBL',
    arr: i % 2 ? 'LEBL' : 'LEMD',
    days: i < 9999 ? 127 : 1,
    stdUtc: (i * 5) % 1440,
    staUtc: (i * 5 + 80) % 1440,
    arrDayOffset: ((i * 5) % 1440) + 80 >= 1440 ? 1 : 0,
    blockMin: 80,
    distanceNm: 260,
    level: null,
    kind: 'line' as const,
    validFrom: i < 9999 ? '2027-01-01' : '2028-01-01',
    validUntil: i < 9999 ? '2027-12-31' : null,
    isPublic: true,
    note: '',
    source: 'import' as const,
    locked: false,
    types: ['jet'],
  }));
  return timetableCsv(flights, airline.operations.icaoCode);
}

/**
 * Brings a large airline over and takes it back. Throws when `verify` finds a fault after applying, or a table has other
 * rows after taking back than before.
 */
export function measureImports(kind: DriverKind): Promise<Figure[]> {
  return withDatabase(kind, NOW, (db) => bringOver(kind, db));
}

async function bringOver(kind: DriverKind, db: Database): Promise<Figure[]> {
  // The airline begins without a timetable.
  await db.queries.deleteFrom('flight').execute();
  const { id } = await db.queries.selectFrom('pilot').select('id').limit(1).executeTakeFirstOrThrow();
  const by = { actor: benchActor({ id, callsign: 'PRB001' }), context: benchContext(NOW) };
  const timed = async (work: () => Promise<void>) => {
    const begun = performance.now();
    await work();
    return (performance.now() - begun) / 1000;
  };
  const jobs = () =>
    runDueJobs(db, [applyImports(airline), takeBackImports], () => NOW, {
      ended(_kind, _outcome, error) {
        if (error !== undefined) throw error;
      },
    });
  const bring = (file: 'pilots' | 'logbook', csv: string, rows: number) =>
    timed(async () => {
      const check = await checkImport(db, airline, { kind: file, fileName: `${file}.csv`, csv }, by);
      if (check.import?.good !== rows) throw new Error(JSON.stringify(check.problems.slice(0, 3)));
      await applyImport(db, airline, check.import.id, by);
      await jobs();
    });
  const counts = async () =>
    Promise.all(
      (['pilot', 'report', 'hours_entry', 'flight', 'import_row'] as const).map(async (table) => {
        const row = await db.queries
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow();
        return Number(row.rows);
      }),
    );
  const before = await counts();
  const flights = await timed(() =>
    db.transaction(async (tx) => {
      await lockTimetable(tx);
      const read = await readTimetableCsv(
        tx,
        airline.operations,
        { csv: flightsCsv(), localTimes: false },
        NOW,
      );
      if (read.problems.length > 0) throw new Error(JSON.stringify(read.problems.slice(0, 3)));
      const review = await reviewTimetable(tx, airline.operations, read, NOW);
      const file = { kind: 'flights' as const, name: 'vuelos.csv', refused: 0 };
      await noteChanges(tx, file, by, () => applyReview(tx, airline.operations, review, NOW));
    }),
  );
  const pilots = await bring('pilots', pilotsCsv(), PILOTS);
  const logbook = await bring('logbook', logbookCsv(), LOGBOOK);
  const wrong = (await verify(db)).filter(({ faults }) => faults.length > 0);
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
  const back = await timed(async () => {
    const rows = await db.queries.selectFrom('import').select('id').orderBy('id', 'desc').execute();
    for (const row of rows) {
      await takeBackImport(db, row.id, 'Fin de la medida', by);
      await jobs();
    }
  });
  const after = await counts();
  if (after.join(' ') !== before.join(' '))
    throw new Error(`left behind: ${before.join(' ')} became ${after.join(' ')}`);
  const all = {
    name: 'flights, pilots and logbook checked and applied, s',
    value: flights + pilots + logbook,
  };
  return [
    { name: `${FLIGHTS} flights, s`, on: kind, value: flights },
    { name: `${PILOTS} pilots, s`, on: kind, value: pilots },
    { name: `${LOGBOOK} rows of a logbook, s`, on: kind, value: logbook },
    { ...all, on: kind, bar: { most: BAR } },
    { name: 'taken back, s', on: kind, value: back },
  ];
}
