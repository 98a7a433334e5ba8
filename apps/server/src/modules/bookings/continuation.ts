import { CONTINUED_WITHIN_HOURS } from '@va/domain/booking/booking-title.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Whether a flight continues a recent diversion of the pilot: from the alternate airport to the planned destination.
 */
export async function isContinuation(
  queries: Queries,
  pilotId: string,
  { dep, arr }: { dep: string; arr: string },
  now: Date,
): Promise<boolean> {
  const diverted = await queries
    .selectFrom('report')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('diversion', '=', true)
    .where('arr_icao', '=', dep)
    .where('arr_planned_icao', '=', arr)
    .where('state', 'not in', constants('voided', 'rejected'))
    .where('on_block', '>', new Date(now.getTime() - CONTINUED_WITHIN_HOURS * HOUR_MS))
    .limit(1)
    .executeTakeFirst();
  return diverted !== undefined;
}
