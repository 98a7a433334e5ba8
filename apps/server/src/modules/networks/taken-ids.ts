import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { Queries } from '#server/db/database.ts';

/** Which of these numbers of a network are linked to any account. */
export async function readTakenIds(
  queries: Queries,
  network: Network,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const column = network === 'vatsim' ? ('vatsim_cid' as const) : ('ivao_vid' as const);
  const rows = await queries
    .selectFrom('pilot')
    .select((row) => row.ref(column).as('id'))
    .where(column, 'in', [...ids])
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
