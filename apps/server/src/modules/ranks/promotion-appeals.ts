import { refusePromotionAppeal } from '@va/domain/ranks/promotion-appeal.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { raiseAppeal, standingAppeals, takeBackAppeal } from '../appeals/appeal-acts.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { lockPromotion } from './decided-promotion.ts';
import { appealedOf } from './promotion-appeal-views.ts';
import { findOpen } from './promotions.ts';

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
