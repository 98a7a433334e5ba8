import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgresServer } from '../../testing/postgres-server.ts';
import { migrate, readMigrations } from '../migrations.ts';
import { openPostgres } from './postgres-driver.ts';

const deployed = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../deploy/${name}`, import.meta.url)), 'utf8');

it('the account of the compose file brings its own database up to date, and can do nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The server of the tests runs under another name.
  chmodSync(folder, 0o777);
  const access = join(folder, 'access.conf');
  // The test itself comes in over the network, which the compose file has none of.
  writeFileSync(access, `${deployed('postgres-access.conf')}host all postgres 127.0.0.1/32 trust\n`);
  const server = await startPostgresServer({
    settings: [`hba_file=${access}`, `unix_socket_directories=${folder}`],
  });
  onTestFinished(() => server.stop());
  const open = async (url: string) => {
    const driver = await openPostgres({ url, poolSize: 1 });
    onTestFinished(() => driver.close());
    return driver;
  };
  const onSocket = (who: string, name: string) =>
    open(`postgres://${who}@localhost:${new URL(server.url).port}/${name}?host=${folder}`);
  const above = await (await open(`${server.url}/postgres`)).acquire();
  // What psql does with the file: the password comes from the environment, and statements run one by one.
  const [first, ...statements] = deployed('postgres-account.sql')
    .replaceAll(/^--.*\n/gm, '')
    .trim()
    .split('\n');
  expect(first).toBe(String.raw`\getenv password POSTGRES_PASSWORD`);
  for (const statement of statements) await above.exec(statement.replace(":'password'", "'una-larga'"));

  const account = await onSocket('plataforma:una-larga', 'plataforma');
  expect(await migrate(account, readMigrations())).not.toEqual([]);
  const { rows } = await above.query(
    `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as may_more,
      exists (select from pg_auth_members where member = pg_roles.oid) as has_roles,
      (select array_agg(datname::text) from pg_database where datdba = pg_roles.oid) as owns
    from pg_roles where rolname = 'plataforma'`,
  );
  expect(rows).toEqual([{ may_more: false, has_roles: false, owns: ['plataforma'] }]);
  const passwords = await above.query(
    `select rolname::text as name from pg_authid where rolpassword is not null`,
  );
  expect(passwords.rows).toEqual([{ name: 'plataforma' }]);
  above.release();
  await expect(onSocket('plataforma:otra', 'plataforma')).rejects.toThrow('password authentication failed');
  // The account above it is for the image's own system user, whom nobody else is.
  await expect(onSocket('postgres:una-larga', 'postgres')).rejects.toThrow('Peer authentication failed');
});
