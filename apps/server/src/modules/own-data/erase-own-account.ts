import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectPassword } from '../access/own-password.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';

/** Erases a pilot's own account. Throws if the password is wrong, or if the pilot is the last administrator. */
export async function eraseOwnAccount(
  db: Database,
  airline: Airline,
  pilotId: string,
  password: string,
  now: Date,
): Promise<void> {
  await expectPassword(db.queries, pilotId, password, now);
  await db.transaction(async (tx) => {
    const row = await lockPilot(tx, pilotId);
    await keepLastAdministrator(tx, row.id, airline);
    await changeAccount(tx, row, { type: 'erase', confirmedByPilot: true }, { now, airline });
  });
}
