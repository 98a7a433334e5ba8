import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../db/embedded-driver.ts';
import { migrate, readMigrations } from '../db/migrations.ts';
import { openPostgres } from '../db/postgres-driver.ts';
import { startPostgresServer } from './postgres-server.ts';
import { TEMPLATE } from './templates.ts';

/** Starts PostgreSQL and makes an empty, migrated database of each kind, which tests copy. */
export async function setup(project: TestProject) {
  const [server, embeddedTemplate] = await Promise.all([startPostgresServer(), makeEmbeddedTemplate()]);
  const admin = await openPostgres({ url: `${server.url}/postgres` });
  const session = await admin.acquire();
  await session.query(`create database ${TEMPLATE}`);
  session.release();
  await admin.close();
  const template = await openPostgres({ url: `${server.url}/${TEMPLATE}` });
  await migrate(template, readMigrations());
  await template.close();
  project.provide('postgresUrl', server.url);
  project.provide('embeddedTemplate', embeddedTemplate);
  return () => server.stop();
}

/** The first start of the embedded database takes seconds: its result is kept for as long as the migrations are the same. */
async function makeEmbeddedTemplate(): Promise<string> {
  const migrations = readMigrations();
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/server-tests/', import.meta.url));
  const kept = join(cache, `embedded-${hash}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'embedded-template-'));
  const driver = await openEmbedded({ folder: join(folder, 'database'), onFatal: console.error });
  await migrate(driver, migrations);
  await driver.close();
  const fresh = mkdtempSync(join(cache, 'fresh-'));
  cpSync(join(folder, 'database'), join(fresh, 'database'), { recursive: true });
  rmSync(folder, { recursive: true });
  if (!existsSync(kept)) renameSync(fresh, kept);
  return kept;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    embeddedTemplate: string;
  }
}
