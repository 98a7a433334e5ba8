import { addMonths, monthOf } from '@va/domain/months.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Number of months of leave directly before a month, without a gap; of ended leaves, only the months in which they ran.
 */
export async function monthsBefore(queries: Queries, pilotId: string, firstMonth: string): Promise<number> {
  const rows = await queries
    .selectFrom('leave')
    .select(['first_month', 'months', 'ended_at'])
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('granted', 'ended'))
    .execute();
  const taken = new Set(
    rows.flatMap((row) =>
      Array.from({ length: row.months }, (_, n) => addMonths(row.first_month.slice(0, 7), n)).filter(
        (month) => row.ended_at === null || month <= monthOf(row.ended_at.getTime()),
      ),
    ),
  );
  let count = 0;
  while (taken.has(addMonths(firstMonth, -1 - count))) count += 1;
  return count;
}
