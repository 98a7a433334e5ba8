import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { raiseAppeal, standingAppeals, takeBackAppeal } from '../appeals/appeal-acts.ts';
import { lockPilot } from '../accounts/locked-account.ts';

/** Appeals against a sanction of one's own, once and within its time. The sanction stands meanwhile. */
export function appealSanction(
  db: Database,
  { pilotId, sanctionId }: { pilotId: string; sanctionId: string },
  appeal: { text: string; evidence: readonly string[] },
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
    if (await standingAppeals(tx, ['sanction_id', sanctionId]).executeTakeFirst())
      throw new Problem('no-recurrible', { detail: 'Esta sanción ya la has recurrido.' });
    await raiseAppeal(tx, ['sanction_id', sanctionId], pilotId, appeal, now);
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
    if (!(await takeBackAppeal(tx, ['sanction_id', sanctionId], now)))
      throw new Problem('no-recurrible', { detail: 'No hay ningún recurso abierto contra esta sanción.' });
  });
}

async function findOwnSanction(tx: Tx, pilotId: string, id: string) {
  return tx
    .selectFrom('sanction')
    .selectAll()
    .where('id', '=', id)
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
}
