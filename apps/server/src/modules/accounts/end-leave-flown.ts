import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { changeAccount } from './account-changes.ts';
import { lockPilot } from './locked-account.ts';

/** Ends the leave that runs when its pilot, whose row is locked, began a flight in it. */
export async function endLeaveFlown(
  tx: Queries,
  airline: Airline,
  { pilotId, offBlock }: { pilotId: string; offBlock: Date },
  now: Date,
): Promise<void> {
  const pilot = await lockPilot(tx, pilotId);
  if (pilot.status !== 'on_leave' || (pilot.leave_until !== null && offBlock >= pilot.leave_until)) return;
  const begun = await tx
    .selectFrom('leave')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('state', '=', 'granted')
    .where('first_month', '<=', offBlock.toISOString().slice(0, 10))
    .executeTakeFirst();
  if (begun) await changeAccount(tx, pilot, { type: 'end_leave' }, { now, airline });
}
