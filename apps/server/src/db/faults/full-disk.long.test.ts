import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { toProblem } from '#server/api/problem.ts';
import { freshFolder } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { startPostgresServer } from '#server/testing/postgres-server.ts';
import type { Database, Tx } from '../database.ts';
import { openDatabase } from '../open-database.ts';

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe' });

/** Megabytes of a disk: a database and some more. */
const SMALL = 130;

/** A small disk in memory; undefined where nobody may mount one. */
function mountDisk() {
  const at = mkdtempSync(join(tmpdir(), 'full-disk-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${SMALL}m,mode=777`, 'tmpfs', at);
  } catch {
    console.warn('No disk may be mounted here: nothing was asked.');
    rmSync(at, { recursive: true });
    return undefined;
  }
  return {
    at,
    grow: () => run('mount', '-o', `remount,size=${SMALL * 4}m`, at),
    drop() {
      run('umount', '-l', at);
      rmSync(at, { recursive: true });
    },
  };
}

/** Ways to use up a disk, each writing a row and something big with it. */
const WAYS: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  'the tables cannot grow': (tx) =>
    tx
      .insertInto('setting')
      .values({ key: `big-${randomUUID()}`, value: JSON.stringify(randomBytes(200_000).toString('base64')) })
      .execute(),
  // Goes to the log of transactions and nowhere else.
  'the log cannot grow': (tx) =>
    sql`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`.execute(tx),
};

/** Writes until it fails; what was acknowledged, and what it failed with. */
async function writeUntilFull(db: Database, fill: (tx: Tx) => Promise<unknown>) {
  const acknowledged: string[] = [];
  for (let n = 0; n < 1000; n += 1) {
    try {
      await db.transaction(async (tx) => {
        await tx
          .insertInto('setting')
          .values({ key: `row-${n}`, value: '1' })
          .execute();
        await fill(tx);
      });
      acknowledged.push(`row-${n}`);
    } catch (failure) {
      return { acknowledged, failure };
    }
  }
  throw new Error('The disk was never full.');
}

const keys = async ({ queries }: Database) =>
  (await queries.selectFrom('setting').select('key').where('key', 'like', 'row-%').execute()).map(
    ({ key }) => key,
  );
const FULL = ['sin-espacio', 'sin-base-de-datos'];

// Each fills a disk and waits for silence.
describe.each(Object.entries(WAYS))('on a full disk on which %s', { timeout: 400_000 }, (_, fill) => {
  it('the embedded database refuses or ends with a sentence, and has all that it acknowledged when there is room', async () => {
    const disk = mountDisk();
    if (!disk) return;
    const template = freshFolder();
    const folder = join(disk.at, 'database');
    cpSync(join(template, 'database'), folder, { recursive: true });
    rmSync(template, { recursive: true });
    try {
      const fatal: string[] = [];
      const db = await openDatabase({ url: undefined, folder, onFatal: (sentence) => fatal.push(sentence) });
      const { acknowledged, failure } = await writeUntilFull(db, fill);
      expect(FULL).toContain(toProblem(failure).code);
      if (toProblem(failure).code === 'sin-espacio') await db.close();
      else expect(fatal).toEqual([expect.stringMatching(/^No queda espacio en el disco/)]);
      const opened = openDatabase({ url: undefined, folder, onFatal: () => {} });
      expect(await opened.then((one) => one.close().then(() => 'it opens'), String)).toMatch(
        /it opens|No queda espacio en el disco/,
      );
      disk.grow();
      const again = await openDatabase({ url: undefined, folder, onFatal: console.error });
      expect((await keys(again)).toSorted()).toEqual(acknowledged.toSorted());
      expect(await disagreements(again)).toEqual([]);
      await again.queries.insertInto('setting').values({ key: 'after', value: '1' }).execute();
      await again.close();
    } finally {
      disk.drop();
    }
  });

  it('PostgreSQL refuses or goes away, and has all that it acknowledged when there is room', async () => {
    const disk = mountDisk();
    if (!disk) return;
    const server = await startPostgresServer({ within: disk.at });
    try {
      const db = await openDatabase({ url: `${server.url}/postgres`, folder: '', onFatal: console.error });
      const { acknowledged, failure } = await writeUntilFull(db, fill);
      expect(FULL).toContain(toProblem(failure).code);
      disk.grow();
      await server.restart();
      await expect.poll(() => keys(db).catch(String), { timeout: 20_000 }).toHaveLength(acknowledged.length);
      expect((await keys(db)).toSorted()).toEqual(acknowledged.toSorted());
      expect(await disagreements(db)).toEqual([]);
      await db.close();
    } finally {
      await server.stop();
      disk.drop();
    }
  });
});
