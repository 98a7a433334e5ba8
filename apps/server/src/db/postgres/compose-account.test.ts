import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgresServer } from '../../testing/postgres-server.ts';
import { migrate, readMigrations } from '../migrations.ts';
import { openPostgres } from './postgres-driver.ts';

const SQL = fileURLToPath(new URL('../../../../../deploy/postgres-account.sql', import.meta.url));

it('the account of the compose file brings its own database up to date, and can do nothing else', async () => {
  const server = await startPostgresServer();
  onTestFinished(() => server.stop());
  const connect = async (path: string) => {
    const driver = await openPostgres({ url: server.url.replace('postgres@', '') + path, poolSize: 1 });
    onTestFinished(() => driver.close());
    return driver;
  };
  const above = await (await connect('/postgres?user=postgres')).acquire();
  // What psql does with the file: the password comes from the environment, and statements run one by one.
  const [first, ...statements] = readFileSync(SQL, 'utf8')
    .replaceAll(/^--.*\n/gm, '')
    .trim()
    .split('\n');
  expect(first).toBe(String.raw`\getenv password POSTGRES_PASSWORD`);
  for (const statement of statements) await above.exec(statement.replace(":'password'", "'una-larga'"));

  const account = await connect('/plataforma?user=plataforma');
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
});
