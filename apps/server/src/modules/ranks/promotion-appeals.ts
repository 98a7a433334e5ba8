import { refusePromotionAppeal, upheldState } from '@va/domain/ranks/promotion-appeal.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  raiseAppeal,
  standingAppeals,
  takeBackAppeal,
  type AppealDecision,
  closeAppeal,
} from '../appeals/appeal-acts.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { lockPromotion, grantRank, reopenPromotion, revokeRank } from './decided-promotion.ts';
import { appealedOf } from './promotion-views.ts';
import { findOpen, RANKS_PAGE, titleOfRank } from './promotions.ts';
import type { PromotionTable } from '#server/db/tables.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import type { PilotRow } from '../accounts/locked-account.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';

/** A promotion of a pilot's own. */
interface OwnPromotion {
  pilotId: string;
  promotionId: string;
}

/** Appeals against what was decided on one's rank, once and within its time. The decision stands meanwhile. */
export function appealPromotion(
  db: Database,
  { operations }: Airline,
  own: OwnPromotion,
  appeal: { text: string; evidence: readonly string[] },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, own);
    const before = await standingAppeals(tx, ['promotion_id', row.id])
      .where('raised_at', '>=', row.decided_at)
      .limit(1)
      .executeTakeFirst();
    const circumstances = {
      appealDays: operations.points.promotions.appealDays,
      appealed: before !== undefined,
      anotherOpen: (await findOpen(tx, own.pilotId)) !== undefined,
    };
    unlessRefused(refusePromotionAppeal(appealedOf(row), circumstances, now.getTime()));
    await raiseAppeal(tx, ['promotion_id', row.id], own.pilotId, appeal, now);
  });
}

/** Takes an appeal back, as long as nobody has decided on it. */
export function withdrawPromotionAppeal(db: Database, own: OwnPromotion, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const { id } = await lockOwn(tx, own);
    if (!(await takeBackAppeal(tx, ['promotion_id', id], now)))
      throw new Problem('no-recurrible', { detail: 'No hay ningún recurso abierto contra esta decisión.' });
  });
}

/** The own promotion and its pilot, locked as staff lock them. Throws `no-encontrado`. */
async function lockOwn(tx: Tx, { pilotId, promotionId }: OwnPromotion) {
  const { row } = await lockPromotion(tx, promotionId);
  if (row.pilot_id !== pilotId) throw new Problem('no-encontrado');
  return row;
}

/**
 * Decides an appeal against a rank decision; a person other than the first decider must do it. If upheld, the rank is
 * granted or given back, or its verification requested again; if dismissed, nothing changes.
 */
export function decidePromotionAppeal(
  db: Database,
  airline: Airline,
  id: string,
  decision: AppealDecision,
  by: By,
): Promise<void> {
  const { answer } = decision;
  return db.transaction(async (tx) => {
    const { row, pilot } = await lockPromotion(tx, (await readAppeal(tx, id)).promotion_id);
    const appeal = await readAppeal(tx, id);
    const state = await closeAppeal(tx, appeal, row.decided_by, decision, by);
    if (state === 'upheld') await uphold(tx, airline, { row, pilot }, answer, by);
    const after = await lockPromotion(tx, row.id);
    const asks = 'Tu petición vuelve a esperar su verificación.';
    const brings =
      after.pilot.rank_code === pilot.rank_code
        ? asks
        : `Tu rango es ahora ${titleOfRank(airline, after.pilot.rank_code)}.`;
    await tellPilot(tx, pilot.id, {
      kind: `rank.appeal-${state}`,
      title: `Tu recurso sobre tu rango se ha ${state === 'upheld' ? 'estimado' : 'desestimado'}`,
      body: state === 'upheld' ? `${brings}\n\n${answer}` : answer,
      link: RANKS_PAGE,
    });
    await audit(tx, {
      by,
      capability: 'appeals.decide',
      action: `promotion.appeal-${state}`,
      subject: { kind: 'pilot', id: pilot.id },
      reason: answer,
      before: { promotion: row.id, state: row.state, reason: row.reason, rank: pilot.rank_code },
      after: { state: after.row.state, rank: after.pilot.rank_code, toRank: row.to_rank },
    });
  });
}

async function readAppeal(tx: Tx, id: string) {
  return tx
    .selectFrom('appeal')
    .selectAll()
    .where('id', '=', id)
    .where('promotion_id', 'is not', null)
    .$narrowType<{ promotion_id: string }>()
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
}

async function uphold(
  tx: Tx,
  airline: Airline,
  { row, pilot }: { row: PromotionTable; pilot: PilotRow },
  answer: string,
  by: By,
): Promise<void> {
  const state = upheldState({ kind: row.kind, proposed: row.proposed_at !== null });
  if (state === 'granted') await grantRank(tx, airline, { row, pilot }, answer, by);
  else if (state === 'declined') await revokeRank(tx, { row, pilot }, answer, by);
  else await reopenPromotion(tx, airline, row, by.context.now);
}
