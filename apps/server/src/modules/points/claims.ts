import type { PointsClaim } from '@va/contract/points/points-claims.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries, Tx, Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { v7 as uuid } from 'uuid';
import { Problem, wrongValue } from '#server/api/problem.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { bookingDebit } from '../ledgers/points-ledger.ts';

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

/**
 * Raises a claim against a month's statement within the rules' days; against a booking's debit also before the month is
 * closed.
 */
export function raiseClaim(
  db: Database,
  pilotId: string,
  claim: { month: string; text: string; reportCode?: string | undefined; bookingCode?: string | undefined },
  now: Date,
): Promise<PointsClaim> {
  return db.transaction(async (tx) => {
    const statement = await tx
      .selectFrom('month_statement')
      .select('claims_until')
      .where('pilot_id', '=', pilotId)
      .where('month', '=', claim.month)
      .executeTakeFirst();
    const until = statement?.claims_until;
    if (!until && claim.bookingCode === undefined) throw new Problem('mes-abierto');
    if (until && until < now) throw new Problem('reclamacion-fuera-de-plazo');
    if (claim.reportCode !== undefined) await expectOwnReport(tx, pilotId, claim.reportCode);
    const bookingId = claim.bookingCode === undefined ? null : await debitedBooking(tx, pilotId, claim);
    const id = uuid();
    await tx
      .insertInto('points_claim')
      .values({
        id,
        pilot_id: pilotId,
        month: claim.month,
        text: claim.text,
        report_code: claim.reportCode ?? null,
        booking_id: bookingId,
        raised_at: now,
      })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'points_claim_open') || isUniqueViolation(error, 'points_claim_booking'))
          throw new Problem('reclamacion-abierta');
        throw error;
      });
    return viewClaim(await claimViews(tx).where('points_claim.id', '=', id).executeTakeFirstOrThrow());
  });
}

async function expectOwnReport(tx: Tx, pilotId: string, code: string): Promise<void> {
  await tx
    .selectFrom('report')
    .select('id')
    .where('code', '=', code)
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow(() => wrongValue('/reportCode', 'Ese código no es de ningún informe tuyo'));
}

/** The booking of a claim: it must be the pilot's own, with a standing debit that counts for the month. */
async function debitedBooking(
  tx: Tx,
  pilotId: string,
  { bookingCode, month }: { bookingCode?: string | undefined; month: string },
): Promise<string> {
  const booking = await tx
    .selectFrom('booking')
    .select('id')
    .where('code', '=', bookingCode ?? '')
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  if (!booking || (await bookingDebit(tx, pilotId, booking.id))?.period !== month)
    throw wrongValue('/bookingCode', 'Esa reserva no te ha restado puntos ese mes');
  return booking.id;
}
