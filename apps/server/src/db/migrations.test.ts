import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '../testing/child-program.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { describeBothDatabases, freshDatabase, freshPostgres } from '../testing/databases.ts';
import { migrate, readMigrations } from './migrations.ts';
import { writeTableTypes } from './write-table-types.ts';

describeBothDatabases('migrations', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase(kind);
  });
  afterAll(() => test.drop());
  const landed = readMigrations();
  const good = { name: '9001-good', sql: 'create table a (x int); create table b (x int);' };

  it('has row types that are those of the schema', async () => {
    const session = await test.driver.acquire();
    const written = await writeTableTypes(session);
    session.release();
    const compact = (text: string) => text.replaceAll(/[\s|;]+/g, ' ');
    const kept = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');
    expect(compact(kept)).toBe(compact(written));
  });

  it('runs nothing twice', async () => {
    expect(await migrate(test.driver, landed)).toEqual([]);
  });

  it('runs what is new, several statements at once, or nothing of it', async () => {
    const bad = { name: '9002-bad', sql: 'create table c (x int); create table a (x int);' };
    await expect(migrate(test.driver, [...landed, good, bad])).rejects.toThrow('already exists');
    expect(await migrate(test.driver, [...landed, good])).toEqual(['9001-good']);
  });

  it('refuses a migration that was edited after it ran', async () => {
    const [first, ...others] = landed;
    const edited = { name: first!.name, sql: `${first!.sql}\n-- one more line` };
    await expect(migrate(test.driver, [edited, ...others])).rejects.toThrow(
      `La migración ${first!.name} ha cambiado después de aplicarse`,
    );
  });

  it('refuses a database that is newer than the program', async () => {
    await migrate(test.driver, [...landed, good]);
    await expect(migrate(test.driver, landed)).rejects.toThrow('versión más reciente que este programa');
  });
});

it('is run once by whichever of six processes comes first', async () => {
  const { url, drop } = await freshPostgres({ holds: 'nothing' });
  const programs = Array.from({ length: 6 }, () => startChild('migrate', { DATABASE_URL: url }));
  await Promise.all(programs.map((program) => once(program, 'message')));
  const answers = await Promise.all(
    programs.map(async (program) => {
      const answer = once(program, 'message');
      const ended = once(program, 'exit');
      program.send('go');
      const [ran]: unknown[] = await answer;
      await ended;
      return ran;
    }),
  );
  const names = readMigrations().map(({ name }) => name);
  expect(answers.filter((ran) => Array.isArray(ran) && ran.length > 0)).toEqual([names]);
  await drop();
});
