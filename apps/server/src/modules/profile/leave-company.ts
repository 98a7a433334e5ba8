import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { reopenCallsign } from '../accounts/callsigns.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';

/** A pilot leaves the company. Throws where nobody else runs the platform. */
export function leaveCompany(db: Database, airline: Airline, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // The row first, then the lock of the administrators, as everywhere: two orders could block each other.
    const row = await lockPilot(tx, pilotId);
    await keepLastAdministrator(tx, row.id, airline);
    await changeAccount(tx, row, { type: 'retire' }, { now, airline });
  });
}

/** A pilot comes back from inactivity, from a leave or after having left. Throws the reason why they can't. */
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
