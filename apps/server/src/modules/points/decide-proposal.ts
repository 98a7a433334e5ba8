import { isReversible } from '@va/domain/points/ledger.ts';
import { refuseAdjustment, refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { Adjustment } from '@va/contract/points/points-claims.ts';
import { constant } from '#server/db/constants.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { lockPilotOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { answerClaim } from './decide-claim.ts';
import { type Adjust, applyAdjustment, expectNotUndone, noteAdjustment } from './adjust-points.ts';

/** Confirms or drops an adjustment that another person proposed. */
export function decideProposal(
  db: Database,
  airline: Airline,
  id: string,
  confirm: boolean,
  by: By,
): Promise<Adjustment> {
  return db.transaction(async (tx) => {
    await lockPilotOf(tx, 'points_proposal', id);
    const row = await tx
      .selectFrom('points_proposal')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.state !== 'open') throw new Problem('ya-decidido', { current: { state: row.state } });
    const adjusting = { points: row.points, ownerId: row.pilot_id, byId: row.by_id };
    // The proposer may drop it; only a person who is neither the pilot nor the proposer may confirm it.
    unlessRefused(
      confirm
        ? refuseAdjustment({ ...adjusting, secondId: by.actor.pilotId }, airline.operations.points.aloneUpTo)
        : refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }),
    );
    // The entry may have been reversed since the proposal: then there is nothing left to confirm.
    if (confirm && row.reverses_id !== null) await expectNotUndone(tx, row.reverses_id);
    await tx
      .updateTable('points_proposal')
      .set({
        state: confirm ? 'confirmed' : 'declined',
        decided_by: by.actor.pilotId,
        decided_at: by.context.now,
      })
      .where('id', '=', id)
      .execute();
    const { points, text: reason } = row;
    const claim = await claimOf(tx, row.claim_id);
    const adjust = {
      points,
      reason,
      ...(await reversedBy(tx, row.reverses_id)),
      ...(claim && { month: claim.month }),
    };
    if (confirm) {
      const applied = await applyAdjustment(tx, airline.operations, row.pilot_id, adjust, by);
      if (claim) await answerClaim(tx, claim, { points, answer: reason }, by);
      return { state: 'posted', applied };
    }
    await noteAdjustment(tx, row.pilot_id, adjust, 'points.declined', by);
    return { state: 'proposed', applied: null };
  });
}

async function reversedBy(tx: Tx, id: string | null): Promise<Pick<Adjust, 'reverses'>> {
  if (id === null) return {};
  const entry = await tx
    .selectFrom('points_entry')
    .select(['reason', 'subject'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { reason, subject } = entry;
  return isReversible(reason) ? { reverses: { id, reason, subject } } : {};
}

/** The open claim that a proposal answers. */
async function claimOf(tx: Tx, id: string | null) {
  if (id === null) return undefined;
  return tx
    .selectFrom('points_claim')
    .select(['id', 'pilot_id', 'month'])
    .where('id', '=', id)
    .where('state', '=', constant('open'))
    .executeTakeFirst();
}
