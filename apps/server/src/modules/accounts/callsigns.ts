import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';

/** Notes that a callsign is somebody's from now on; whether it is free is its caller's to know. */
export async function giveCallsign(tx: Tx, pilotId: string, callsign: string, now: Date): Promise<void> {
  await tx
    .insertInto('callsign_assignment')
    .values({ id: uuid(), pilot_id: pilotId, callsign, given_at: now })
    .execute();
}

/** Notes that a callsign is nobody's any more: it is held back from now on. */
export async function releaseCallsign(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('callsign_assignment')
    .set({ released_at: now })
    .where('pilot_id', '=', pilotId)
    .where('released_at', 'is', null)
    .execute();
}

/** The callsign of somebody who comes back is theirs again, without a break. */
export async function reopenCallsign(tx: Tx, pilotId: string): Promise<void> {
  const last = await tx
    .selectFrom('callsign_assignment')
    .innerJoin('pilot', 'pilot.id', 'callsign_assignment.pilot_id')
    .select('callsign_assignment.id')
    .where('pilot_id', '=', pilotId)
    .whereRef('callsign_assignment.callsign', '=', 'pilot.callsign')
    .where('released_at', 'is not', null)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last)
    await tx
      .updateTable('callsign_assignment')
      .set({ released_at: null })
      .where('id', '=', last.id)
      .execute();
}
