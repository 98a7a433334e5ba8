import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';

/** The pilot's open appeal against a rank decision. */
export function findOpenAppeal(queries: Queries, pilotId: string) {
  return queries
    .selectFrom('appeal')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('promotion_id', 'is not', null)
    .where('state', '=', constant('open'))
    .executeTakeFirst();
}

/**
 * Throws `decision-recurrida` while an appeal is open: if upheld, it grants a rank, which must still be the next one.
 */
export async function expectNoOpenAppeal(tx: Tx, pilotId: string): Promise<void> {
  if (await findOpenAppeal(tx, pilotId)) throw new Problem('decision-recurrida');
}
