import type { Tail } from '@va/domain/booking/tail-windows.ts';
import type { Tx } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** A tail with the fields that the booking rules need. */
export interface TailRow extends Tail {
  id: string;
  /** ICAO designator of what it really is. */
  icaoType: string;
  baseIcao: string;
  isSubstitute: boolean;
  version: number;
}

/** All tails, except those that are gone for good, by registration; cached. */
export const readTails = keptRead(['fleet'], (queries): Promise<readonly TailRow[]> =>
  queries
    .selectFrom('aircraft')
    .select(['id', 'registration', 'service', 'version', 'type_id as typeId', 'icao_type as icaoType'])
    .select(['base_icao as baseIcao', 'is_substitute as isSubstitute'])
    .where('service', '!=', 'retired')
    .orderBy('registration')
    .execute(),
);

/** Lets nobody else book a tail of these types until the transaction ends. */
export async function lockTails(tx: Tx, typeIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('aircraft')
    .select('id')
    .where('type_id', 'in', typeIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}
