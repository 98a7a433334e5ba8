import { DatabaseError, DatabaseUnavailable, DISK_FULL } from '#server/db/database-error.ts';
import { Problem } from './problem.ts';

/** Two transactions blocked each other, and one of them was undone: the same again succeeds. */
const BLOCKED: ReadonlySet<string> = new Set(['40001', '40P01']);

/** What was thrown, as a problem; what nobody expected is an internal error that is logged elsewhere. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return new Problem('sin-base-de-datos', { retryAfter: 5 });
  if (error instanceof DatabaseError && error.code === DISK_FULL)
    return new Problem('sin-espacio', { retryAfter: 60 });
  if (error instanceof DatabaseError && BLOCKED.has(error.code))
    return new Problem('sin-base-de-datos', { retryAfter: 1 });
  return new Problem('error-interno');
}
