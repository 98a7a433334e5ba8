import { earlierCareer } from '@va/domain/demo/earlier-career.ts';
import { v7 as uuid } from 'uuid';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { applyBalances } from '../imports/apply-balances.ts';

const NAME = 'Demostración';

/** Brings what pilots have from before the demo's days, as an import of balances that is noted as the demo's own. */
export function bringCareers(
  db: Database,
  airline: Airline,
  pilots: readonly { callsign: string; rankCode: string }[],
  began: Date,
): Promise<void> {
  const needs = new Map(airline.ranks.map((rank) => [rank.code, rank.needs]));
  const rows = pilots.flatMap(({ callsign, rankCode }) => {
    const asked = needs.get(rankCode);
    return asked && asked.points + asked.minutes > 0 ? [earlierCareer(callsign, asked)] : [];
  });
  return db.transaction(async (tx) => {
    const importId = uuid();
    const times = { created_at: began, ended_at: began };
    await tx
      .insertInto('import')
      .values({ id: importId, kind: 'balances', name: NAME, state: 'applied', good: rows.length, ...times })
      .execute();
    await tx.insertInto('demo_thing').values({ kind: 'import', id: importId }).execute();
    const done = await applyBalances(tx, rows, { importId, name: NAME, byId: null, airline, now: began });
    await tx.updateTable('import').set({ done }).where('id', '=', importId).execute();
    await changingFixed(tx, () =>
      tx.updateTable('points_entry').set({ posted_at: began }).where('import_id', '=', importId).execute(),
    );
  });
}

/** Takes them away again, with what has reversed them; call it while fixed rows may change. */
export async function clearCareers(tx: Queries, imports: readonly string[]): Promise<void> {
  if (imports.length === 0) return;
  for (const table of ['points_entry', 'hours_entry'] as const) {
    const brought = tx.selectFrom(table).select('id').where('import_id', 'in', imports);
    await tx.deleteFrom(table).where('reverses_id', 'in', brought).execute();
    await tx.deleteFrom(table).where('import_id', 'in', imports).execute();
  }
  await tx.deleteFrom('import').where('id', 'in', imports).execute();
}
