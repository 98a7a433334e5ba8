import type { Pilot } from '@va/contract/pilots/pilots.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import { setRank } from '../ranks/set-rank.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import { viewPilot } from './pilot-view.ts';

/** Sets a pilot's rank by hand. Throws `cambiado-entretanto` where somebody changed the account since it was read. */
export function changeRank(
  db: Database,
  airline: Airline,
  { callsign, version, ...given }: { callsign: string; version: number; rank: string; reason: string },
  by: By,
): Promise<Pilot> {
  return db.transaction(async (tx) => {
    const row = await lockPilotByCallsign(tx, callsign);
    await expectSeen(tx, row, version, { kind: 'pilot', id: row.id }, ACCOUNT_ACTS);
    await setRank(tx, airline, row, given, by);
    return viewPilot(await lockPilot(tx, row.id), by.actor, airline);
  });
}
