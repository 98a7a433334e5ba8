import { monthOf } from '@va/domain/months.ts';
import type { BalanceRow } from '@va/domain/imports/balances-csv.ts';
import type { Tx } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { postHours } from '../ledgers/entry-rows.ts';
import { postPoints } from '../ledgers/points-ledger.ts';
import type { Applying } from './import-store.ts';
import { readBalanceFacts, readPilotIds } from './logbook-facts.ts';

/**
 * Posts each pilot's opening balance of points and hours; hours that their imported flights already add are subtracted.
 * Skips pilots who have an opening balance by now. Answers how many got one.
 */
export async function applyBalances(
  tx: Tx,
  rows: readonly BalanceRow[],
  { importId, name, byId, now }: Applying,
): Promise<number> {
  const ids = await readPilotIds(tx);
  for (const { callsign } of rows.toSorted((a, b) => a.callsign.localeCompare(b.callsign))) {
    const id = ids.get(callsign);
    if (id !== undefined) await lockPilot(tx, id);
  }
  const { settled, flown } = await readBalanceFacts(tx);
  const text = `Saldo de apertura: ${name}`;
  let made = 0;
  for (const { callsign, minutes, points } of rows) {
    const pilotId = ids.get(callsign);
    const rest = minutes - (flown.get(callsign) ?? 0);
    if (pilotId === undefined || settled.has(callsign) || (minutes > 0 && rest < 0)) continue;
    if (minutes > 0)
      await postHours(
        tx,
        { pilot_id: pilotId, minutes: rest, kind: 'transfer', text, by_id: byId, import_id: importId },
        now,
      );
    if (points > 0)
      await postPoints(tx, pilotId, {
        reason: 'import',
        subject: importId,
        nominal: points,
        period: monthOf(now.getTime()),
        importId,
        text,
        byId: byId ?? undefined,
      });
    made += 1;
  }
  return made;
}
