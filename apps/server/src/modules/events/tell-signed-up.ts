import type { Tx } from '#server/db/database.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';

/** Tells everybody who is signed up for an event. */
export async function tellSignedUp(
  tx: Tx,
  eventId: string,
  message: Parameters<typeof tellPilots>[1][number]['message'],
): Promise<void> {
  const rows = await tx
    .selectFrom('event_signup')
    .select('pilot_id')
    .where('event_id', '=', eventId)
    .execute();
  await tellPilots(
    tx,
    rows.map(({ pilot_id }) => ({ pilotId: pilot_id, message })),
  );
}
