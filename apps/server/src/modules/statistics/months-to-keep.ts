import { addMonths, monthOf, monthsThrough } from '@va/domain/months.ts';
import type { Queries } from '#server/db/database.ts';
import { FLOWN_AT } from '../reports/flown.ts';
import { counted } from './flight-sums.ts';

/** Months that are over and not kept, since the first flight. */
export async function monthsToKeep(queries: Queries, now: Date): Promise<string[]> {
  const first = await counted(queries, 'airline')
    .select(FLOWN_AT.as('at'))
    .orderBy(FLOWN_AT)
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const kept = new Set(
    (await queries.selectFrom('past_month').select('month').execute()).map(({ month }) => month),
  );
  return monthsThrough(monthOf(first.at.getTime()), addMonths(monthOf(now.getTime()), -1)).filter(
    (month) => !kept.has(month),
  );
}
