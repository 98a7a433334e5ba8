import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupLines } from '#server/db/backup.ts';
import { migrate, readMigrations } from '#server/db/migrations.ts';
import { restoreLines } from '#server/db/restore.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { telemetryMonths } from './keep-telemetry.ts';

describeEachDatabase('points by month', (kind) => {
  let test: TestDatabase;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    test = await freshDatabase(kind, { holds: 'nothing' });
    const all = readMigrations();
    // As it was before points had months, with flights of two years.
    const before = all.filter(({ name }) => name !== '0027-telemetry-by-month');
    await migrate(test.driver, before);
    const pilot = uuid();
    const rank = { code: 'comandante', title: 'Comandante', position: 1 };
    await test.db.queries.insertInto('rank').values(rank).execute();
    await test.db.queries
      .insertInto('pilot')
      .values({ id: pilot, callsign: 'PRB005', base_icao: 'LEMD', status: 'active', rank_code: 'comandante' })
      .execute();
    for (const month of ['2025-12', '2026-01', '2026-03']) ids[month] = await addFlight(pilot, month);
    await migrate(test.driver, all);
  });
  afterAll(() => test.drop());

  /** A flight with one row of points. */
  async function addFlight(pilot: string, month: string): Promise<string> {
    const at = new Date(`${month}-31T23:59:59Z`);
    const id = uuid({ msecs: at.getTime() });
    await test.db.queries
      .insertInto('report')
      .values({
        id,
        code: `MES${month.replace('-', '').slice(1)}`.replaceAll(/[01]/g, 'X'),
        pilot_id: pilot,
        state: 'voided',
        type_id: 'jet',
        dep_icao: 'LEMD',
        arr_planned_icao: 'LEBL',
        created_at: at,
      })
      .execute();
    await keep(id, at);
    return id;
  }
  function keep(report_id: string, at: Date) {
    return test.db.queries
      .insertInto('telemetry_batch')
      .values({
        report_id,
        digest: Buffer.from('same'),
        received_at: at,
        newest_at: at,
        points: 1,
        data: Buffer.from('x'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
  }
  const where = async (queries = test.db.queries) => {
    const { rows } = await sql<{ table: string }>`
      select tableoid::regclass::text as table from telemetry_batch order by report_id`.execute(queries);
    return rows.map(({ table }) => table);
  };
  const run = (on: TestDatabase, at: string) =>
    telemetryMonths.run({
      db: on.db,
      clock: () => new Date(at),
      payload: {},
      scheduledFor: new Date(at),
    });
  const months = ['telemetry_batch_2025_12', 'telemetry_batch_2026_01', 'telemetry_batch_2026_03'];

  it('moves what there was into its months, and keeps a batch once', async () => {
    expect(await where()).toEqual(months);
    const again = await keep(ids['2026-01']!, new Date());
    expect(again?.numInsertedOrUpdatedRows).toBe(0n);
  });

  it('reads one flight from one table', async () => {
    const { rows } = await sql<Record<string, string>>`
      explain select data from telemetry_batch where report_id = ${sql.lit(ids['2026-01']!)}`.execute(
      test.db.queries,
    );
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toContain('telemetry_batch_2026_01');
    expect(plan).not.toContain('telemetry_batch_2026_03');
    expect(plan).not.toContain('telemetry_batch_rest');
  });

  it('makes the coming months once, and takes over what came in between', async () => {
    const pilot = await test.db.queries.selectFrom('pilot').select('id').executeTakeFirstOrThrow();
    await addFlight(pilot.id, '2040-05');
    expect((await where()).at(-1)).toBe('telemetry_batch_rest');
    expect(await run(test, '2040-06-10T00:00:00Z')).toEqual({ made: 4 });
    expect((await where()).at(-1)).toBe('telemetry_batch_2040_05');
    expect(await run(test, '2040-06-11T00:00:00Z')).toEqual({ made: 0 });
    expect(await run(test, '2040-07-01T00:00:00Z')).toEqual({ made: 1 });
  });

  it('comes back from a backup into its months, on the other database too', async () => {
    const lines: string[] = [];
    for await (const line of backupLines(test.driver)) lines.push(line);
    const tables = lines.slice(1).flatMap((line) => JSON.parse(line).table ?? []);
    expect(tables.filter((table: string) => table.startsWith('telemetry'))).toEqual(['telemetry_batch']);
    const other = await freshDatabase(kind === 'embedded' ? 'postgres' : 'embedded', { holds: 'nothing' });
    await restoreLines(
      other.driver,
      (async function* () {
        yield* lines;
      })(),
    );
    await run(other, '2040-06-10T00:00:00Z');
    expect(await where(other.db.queries)).toEqual([...months, 'telemetry_batch_2040_05']);
    await other.drop();
  });
});
