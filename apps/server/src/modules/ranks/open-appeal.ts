import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';

/** The pilot's appeal against what was decided on a rank, while nobody has decided on it. */
export function findOpenAppeal(queries: Queries, pilotId: string) {
  return queries
    .selectFrom('appeal')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('promotion_id', 'is not', null)
    .where('state', '=', constant('open'))
    .executeTakeFirst();
}

/** Throws `decision-recurrida` while there is one: upheld, it gives a rank, which must still be the next one. */
export async function expectNoOpenAppeal(tx: Tx, pilotId: string): Promise<void> {
  if (await findOpenAppeal(tx, pilotId)) throw new Problem('decision-recurrida');
}
