import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  raiseAppeal,
  standingAppeals,
  takeBackAppeal,
  type AppealDecision,
  closeAppeal,
} from '../appeals/appeal-acts.ts';
import { lockPilot, type PilotRow } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { reopenCallsign } from '../accounts/callsigns.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

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

/**
 * Decides an appeal against a sanction; a person other than the one who gave it must do it. If upheld, the sanction is
 * lifted and the account returns to its former state, even if it was not the last sanction.
 */
export function decideSanctionAppeal(
  db: Database,
  airline: Airline,
  id: string,
  decision: AppealDecision,
  by: By,
): Promise<void> {
  const { now } = by.context;
  const byId = by.actor.pilotId;
  const { answer } = decision;
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, (await readBoth(tx, id)).appeal.pilot_id);
    const { appeal, sanction } = await readBoth(tx, id);
    const state = await closeAppeal(tx, appeal, sanction.decided_by, decision, by);
    if (state === 'upheld') await takeBack(tx, airline, pilot, { appeal, sanction, byId }, now);
    await tellPilot(tx, pilot.id, {
      kind: `account.appeal-${state}`,
      title: `Tu recurso contra la sanción se ha ${state === 'upheld' ? 'estimado' : 'desestimado'}`,
      body: answer,
      link: '/plataforma/cuenta',
    });
    await audit(tx, {
      by,
      capability: 'appeals.decide',
      action: `sanction.appeal-${state}`,
      subject: { kind: 'pilot', id: pilot.id },
      reason: answer,
      before: { sanction: sanction.id, kind: sanction.kind, state: 'open', status: pilot.status },
      after: { state, status: (await lockPilot(tx, pilot.id)).status },
    });
  });
}

async function readBoth(tx: Tx, id: string) {
  const appeal = await tx.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirst();
  const sanction = await tx
    .selectFrom('sanction')
    .selectAll()
    .where('id', '=', appeal?.sanction_id ?? null)
    .executeTakeFirst();
  if (!appeal || !sanction) throw new Problem('no-encontrado');
  return { appeal, sanction };
}

async function takeBack(
  tx: Tx,
  airline: Airline,
  pilot: PilotRow,
  { appeal, sanction, byId }: Awaited<ReturnType<typeof readBoth>> & { byId: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('sanction').set({ lifted_at: now }).where('id', '=', sanction.id).execute();
  const holds = pilot.status === 'suspended' || (pilot.status === 'retired' && pilot.expelled);
  const isLast = pilot.sanctioned_at?.getTime() === sanction.starts_at.getTime();
  if (holds && isLast) {
    const event = { type: 'uphold_appeal', appealedAt: appeal.raised_at.getTime(), byId } as const;
    const next = await changeAccount(tx, pilot, event, { now, airline });
    if (next.status !== 'retired') await reopenCallsign(tx, pilot.id);
  } else if (pilot.suspended_until?.getTime() === sanction.ends_at?.getTime())
    // Clear the suspension that would resume after an expulsion or an absence.
    await setPilot(tx, pilot.id, { suspended_until: null });
}
