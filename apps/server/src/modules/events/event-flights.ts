import type { NotNull } from 'kysely';
import type { FlownForEvent } from '@va/domain/events/attendance.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';

/** A flight during an event, with its pilot and what is shown of it. */
export type EventReport = FlownForEvent & {
  pilotId: string;
  code: string;
  score: number | null;
  coverage: number | null;
};

/** Submitted flights with an off-block time within a period, of one pilot or of all. */
export async function readEventFlights(
  queries: Queries,
  ops: Operations,
  { from, until, pilotId }: { from: Date; until: Date; pilotId?: string },
): Promise<EventReport[]> {
  const rows = await queries
    .selectFrom('report')
    .select(['id as reportId', 'code', 'pilot_id as pilotId', 'state', 'standing', 'source', 'outcome'])
    .select(['type_id as typeId', 'dep_icao', 'arr_icao', 'off_block', 'score', 'coverage', 'network'])
    .select(['linked_share as onlineShare', 'counts_as_manual'])
    .where((row) => row.between(row.fn.coalesce('off_block', 'created_at'), from, until))
    .where('off_block', 'is not', null)
    .where('arr_icao', 'is not', null)
    .where('state', 'not in', constants('draft', 'in_progress'))
    .$narrowType<{ off_block: NotNull; arr_icao: NotNull }>()
    .$if(pilotId !== undefined, (query) => query.where('pilot_id', '=', pilotId ?? ''))
    .orderBy('off_block')
    .execute();
  return rows.map(({ state, standing, counts_as_manual, off_block, dep_icao, arr_icao, ...row }) => ({
    ...row,
    decision: state === 'voided' ? 'voided' : (standing ?? 'pending'),
    source: counts_as_manual ? 'manual' : row.source,
    outcome: row.outcome ?? 'not_counted',
    dep: ownCode(ops, dep_icao),
    arr: ownCode(ops, arr_icao),
    offBlock: off_block.getTime(),
  }));
}
