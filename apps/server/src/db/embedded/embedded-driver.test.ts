import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshFolder } from '../../testing/databases.ts';
import { StartRefused } from '../database-error.ts';
import { openEmbedded } from './embedded-driver.ts';
import { openEngine } from './embedded-engine.ts';
import { ENGINE_MAJOR } from './fatal-sentence.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = freshFolder();
  folder = join(root, 'database');
});
afterEach(() => rmSync(root, { recursive: true }));
const open = (at = folder) => openEmbedded({ folder: at, onFatal: () => {} });

it('syncs at every commit', async () => {
  let syncs = 0;
  const engine = await openEngine(folder, () => (syncs += 1));
  expect((await engine.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  expect((await engine.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  for (let n = 0; n < 10; n += 1) {
    const before = syncs;
    await engine.query('insert into setting (key, value) values ($1, $2)', [`sync-${n}`, '1']);
    expect(syncs).toBeGreaterThan(before);
  }
  await engine.close();
});

it('refuses a second one on the same folder, and opens when the first is closed', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow('Otro programa está usando la base de datos');
  await first.close();
  const second = await open();
  await second.close();
});

it('lets nobody else of the machine read it, even where they could before', async () => {
  chmodSync(folder, 0o755);
  await (await open()).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('frees the lock when the database does not open', async () => {
  const broken = join(root, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'PG_VERSION'), 'not a database');
  await expect(open(broken)).rejects.toThrow(StartRefused);
  await expect(open(broken)).rejects.toThrow('ha dejado de responder');
});

it('says of which version a database is that it cannot open', async () => {
  const version = join(folder, 'PG_VERSION');
  expect(readFileSync(version, 'utf8').trim()).toBe(String(ENGINE_MAJOR));
  for (const other of [ENGINE_MAJOR - 1, ENGINE_MAJOR + 1, 9]) {
    writeFileSync(version, `${other}\n`);
    await expect(open()).rejects.toThrow(`es de la versión ${other} de PostgreSQL`);
  }
});

it('says of a cut log that it is cut, and which file', async () => {
  const log = join(folder, 'pg_wal');
  const [file = ''] = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name));
  truncateSync(join(log, file), 4096);
  await expect(open()).rejects.toThrow(`pg_wal/${file} tiene 4096 bytes`);
  rmSync(join(log, file));
  await expect(open()).rejects.toThrow(`falta pg_wal/${file}`);
});
