import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';

/** Adds the tails of the content that are not known yet. What staff have changed since stays. */
export async function fillFleet(tx: Tx, { tails }: Operations): Promise<void> {
  if (tails.length === 0) return;
  await tx
    .insertInto('aircraft')
    .values(
      tails.map(({ registration, typeId, icaoType, baseIcao, isSubstitute }) => ({
        id: uuid(),
        registration,
        type_id: typeId,
        icao_type: icaoType,
        base_icao: baseIcao,
        is_substitute: isSubstitute,
      })),
    )
    .onConflict((conflict) => conflict.column('registration').doNothing())
    .execute();
}
