import { standsFor } from '@va/domain/ranks/rank-progress.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { settlePromotion } from './decided-promotion.ts';
import { findOpen, RANKS_PAGE, titleOfRank } from './promotions.ts';

/**
 * Withdraws a pilot's open promotion that a new rank has made pointless: it could never be granted, and declining it
 * would be a decision against the pilot. The caller has locked the pilot's row.
 */
export async function withdrawNeedless(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  { rank, reason, capability }: { rank: string; reason: string; capability: Capability },
  by: By,
): Promise<void> {
  const open = await findOpen(tx, pilotId);
  if (!open || standsFor(airline.ranks, rank, { kind: open.kind, toRank: open.to_rank })) return;
  await settlePromotion(tx, open.id, { state: 'withdrawn', reason }, by);
  await tellPilot(tx, pilotId, {
    kind: 'rank.withdrawn',
    title: `${titleOfRank(airline, open.to_rank)}: ya no hay nada que decidir`,
    body: reason,
    link: RANKS_PAGE,
  });
  await audit(tx, {
    by,
    capability,
    action: 'rank.withdrawn',
    subject: { kind: 'pilot', id: pilotId },
    reason,
    before: { rank: open.to_rank, kind: open.kind, state: open.state },
    after: { rank, state: 'withdrawn' },
  });
}

/** Withdraws an erased account's undecided promotions. */
export async function withdrawOpenPromotions(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ state: 'withdrawn', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('asked', 'proposed'))
    .execute();
}
