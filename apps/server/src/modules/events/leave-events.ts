import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';

/**
 * Takes a pilot who can no longer fly off the lists of events that have not begun, and tells the pilot. The caller has
 * locked the pilot's row.
 * @param until end of a suspension; the pilot stays in events that end after it. Null if there is no end
 */
export async function leaveEvents(
  tx: Tx,
  pilotId: string,
  { now, until, why }: { now: Date; until: Date | null; why: string },
): Promise<void> {
  let coming = tx
    .selectFrom('airline_event')
    .select('id')
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null);
  if (until !== null) coming = coming.where('ends_at', '<=', until);
  const left = await tx
    .deleteFrom('event_signup')
    .where('pilot_id', '=', pilotId)
    .where('event_id', 'in', coming)
    .returning('event_id')
    .execute();
  for (const { event_id } of left) {
    const { title } = await tx
      .selectFrom('airline_event')
      .select('title')
      .where('id', '=', event_id)
      .executeTakeFirstOrThrow();
    await tellPilot(tx, pilotId, {
      kind: 'event.left',
      title: `Ya no estás en ${title}`,
      body: `${why} Tu sitio queda libre para otra persona.`,
      link: `/plataforma/eventos/${event_id}`,
    });
  }
}

/** Before a merge: if both accounts signed up for an event, the remaining one gets the earlier sign-up time. */
export async function keepEarlierSignups(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update event_signup kept set signed_at = other.signed_at from event_signup other
    where other.pilot_id = ${from} and kept.pilot_id = ${to} and other.event_id = kept.event_id
      and other.signed_at < kept.signed_at`.execute(tx);
}
