import { formatMonth } from '@va/domain/dates.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { PointsClaim } from '@va/contract/points/points-claims.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilotOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { adjustLocked, type Adjust } from './adjust-points.ts';
import { claimViews, viewClaim } from './claims.ts';
import { bookingDebit } from '../ledgers/points-ledger.ts';

/** Decides a claim: with a correction, which is an adjustment like any other, or with the reason for none. */
export function decideClaim(
  db: Database,
  airline: Airline,
  id: string,
  { points, answer }: { points: number; answer: string },
  by: By,
): Promise<PointsClaim> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilotOf(tx, 'points_claim', id);
    const claim = await tx
      .selectFrom('points_claim')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (claim.state !== 'open') throw new Problem('ya-decidido', { current: { state: claim.state } });
    // Read the view after the lock: the locking select itself may see the state from before it waited.
    const view = () => claimViews(tx).where('points_claim.id', '=', id).executeTakeFirstOrThrow();
    if ((await view()).proposed)
      throw new Problem('ya-decidido', {
        detail: 'La corrección ya está propuesta y espera a otra persona.',
      });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: claim.pilot_id }));
    const reverses = await debitGivenBack(tx, claim, points);
    const adjust = { points, reason: answer, month: claim.month, claimId: id, ...(reverses && { reverses }) };
    const adjusted = points === 0 ? null : await adjustLocked(tx, airline, pilot.id, adjust, by);
    // If the correction needs a second person, the claim is answered once that person confirms it.
    if (adjusted?.state !== 'proposed') await answerClaim(tx, claim, { points, answer }, by);
    return viewClaim(await view());
  });
}

/** Closes a claim, with the corrected points or 0, and tells the pilot. */
export async function answerClaim(
  tx: Tx,
  claim: { id: string; pilot_id: string; month: string },
  { points, answer }: { points: number; answer: string },
  by: By,
): Promise<void> {
  const state = points === 0 ? 'dismissed' : 'corrected';
  await tx
    .updateTable('points_claim')
    .set({ state, answer, decided_by: by.actor.pilotId, decided_at: by.context.now })
    .where('id', '=', claim.id)
    .execute();
  await tellPilot(tx, claim.pilot_id, {
    kind: 'points.claim-decided',
    title: `Tu reclamación de ${formatMonth(claim.month)}: ${points === 0 ? 'sin cambios' : 'corregida'}`,
    body: answer,
    link: '/plataforma/puntos',
  });
  await audit(tx, {
    by,
    capability: 'points.adjust',
    action: `claim.${state}`,
    subject: { kind: 'pilot', id: claim.pilot_id },
    reason: answer,
    after: { month: claim.month, points },
  });
}

/** The debit of the claim's booking, if the correction equals it: reversing it then forgives the booking. */
async function debitGivenBack(
  tx: Tx,
  { pilot_id, booking_id }: { pilot_id: string; booking_id: string | null },
  points: number,
): Promise<Adjust['reverses']> {
  if (booking_id === null) return undefined;
  const debit = await bookingDebit(tx, pilot_id, booking_id);
  if (debit?.nominal !== -points) return undefined;
  return { id: debit.id, reason: 'abandoned', subject: booking_id };
}
