import { v7 as uuid } from 'uuid';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '#server/kernel/audit/audit.ts';
import { findAuditBreak } from '#server/kernel/audit/audit-rows.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { fillDatabase } from '../modules/first-start/fill-database.ts';
import { serverSecret } from '#server/kernel/secrets/tokens.ts';
import { freshDatabase } from '../testing/databases.ts';
import { sampleAirline } from '../testing/sample-airline.ts';
import { backupLines } from './backup.ts';
import { StartRefused } from './database-error.ts';
import type { Database } from './database.ts';
import type { DriverKind } from './driver.ts';
import { migrate, missingMigrations, readMigrations } from './migrations.ts';
import { restoreLines } from './restore.ts';

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

async function* each(lines: string[]) {
  yield* lines;
}

async function fill(db: Database) {
  const now = new Date('2026-11-20T10:00:00.123Z');
  const more = Array.from({ length: 150 }, (_, n) => ({
    callsign: `PRB${100 + n}`,
    name: 'Uno más',
    position: undefined,
    rankCode: 'comandante',
  }));
  await fillDatabase(db, { ...sampleAirline, pilots: [...sampleAirline.pilots, ...more] }, now);
  await serverSecret(db, 'address');
  const pilot = (await db.queries.selectFrom('pilot').select('id').orderBy('callsign').execute()).at(-1);
  const text = 'Comillas "dobles", \\ barras,\nlíneas, ñ y 🛫, {llaves}';
  for (let n = 0; n < 250; n += 1)
    await db.transaction((tx) =>
      tellPilot(tx, pilot!.id, { kind: 'test', title: `Mensaje ${n}`, body: text }),
    );
  for (let n = 0; n < 5; n += 1)
    await db.transaction((tx) =>
      audit(tx, {
        by: null,
        action: 'test',
        subject: { kind: 'pilot', id: uuid() },
        after: { n, text },
      }),
    );
  await db.queries
    .insertInto('idempotency')
    .values({
      actor: pilot!.id,
      key: 'kept-for-two-days',
      request_hash: Buffer.alloc(32),
      headers: '{}',
      expires_at: new Date('2026-11-22T10:00:00Z'),
    })
    .execute();
  await db.queries
    .updateTable('pilot')
    .set({ sanctioned_by: pilot!.id, positions: ['a,b', '"c"'] })
    .execute();
}

const PAIRS: [DriverKind, DriverKind][] = [
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
];

it.each(PAIRS)('PL-83: carries everything from %s to %s, the chain of the audit too', async (from, to) => {
  const source = await freshDatabase(from);
  await fill(source.db);
  const lines = await collect(backupLines(source.driver));
  expect(lines.join()).not.toContain('kept-for-two-days');
  const target = await freshDatabase(to, { holds: 'nothing' });
  const rows = await restoreLines(target.driver, each(lines));
  expect(rows).toBeGreaterThan(250);
  // The heads differ in their time alone.
  expect((await collect(backupLines(target.driver))).slice(1)).toEqual(lines.slice(1));
  expect(await findAuditBreak(target.db.queries)).toBeNull();
  await expect(restoreLines(target.driver, each(lines))).rejects.toThrow('ya tiene pilotos');
  await source.drop();
  await target.drop();
});

it('copies a database of an older program as it is, with the migrations that it has run', async () => {
  const source = await freshDatabase('postgres');
  await fill(source.db);
  const last = readMigrations().at(-1)?.name ?? '';
  // What the last migration adds is not there yet, as far as the database tells.
  const session = await source.driver.acquire();
  await session.query('delete from schema_migration where name = $1', [last]);
  session.release();
  const [head = ''] = await collect(backupLines(source.driver));
  const { migrations } = JSON.parse(head) as { migrations: { name: string }[] };
  expect(migrations.map(({ name }) => name)).toEqual(
    readMigrations()
      .slice(0, -1)
      .map(({ name }) => name),
  );
  const missing = await missingMigrations(source.driver, readMigrations());
  expect(missing.map(({ name }) => name)).toEqual([last]);
  await source.drop();
});

it('tells what a database misses without writing anything, and refuses one of a newer program', async () => {
  const target = await freshDatabase('postgres', { holds: 'nothing' });
  expect(await missingMigrations(target.driver, readMigrations())).toHaveLength(readMigrations().length);
  const made = await sql<{
    made: boolean;
  }>`select to_regclass('schema_migration') is not null as made`.execute(target.db.queries);
  expect(made.rows).toEqual([{ made: false }]);
  await migrate(target.driver, readMigrations());
  expect(await missingMigrations(target.driver, readMigrations())).toEqual([]);
  await expect(missingMigrations(target.driver, readMigrations().slice(0, -1))).rejects.toThrow(
    'versión más reciente que este programa',
  );
  await target.drop();
});

it('restores all or nothing', async () => {
  const source = await freshDatabase('postgres');
  await fill(source.db);
  const lines = await collect(backupLines(source.driver));
  const target = await freshDatabase('postgres', { holds: 'nothing' });
  const restore = (changed: string[]) => restoreLines(target.driver, each(changed));
  await expect(restore(lines.slice(0, -1))).rejects.toThrow('cortado');
  await expect(restore(['{}'])).rejects.toThrow('no es una copia');
  await expect(restore(['no'])).rejects.toThrow('no es una copia');
  const newer = lines[0]!.replace(/"name":"0001/, '"name":"9001');
  await expect(restore([newer, ...lines.slice(1)])).rejects.toThrow('más reciente');
  await expect(restore([...lines.slice(0, -1), '{"end":1}'])).rejects.toThrow('faltan filas');
  const refuse = () => {
    throw new StartRefused('La copia es de otra aerolínea');
  };
  await expect(restoreLines(target.driver, each(lines), refuse)).rejects.toThrow('de otra aerolínea');
  expect(await target.db.queries.selectFrom('pilot').select('id').execute()).toEqual([]);
  // Older programs kept the answers for repeats too.
  const { end } = JSON.parse(lines.at(-1)!);
  const kept = ['{"table":"idempotency","columns":["actor","key"],"rows":1}', '["PRB001","k"]'];
  const older = [lines[0]!, ...kept, ...lines.slice(1, -1), JSON.stringify({ end: end + 1 })];
  expect(await restore(older)).toBe(end + 1);
  await source.drop();
  await target.drop();
});
