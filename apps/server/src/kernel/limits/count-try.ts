import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { type RequestLimit, countRequest } from './request-limits.ts';

/** Counts a try and throws when there were too many. */
export async function countTry(
  queries: Queries,
  bucket: string,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  const { exceeded, resetSeconds } = await countRequest(queries, bucket, limit, now);
  if (!exceeded) return;
  const seconds = resetSeconds === 1 ? '1 segundo' : `${resetSeconds} segundos`;
  throw new Problem('demasiadas-peticiones', {
    detail: `Demasiados intentos: espera ${seconds} y vuelve a probar.`,
    retryAfter: resetSeconds,
  });
}
