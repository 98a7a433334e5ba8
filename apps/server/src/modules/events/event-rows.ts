import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { AirlineEventTable, EventSignupTable } from '#server/db/tables.ts';

/** Keeps an event that nobody is told about, with who has signed up for it. Answers its id. */
export async function keepEvent(
  tx: Tx,
  event: Omit<Insertable<AirlineEventTable>, 'id'>,
  signUps: readonly Omit<Insertable<EventSignupTable>, 'event_id'>[],
): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('airline_event')
    .values({ ...event, id })
    .execute();
  if (signUps.length > 0)
    await tx
      .insertInto('event_signup')
      .values(signUps.map((one) => ({ ...one, event_id: id })))
      .execute();
  return id;
}
