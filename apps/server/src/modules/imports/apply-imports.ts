import { v7 as uuid } from 'uuid';
import { importedOutcome, type LogbookRow } from '@va/domain/imports/import-rows.ts';
import { minutesFor } from '@va/domain/points/report-postings.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { bringFlownHours, postHours } from '../ledgers/entry-rows.ts';
import { bringReports } from '../reports/bring-reports.ts';
import type { Applying } from './import-store.ts';
import { readPilotIds, readBalanceFacts } from './logbook-facts.ts';
import { monthOf } from '@va/domain/months.ts';
import type { BalanceRow } from '@va/domain/imports/balances-csv.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { postPoints } from '../ledgers/points-ledger.ts';

/**
 * Writes imported flights into logbooks. A valid flight adds its hours and no points; one that is older than the
 * pilot's imported total is already part of it and adds nothing. Answers how many flights it wrote.
 */
export async function applyLogbook(
  tx: Tx,
  rows: readonly LogbookRow[],
  { importId, airline, now }: Applying,
): Promise<number> {
  const ids = await readPilotIds(tx);
  const totals = await readTotalDays(tx);
  const types = new Map([...airline.operations.types.values()].map(({ id, icaoType }) => [icaoType, id]));
  const given = rows.flatMap((row) => {
    const pilotId = ids.get(row.callsign);
    if (pilotId === undefined) return [];
    const flight = { ...row, offBlock: Date.parse(row.offBlock), onBlock: Date.parse(row.onBlock) };
    const total = totals.get(pilotId)?.getTime() ?? null;
    const outcome = importedOutcome(flight, { total, least: airline.scoring?.least ?? null });
    const minutes = minutesFor({ outcome, blockMin: row.blockMin });
    const typeId = types.get(row.icaoType) ?? row.icaoType.toLowerCase();
    const ends = { dep: ownCode(airline.operations, row.dep), arr: ownCode(airline.operations, row.arr) };
    return [{ ...row, ...ends, id: uuid(), code: newCode(), pilotId, typeId, outcome, minutes }];
  });
  const written = new Set(await bringReports(tx, given, { importId, now }));
  const counted = given.filter(({ id, minutes }) => minutes > 0 && written.has(id));
  await bringFlownHours(tx, counted, { importId, now });
  return written.size;
}

/** When each pilot's latest transferred total was posted, by pilot id. */
async function readTotalDays(queries: Queries): Promise<Map<string, Date>> {
  const rows = await queries
    .selectFrom('hours_entry')
    .select(['pilot_id', ({ fn }) => fn.max('posted_at').as('at')])
    .where('kind', '=', 'transfer')
    .groupBy('pilot_id')
    .execute();
  return new Map(rows.map(({ pilot_id, at }) => [pilot_id, at]));
}

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
