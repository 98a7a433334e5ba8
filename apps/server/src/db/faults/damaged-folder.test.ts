import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freshFolder } from '#server/testing/databases.ts';
import { StartRefused } from '../database-error.ts';
import { openDatabase } from '../open-database.ts';

/** What can befall a folder, done to the one of the database. */
const DAMAGES: Readonly<Record<string, (folder: string) => void>> = {
  'a file of control cut short': (folder) => truncateSync(join(folder, 'global/pg_control'), 100),
  'the log of transactions gone': (folder) => {
    for (const file of readdirSync(join(folder, 'pg_wal')))
      rmSync(join(folder, 'pg_wal', file), { recursive: true });
  },
  'foreign files': (folder) => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'This is no database.');
  },
};

const root = { folder: '' };
afterEach(() => rmSync(root.folder, { recursive: true, force: true }));

/** Every file of a folder with what it holds, but for the mark of who opened it last. */
function filesOf(at: string): string[] {
  if (!statSync(at).isDirectory()) return [readFileSync(at, 'utf8')];
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => name !== 'postmaster.pid' && statSync(join(at, name)).isFile());
  return files.map(
    (name) =>
      `${name} ${createHash('sha256')
        .update(readFileSync(join(at, name)))
        .digest('hex')}`,
  );
}

it.each(Object.entries(DAMAGES))('%s: is refused with what to do, and left as it is', async (_, damage) => {
  root.folder = freshFolder();
  const folder = join(root.folder, 'database');
  damage(folder);
  const before = filesOf(folder);
  const opened = openDatabase({ url: undefined, folder, onFatal: () => {} });
  const refusal = await opened.then(
    async (db) => {
      await db.close();
      return 'it opened';
    },
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toMatch(/copia de seguridad/);
  expect(String(refusal)).toContain(folder);
  expect(filesOf(folder)).toEqual(before);
});
