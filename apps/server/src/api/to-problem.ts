import { DatabaseError, DatabaseUnavailable, DISK_FULL } from '#server/db/database-error.ts';
import { Problem } from './problem.ts';

/**
 * SQLSTATEs of a serialization failure and a deadlock: PostgreSQL rolled the transaction back, and a retry can succeed.
 */
const BLOCKED: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Turns anything thrown into a problem; an unexpected error becomes an internal one, which the caller logs. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return new Problem('sin-base-de-datos', { retryAfter: 5 });
  if (error instanceof DatabaseError && error.code === DISK_FULL)
    return new Problem('sin-espacio', { retryAfter: 60 });
  if (error instanceof DatabaseError && BLOCKED.has(error.code))
    return new Problem('sin-base-de-datos', { retryAfter: 1 });
  return new Problem('error-interno');
}
