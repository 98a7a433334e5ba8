import { v7 as uuid } from 'uuid';
import type { PilotRow } from '@va/domain/imports/pilot-row.ts';
import { addMonthsTo } from '@va/domain/months.ts';
import type { Tx } from '#server/db/database.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { bringPilots } from '../accounts/bring-pilots.ts';
import { startRankHistories } from '../ranks/start-rank-history.ts';
import type { Applying } from './applying.ts';

/**
 * Makes invited accounts with the rank and joining day of the file. Skips pilots whose callsign, address or network id
 * was taken meanwhile. Answers how many it made.
 */
export async function applyPilots(
  tx: Tx,
  rows: readonly PilotRow[],
  { importId, airline, now }: Applying,
): Promise<number> {
  const heldSince = new Date(addMonthsTo(now.getTime(), -airline.accountRules.callsignHoldMonths));
  const pilots = rows.map((row) => ({ ...row, base: ownCode(airline.operations, row.base), id: uuid() }));
  const made = new Set(await bringPilots(tx, pilots, { importId, heldSince, now }));
  await startRankHistories(
    tx,
    pilots.flatMap(({ id, rank, joinedAt }) =>
      made.has(id) ? { id, rank, since: joinedAt ?? now.toISOString() } : [],
    ),
    'Traído de otro sistema',
  );
  return made.size;
}
