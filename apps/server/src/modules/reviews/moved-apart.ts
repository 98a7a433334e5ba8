import { monthOf } from '@va/domain/months.ts';
import type { ReviewEffects } from '@va/contract/reports/review-effects.ts';
import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** Things beyond the flight's own points and hours that a decision may change. */
export async function movedApart(
  queries: Queries,
  { pilot_id, booking_id, off_block, source }: ReportRow,
): Promise<ReviewEffects['apart']> {
  const booking = await queries
    .selectFrom('booking')
    .select(['tour_id', 'state'])
    .where('id', '=', booking_id)
    .executeTakeFirst();
  const apart: ReviewEffects['apart'] = [];
  if (booking && booking.tour_id !== null) apart.push('stage');
  if (off_block !== null) {
    const event = await queries
      .selectFrom('airline_event')
      .select('id')
      .where('starts_at', '<=', off_block)
      .where('ends_at', '>=', off_block)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (event) apart.push('event');
    const closed = await queries
      .selectFrom('month_statement')
      .select('id')
      .where('pilot_id', '=', pilot_id)
      .where('month', '=', monthOf(off_block.getTime()))
      .executeTakeFirst();
    if (closed) apart.push('month');
  }
  // An accepted manual report also reverses the debit of its expired booking.
  if (source === 'manual' && booking?.state === 'expired') apart.push('booking');
  return apart;
}
