import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { reopenCallsign } from '../accounts/callsigns.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';

/** A pilot leaves the company. Throws if the pilot is the last administrator. */
export function leaveCompany(db: Database, airline: Airline, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Lock the row before the administrators' lock, as everywhere: two orders could deadlock.
    const row = await lockPilot(tx, pilotId);
    await keepLastAdministrator(tx, row.id, airline);
    await changeAccount(tx, row, { type: 'retire' }, { now, airline });
  });
}

/** A pilot comes back from inactivity, from a leave or after having left. Throws the refusal. */
export function comeBack(db: Database, airline: Airline, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockPilot(tx, pilotId);
    const event =
      row.status === 'on_leave'
        ? ({ type: 'end_leave' } as const)
        : ({ type: 'come_back', callsignFree: row.callsign !== null, byStaff: false } as const);
    await changeAccount(tx, row, event, { now, airline });
    await reopenCallsign(tx, row.id);
  });
}
