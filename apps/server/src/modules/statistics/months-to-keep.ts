import { DAY_MS } from '@va/domain/durations.ts';
import { addMonths, monthOf, monthStart, monthsThrough } from '@va/domain/months.ts';
import type { Queries } from '#server/db/database.ts';
import { FLOWN_AT } from '../flown/flown.ts';
import { counted } from './flight-sums.ts';
import type { PastMonth } from './past-months.ts';

/** Months since the first flight whose past days are not all stored yet; the current month up to the last midnight. */
export async function monthsToKeep(queries: Queries, now: Date): Promise<PastMonth[]> {
  const first = await counted(queries, 'airline')
    .select(FLOWN_AT.as('at'))
    .orderBy(FLOWN_AT)
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const rows = await queries.selectFrom('past_month').select(['month', 'until']).execute();
  const kept = new Map(rows.map(({ month, until }) => [month, until.getTime()]));
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  return monthsThrough(monthOf(first.at.getTime()), monthOf(midnight - 1))
    .map((month) => ({ month, until: Math.min(monthStart(addMonths(month, 1)), midnight) }))
    .filter(({ month, until }) => (kept.get(month) ?? 0) < until)
    .map(({ month, until }) => ({ month, until: new Date(until) }));
}
