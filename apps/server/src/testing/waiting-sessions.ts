import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ApiServer } from './api-server.ts';

/** Waits until so many sessions of a test's PostgreSQL wait for a lock. */
export async function sessionsWait(api: ApiServer, count: number): Promise<void> {
  const now = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db.queries);
    return rows.length;
  };
  await expect.poll(now, { timeout: 20_000 }).toBe(count);
}

/** Runs a statement, and keeps what it locks on a test's PostgreSQL until the answer is called. */
export async function holdLock(api: ApiServer, statement: string): Promise<() => Promise<void>> {
  const session = await api.driver.acquire();
  await session.exec(`begin; ${statement}`);
  return async () => {
    await session.exec('commit');
    session.release();
  };
}
