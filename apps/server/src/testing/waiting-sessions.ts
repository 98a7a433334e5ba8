import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
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

/**
 * Runs a statement, and keeps what it locks on a test's PostgreSQL until the answer is called. A test that fails before
 * lets go of it unchanged; what runs after each test still waits for it then.
 */
export async function holdLock(api: ApiServer, statement: string): Promise<() => Promise<void>> {
  let end: ((how: 'commit' | 'rollback') => Promise<void>) | undefined;
  onTestFinished(() => end?.('rollback'));
  const session = await api.driver.acquire();
  end = async (how) => {
    end = undefined;
    await session.exec(how);
    session.release();
  };
  await session.exec(`begin; ${statement}`);
  return async () => end?.('commit');
}
