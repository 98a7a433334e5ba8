import { standing } from '@va/domain/points/ledger.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { PointsClaim } from '@va/schemas/api/points-claims.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/by.ts';
import { adjustLocked } from './adjust-points.ts';
import { monthName } from './month-texts.ts';
import { claimViews, viewClaim } from './claims.ts';
import { readEntries } from './points-ledger.ts';
import type { Adjust } from './post-adjustment.ts';

/** Answers a claim: with a correction, which is an adjustment like any other, or with the reason why there is none. */
export function decideClaim(
  db: Database,
  airline: Airline,
  id: string,
  { points, answer }: { points: number; answer: string },
  by: By,
): Promise<PointsClaim> {
  return db.transaction(async (tx) => {
    const claim = await tx
      .selectFrom('points_claim')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!claim) throw new Problem('no-encontrado');
    if (claim.state !== 'open') throw new Problem('ya-decidido', { current: { state: claim.state } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: claim.pilot_id }));
    const pilot = await lockPilot(tx, claim.pilot_id);
    const reverses = await debitGivenBack(tx, claim, points);
    const adjust = { points, reason: answer, month: claim.month, ...(reverses && { reverses }) };
    if (points !== 0) await adjustLocked(tx, airline, pilot.id, adjust, by);
    const state = points === 0 ? 'dismissed' : 'corrected';
    await tx
      .updateTable('points_claim')
      .set({ state, answer, decided_by: by.actor.pilotId, decided_at: by.context.now })
      .where('id', '=', id)
      .execute();
    await tellPilot(tx, claim.pilot_id, {
      kind: 'points.claim-decided',
      title: `Tu reclamación de ${monthName(claim.month)}: ${points === 0 ? 'sin cambios' : 'corregida'}`,
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
    return viewClaim(await claimViews(tx).where('points_claim.id', '=', id).executeTakeFirstOrThrow());
  });
}

/** The debit of the booking that a claim names, where the correction gives back just that: the booking is then forgiven. */
async function debitGivenBack(
  tx: Queries,
  { pilot_id, booking_id }: { pilot_id: string; booking_id: string | null },
  points: number,
): Promise<Adjust['reverses']> {
  if (booking_id === null) return undefined;
  const debit = standing(await readEntries(tx, pilot_id), 'abandoned', booking_id);
  if (debit?.nominal !== -points) return undefined;
  return { id: debit.id, reason: 'abandoned', subject: booking_id };
}
