import { v7 as uuid } from 'uuid';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot } from './locked-account.ts';

/** Appeals against a sanction of one's own, once and within its time. The sanction stands meanwhile. */
export function appealSanction(
  db: Database,
  { pilotId, sanctionId }: { pilotId: string; sanctionId: string },
  { text, evidence }: { text: string; evidence: readonly string[] },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    const sanction = await findOwnSanction(tx, pilotId, sanctionId);
    if (sanction.report_id !== null)
      throw new Problem('no-recurrible', {
        detail: 'Esta sanción viene de un informe anulado: recurre en ese informe.',
      });
    if (sanction.lifted_at !== null)
      throw new Problem('no-recurrible', { detail: 'Esta sanción ya está levantada.' });
    if (now > sanction.appeal_until) throw new Problem('recurso-fuera-de-plazo');
    const before = await tx
      .selectFrom('appeal')
      .select('id')
      .where('sanction_id', '=', sanctionId)
      .where('state', '!=', 'withdrawn')
      .executeTakeFirst();
    if (before) throw new Problem('no-recurrible', { detail: 'Esta sanción ya la has recurrido.' });
    await tx
      .insertInto('appeal')
      .values({
        id: uuid(),
        sanction_id: sanctionId,
        pilot_id: pilotId,
        text,
        evidence: [...evidence],
        raised_at: now,
      })
      .execute();
  });
}

/** Takes an appeal back, as long as nobody has decided on it. */
export function withdrawAppeal(
  db: Database,
  { pilotId, sanctionId }: { pilotId: string; sanctionId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    await findOwnSanction(tx, pilotId, sanctionId);
    const { numUpdatedRows } = await tx
      .updateTable('appeal')
      .set({ state: 'withdrawn', decided_at: now })
      .where('sanction_id', '=', sanctionId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Problem('no-recurrible', { detail: 'No hay ningún recurso abierto contra esta sanción.' });
  });
}

async function findOwnSanction(tx: Queries, pilotId: string, id: string) {
  const row = await tx
    .selectFrom('sanction')
    .selectAll()
    .where('id', '=', id)
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return row;
}
