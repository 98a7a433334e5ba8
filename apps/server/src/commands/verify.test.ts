import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { openEmbedded } from '#server/db/embedded/embedded-driver.ts';
import { freshFolder } from '#server/testing/databases.ts';
import { programIn } from '#server/testing/programs.ts';

let data: string;
beforeEach(() => {
  data = freshFolder({ holds: 'airline' });
});
afterEach(() => rmSync(data, { recursive: true }));

/** Does something to the database of the folder. */
async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const folder = join(data, 'database');
  const thread = programIn(inject('programs'), 'embedded-worker');
  const driver = await openEmbedded({ folder, thread, onFatal: console.error });
  const session = await driver.acquire();
  const { rows } = await session.query(statement);
  session.release();
  await driver.close();
  return rows;
}

/** Runs a command on the folder. */
function run(command: 'verify' | 'backup', ...words: string[]) {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
  return new Promise<{ code: unknown; said: string; refused: string }>((resolve) => {
    const program = programIn(inject('programs'), command);
    execFile(process.execPath, [program, ...words], { env }, (error, said, refused) =>
      resolve({ code: error?.code ?? 0, said, refused }),
    );
  });
}

const verify = () => run('verify');

it('says that all agrees', async () => {
  expect(await verify()).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\nTodo concuerda\.\n$/),
    refused: '',
  });
});

it('names what disagrees, and says what to do', async () => {
  await ask(`insert into board_standing (pilot_id, since, airports)
    select id, now(), 9 from pilot where callsign = 'PRB005'`);
  const { code, said } = await verify();
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/✗ Sumas: el lugar .*\n {4}PRB005\n(?:✓ .*\n)*No concuerda en 1\spunto\. /),
  ]);
});

it('names what stands in the future, as a clock that was ahead leaves it', async () => {
  await ask(`insert into closure (month, started_at, finished_at)
    values ('2026-01', now() + interval '300 days', now() + interval '300 days')`);
  const { code, said } = await verify();
  expect([code, said]).toEqual([1, expect.stringMatching(/✗ Fechas: .*\n {4}cierres de mes: 1, hasta 20/)]);
});

it('says of a damaged file that there is one, and what to do', async () => {
  const [pilot] = await ask(`select pg_relation_filepath('pilot') as file`);
  const file = join(data, 'database', String(pilot!['file']));
  writeFileSync(file, readFileSync(file).fill('?', 0, 4096));
  const { code, refused } = await verify();
  expect(code).toBe(1);
  expect(refused).toMatch(/^La base de datos está dañada: .*\. No la toques más: .* «npm run restore»\.\n$/);
});

it('changes nothing in a database of an older program, and says what to do', async () => {
  await ask('delete from schema_migration where name = (select max(name) from schema_migration)');
  const ran = () => ask('select count(*)::int as ran from schema_migration');
  const before = await ran();
  expect(await verify()).toMatchObject({
    code: 1,
    said: '',
    refused: expect.stringMatching(
      /^La base de datos es de una versión anterior: le falta 1 migración de .*\.\n$/,
    ),
  });
  expect(await ran()).toEqual(before);
});

it('a copy of a database of an older program is made of it as it is', async () => {
  await ask('delete from schema_migration where name = (select max(name) from schema_migration)');
  const ran = () => ask('select count(*)::int as ran from schema_migration');
  const before = await ran();
  const file = join(data, 'copia.va.gz');
  expect(await run('backup', file)).toMatchObject({ code: 0, refused: '' });
  expect(existsSync(file)).toBe(true);
  expect(await ran()).toEqual(before);
});

it('makes no database where there is none', async () => {
  rmSync(join(data, 'database'), { recursive: true });
  expect(await verify()).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/^No hay ninguna base de datos en /),
  });
  expect(existsSync(join(data, 'database'))).toBe(false);
});
