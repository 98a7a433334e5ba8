import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { apiForTests } from './api-server.ts';
import { holdLock } from './waiting-sessions.ts';

const api = apiForTests('postgres');
const PILOT = "select from pilot where callsign = 'PRB005' for update";
const tryLock = () => sql.raw(`${PILOT} nowait`).execute(api.db.queries);

it('a lock is held until it is released', async () => {
  const release = await holdLock(api, PILOT);
  await expect(tryLock()).rejects.toThrow('could not obtain lock');
  await release();
  await expect(tryLock()).resolves.toBeDefined();
});

it('a lock is taken and not released', async () => {
  await holdLock(api, PILOT);
  await expect(tryLock()).rejects.toThrow('could not obtain lock');
});

it('a lock that was not released is gone in the next test', async () => {
  await expect(tryLock()).resolves.toBeDefined();
});
