import { v7 as uuid } from 'uuid';
import type { PointsClaim } from '@va/contract/points/points-claims.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { claimViews, viewClaim } from './claims.ts';
import { bookingDebit } from '../ledgers/points-ledger.ts';

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
