import { DAY_MS } from '@va/domain/durations.ts';
import { nextRank } from '@va/domain/ranks/rank-progress.ts';
import { v7 as uuid } from 'uuid';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import type { PromotionTable } from '#server/db/tables.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { lockPilotOf, type PilotRow } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/** A promotion that is about to be decided and its pilot, locked. Throws `no-encontrado`. */
export async function lockPromotion(tx: Tx, id: string) {
  const pilot = await lockPilotOf(tx, 'promotion', id);
  const one = tx.selectFrom('promotion').selectAll().where('id', '=', id);
  return { row: await one.forUpdate().executeTakeFirstOrThrow(), pilot };
}

/** Gives a pilot another rank, with an entry in the rank history; the caller has locked the pilot's row. */
export async function giveRank(
  tx: Tx,
  { pilotId, rank, reason }: { pilotId: string; rank: string; reason: string },
  by: By,
): Promise<void> {
  await setPilot(tx, pilotId, { rank_code: rank });
  await tx
    .insertInto('rank_history')
    .values({
      id: uuid(),
      pilot_id: pilotId,
      rank_code: rank,
      since: by.context.now,
      reason: reason.slice(0, 500),
      decided_by: by.actor.pilotId,
    })
    .execute();
}

/** Stores the decision on a promotion, whose row the caller has locked. */
export async function settlePromotion(
  tx: Tx,
  id: string,
  { state, reason }: { state: 'granted' | 'declined' | 'withdrawn'; reason: string },
  by: By,
): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ state, reason, decided_by: by.actor.pilotId, decided_at: by.context.now })
    .where('id', '=', id)
    .execute();
}

/**
 * Grants the rank of a promotion, or demotes an inactive instructor. The caller has locked both rows. Throws
 * `rango-no-siguiente`.
 */
export async function grantRank(
  tx: Tx,
  { ranks }: Airline,
  { row, pilot }: { row: PromotionTable; pilot: PilotRow },
  reason: string,
  by: By,
): Promise<void> {
  const next = nextRank(ranks, pilot.rank_code);
  if (row.kind === 'promotion' && next?.code !== row.to_rank) throw new Problem('rango-no-siguiente');
  await giveRank(tx, { pilotId: pilot.id, rank: row.to_rank, reason }, by);
  await settlePromotion(tx, row.id, { state: 'granted', reason }, by);
  if (row.kind === 'promotion' && next !== null)
    await announce(tx, 'rank.granted', {
      pilotId: pilot.id,
      news: { title: next.title, path: '/plataforma/pilotos' },
      now: by.context.now,
    });
}

/** Takes a granted rank back; answers the code of the rank before. The caller has locked both rows. */
export async function revokeRank(
  tx: Tx,
  { row, pilot }: { row: PromotionTable; pilot: PilotRow },
  reason: string,
  by: By,
): Promise<string> {
  if (pilot.rank_code !== row.to_rank)
    throw new Problem('cambiado-entretanto', { current: { rank: pilot.rank_code } });
  const before = await tx
    .selectFrom('rank_history')
    .select('rank_code')
    .where('pilot_id', '=', pilot.id)
    .where('rank_code', '!=', row.to_rank)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
  await giveRank(tx, { pilotId: pilot.id, rank: before.rank_code, reason }, by);
  await settlePromotion(tx, row.id, { state: 'declined', reason }, by);
  return before.rank_code;
}

/** Reopens a declined promotion; a proposed one gets its full time again. Answers its new state. */
export async function reopenPromotion(
  tx: Tx,
  { operations }: Airline,
  { id, proposed_at }: PromotionTable,
  now: Date,
): Promise<'asked' | 'proposed'> {
  const state = proposed_at === null ? 'asked' : 'proposed';
  const days = operations.points.promotions.reviewDays;
  await tx
    .updateTable('promotion')
    .set({
      state,
      reason: null,
      decided_by: null,
      decided_at: null,
      ...(proposed_at !== null && { due_at: new Date(now.getTime() + days * DAY_MS), reminded_at: null }),
    })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'promotion_open')) throw new Problem('promocion-abierta');
      throw error;
    });
  return state;
}
