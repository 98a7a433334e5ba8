import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { allRows } from '#server/testing/all-rows.ts';
import { freshFolder } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { backupLines } from '../backup.ts';
import { createDatabase } from '../database.ts';
import type { DatabaseDriver } from '../driver.ts';
import { openDatabase, openDriver } from '../open-database.ts';
import { restoreLines } from '../restore.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true }));

/** Opens the database of a folder as it is, for as long as something is done with it. */
async function within<T>(folder: string, act: (driver: DatabaseDriver) => Promise<T>): Promise<T> {
  const driver = await openDriver({ url: undefined, folder, onFatal: console.error });
  return act(driver).finally(() => driver.close());
}

it('what a damaged folder is refused with brings everything back: a backup, restored into another one', async () => {
  root = freshFolder({ holds: 'airline' });
  const folder = join(root, 'database');
  const lines: string[] = [];
  const before = await within(folder, async (driver) => {
    for await (const line of backupLines(driver)) lines.push(line);
    return allRows(createDatabase(driver));
  });
  expect(before['pilot']).toHaveLength(6);

  writeFileSync(join(folder, 'global/pg_control'), 'no');
  await expect(openDatabase({ url: undefined, folder, onFatal: () => {} })).rejects.toThrow(
    /restaura.*copia de seguridad/i,
  );

  await within(join(root, 'another'), async (driver) => {
    await restoreLines(
      driver,
      (async function* () {
        yield* lines;
      })(),
    );
    const { schema_migration: ran, ...rows } = await allRows(createDatabase(driver));
    const { schema_migration: ranBefore, ...rowsBefore } = before;
    expect(ran).toHaveLength(ranBefore?.length ?? 0);
    expect(rows).toEqual(rowsBefore);
    expect(await disagreements(createDatabase(driver))).toEqual([]);
  });
});
