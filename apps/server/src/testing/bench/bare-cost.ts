import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseDriver, DriverKind } from '#server/db/driver.ts';
import { openEmbedded } from '#server/db/embedded/embedded-driver.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import { cpuOfFamily } from './cpu-used.ts';
import { startDurablePostgres } from './bench-database.ts';

const TURNS = 400;

/**
 * Processor time that the driver alone takes for the rows of each answer, ms: they stand as JSON in one table, come by one
 * prepared statement on one session and are written as JSON again.
 * @param answers bodies of the API by their names
 */
export async function bareCost(
  kind: DriverKind,
  answers: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const server = kind === 'postgres' ? await startDurablePostgres() : undefined;
  const driver = server
    ? await openPostgres({ url: `${server.url}/postgres`, poolSize: 1 })
    : await openEmbedded({ folder: join(folder, 'database'), onFatal: console.error });
  try {
    const database = () => (server ? cpuOfFamily(server.pid()) : 0);
    return await ask(driver, answers, database);
  } finally {
    await driver.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(driver: DatabaseDriver, answers: ReadonlyMap<string, string>, database: () => number) {
  const session = await driver.acquire();
  await session.exec('create table bare (name text, n integer, body json, primary key (name, n))');
  const costs = new Map<string, number>();
  for (const [name, text] of answers) {
    for (const [n, row] of rowsOf(JSON.parse(text)).entries())
      await session.query('insert into bare values ($1, $2, $3::text::json)', [name, n, JSON.stringify(row)]);
    const read = async () => {
      const { rows } = await session.query('select body from bare where name = $1 order by n', [name]);
      return JSON.stringify(rows);
    };
    for (let turn = 0; turn < 50; turn += 1) await read();
    const before = process.cpuUsage();
    const databaseBefore = database();
    for (let turn = 0; turn < TURNS; turn += 1) await read();
    const { user, system } = process.cpuUsage(before);
    costs.set(name, ((user + system) / 1000 + (database() - databaseBefore) * 1000) / TURNS);
  }
  session.release();
  return costs;
}

/** The rows of an answer: those of its list, or the answer itself. */
function rowsOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [body];
  if ('items' in body && Array.isArray(body.items)) return body.items;
  if ('flights' in body && Array.isArray(body.flights)) return body.flights;
  return [body];
}
