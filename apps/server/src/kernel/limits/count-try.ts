import { countOf } from '@va/domain/numbers.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { type RequestLimit, countRequest } from './request-limits.ts';

/** Counts a try against a rate limit; throws `demasiadas-peticiones` if there were too many. */
export async function countTry(
  queries: Queries,
  bucket: string,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  const { exceeded, resetSeconds } = await countRequest(queries, bucket, limit, now);
  if (!exceeded) return;
  throw new Problem('demasiadas-peticiones', {
    detail: `Demasiados intentos: espera ${inWords(resetSeconds)} y vuelve a probar.`,
    retryAfter: resetSeconds,
  });
}

/** A duration in Spanish words: seconds, or whole minutes from two minutes on. */
function inWords(seconds: number): string {
  return seconds < 120
    ? countOf(seconds, 'segundo', 'segundos')
    : countOf(Math.ceil(seconds / 60), 'minuto', 'minutos');
}
