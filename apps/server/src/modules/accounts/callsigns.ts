import { v7 as uuid } from 'uuid';
import { addMonthsTo } from '@va/domain/months.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Records that a callsign is the pilot's from now on; the caller must have checked that it is free. */
export async function giveCallsign(tx: Tx, pilotId: string, callsign: string, now: Date): Promise<void> {
  await tx
    .insertInto('callsign_assignment')
    .values({ id: uuid(), pilot_id: pilotId, callsign, given_at: now })
    .execute();
}

/** Records that the pilot gave the callsign up now; the rules hold it back for some months. */
export async function releaseCallsign(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('callsign_assignment')
    .set({ released_at: now })
    .where('pilot_id', '=', pilotId)
    .where('released_at', 'is', null)
    .execute();
}

/** Gives a returning pilot their callsign back, as if they had never given it up. */
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

/** Callsigns that somebody has, or gave up within the months of the rules. */
export function heldCallsigns(queries: Queries, { accountRules }: Airline, now: Date) {
  const since = new Date(addMonthsTo(now.getTime(), -accountRules.callsignHoldMonths));
  return queries
    .selectFrom('callsign_assignment')
    .select('callsign')
    .where((is) => is.or([is('released_at', 'is', null), is('released_at', '>', since)]));
}
