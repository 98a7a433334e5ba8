import type { PointsClaim } from '@va/contract/points/points-claims.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Claims with their pilot's callsign and the code of their booking. */
export function claimViews(queries: Queries) {
  return queries
    .selectFrom('points_claim')
    .innerJoin('pilot', 'pilot.id', 'points_claim.pilot_id')
    .leftJoin('booking', 'booking.id', 'points_claim.booking_id')
    .selectAll('points_claim')
    .select(['pilot.callsign', 'booking.code as booking_code'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('points_proposal')
          .select('points_proposal.id')
          .whereRef('claim_id', '=', 'points_claim.id')
          .where('points_proposal.state', '=', constant('open')),
      ).as('proposed'),
    );
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimViews>['executeTakeFirstOrThrow']>>;

export function viewClaim(row: ClaimRow): PointsClaim {
  return {
    id: row.id,
    callsign: row.callsign,
    month: row.month,
    text: row.text,
    reportCode: row.report_code,
    bookingCode: row.booking_code,
    state: row.state,
    proposed: Boolean(row.proposed),
    raisedAt: row.raised_at.toISOString(),
    answer: row.answer,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Closes an erased account's open claims and proposals, since nobody is left to get the points. */
export async function closeOpenClaims(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('points_claim')
    .set({ state: 'dismissed', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('open'))
    .execute();
  await tx
    .updateTable('points_proposal')
    .set({ state: 'declined', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('open'))
    .execute();
}
