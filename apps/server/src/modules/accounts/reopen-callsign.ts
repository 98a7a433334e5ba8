import type { Tx } from '#server/db/database.ts';

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
