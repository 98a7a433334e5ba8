import { sql } from 'kysely';
import type { AwardFacts } from '@va/domain/awards/award.ts';
import { longestStreak } from '@va/domain/awards/longest-streak.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { COUNTS, FLOWN_MONTH } from '../flown/flown.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';

/** A pilot's figures for the award rules, from counting flights and ledger entries that were not reversed. */
export async function readAwardFacts(queries: Queries, pilotId: string): Promise<AwardFacts> {
  const [{ flights, minutes }, entries, months] = await Promise.all([
    totalsOfPilot(queries, pilotId),
    standingEntries(queries)
      .select(['entry.reason', 'entry.subject'])
      .distinct()
      .where('entry.pilot_id', '=', pilotId)
      .where('entry.reason', 'in', constants('tour', 'focus', 'event'))
      .execute(),
    queries
      .selectFrom('report')
      .select(sql<string>`to_char(${FLOWN_MONTH}, 'YYYY-MM')`.as('month'))
      .distinct()
      .where('pilot_id', '=', pilotId)
      .where(COUNTS)
      .execute(),
  ]);
  const of = (wanted: string) => entries.filter(({ reason }) => reason === wanted);
  return {
    flights,
    hours: Math.floor(minutes / 60),
    tours: of('tour').length,
    // An entry's subject begins with the airport's four-letter code.
    focus: new Set(of('focus').map(({ subject }) => subject.slice(0, 4))).size,
    events: of('event').length,
    months: longestStreak(months.map(({ month }) => month)),
  };
}
