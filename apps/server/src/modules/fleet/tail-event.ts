import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { AircraftEventTable } from '#server/db/tables.ts';
import type { By } from '#server/kernel/audit/by.ts';

/** Notes what somebody does with a tail, for its history. */
export async function noteTailEvent(
  tx: Tx,
  tailId: string,
  event: Pick<Insertable<AircraftEventTable>, 'kind' | 'service' | 'to_icao' | 'reason' | 'before' | 'after'>,
  { actor, context }: By,
): Promise<void> {
  await tx
    .insertInto('aircraft_event')
    .values({ id: uuid(), aircraft_id: tailId, at: context.now, by_id: actor.pilotId, ...event })
    .execute();
}
