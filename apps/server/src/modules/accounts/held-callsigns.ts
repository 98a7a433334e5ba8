import { addMonthsTo } from '@va/domain/months.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Callsigns that somebody has, or gave up within the months of the rules. */
export function heldCallsigns(queries: Queries, { accountRules }: Airline, now: Date) {
  const since = new Date(addMonthsTo(now.getTime(), -accountRules.callsignHoldMonths));
  return queries
    .selectFrom('callsign_assignment')
    .select('callsign')
    .where((is) => is.or([is('released_at', 'is', null), is('released_at', '>', since)]));
}
