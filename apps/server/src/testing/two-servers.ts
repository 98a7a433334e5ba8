import { afterAll, beforeAll, expect } from 'vitest';
import { createDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import { type ApiServer, startApi } from './api-server.ts';
import { freshPostgres } from './databases.ts';

/** Two servers over one database for a block of tests, each with connections of its own, as two processes have them. */
export function twoServersForTests(): (index: number) => ApiServer {
  let servers: ApiServer[] = [];
  let drop = async () => {};
  beforeAll(async () => {
    const fresh = await freshPostgres({ holds: 'airline' });
    ({ drop } = fresh);
    const start = async () => {
      const driver = await openPostgres({ url: fresh.url });
      const database = { db: createDatabase(driver), driver, drop: () => driver.close() };
      return startApi('postgres', { database });
    };
    servers = [await start(), await start()];
  });
  afterAll(async () => {
    for (const one of servers) await one.close();
    await drop();
  });
  return (index) => {
    const server = servers[index % 2];
    if (!server) throw new Error('No server runs yet.');
    return server;
  };
}

/** Waits until a server hears what is changed elsewhere: it begins to listen when it starts. */
export async function hears({ db }: ApiServer): Promise<void> {
  await expect.poll(() => db.changes.areHeard()).toBe(true);
}
