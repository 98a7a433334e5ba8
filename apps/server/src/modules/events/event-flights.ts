import type { FlownForEvent } from '@va/domain/events/attendance.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { ownCode } from '../airline/own-code.ts';

/** A flight around an event, with whose it is and what is shown of it. */
export interface EventReport extends FlownForEvent {
  pilotId: string;
  code: string;
  score: number | null;
}

/** Flights that were sent in, by off block within some hours; of one pilot or of everybody. */
export async function readEventFlights(
  queries: Queries,
  ops: Operations,
  { from, until, pilotId }: { from: Date; until: Date; pilotId?: string },
): Promise<EventReport[]> {
  let rows = queries
    .selectFrom('report')
    .select(['id', 'code', 'pilot_id', 'state', 'standing', 'source', 'outcome', 'type_id'])
    .select(['dep_icao', 'arr_icao', 'off_block', 'score', 'network', 'linked_share', 'counts_as_manual'])
    .where((row) => row.fn.coalesce('off_block', 'created_at'), '>=', from)
    .where((row) => row.fn.coalesce('off_block', 'created_at'), '<=', until)
    .where('off_block', 'is not', null)
    .where('arr_icao', 'is not', null)
    .where('state', 'not in', ['draft', 'in_progress']);
  if (pilotId !== undefined) rows = rows.where('pilot_id', '=', pilotId);
  return (await rows.orderBy('off_block').execute()).flatMap((row) =>
    row.off_block === null
      ? []
      : [
          {
            reportId: row.id,
            pilotId: row.pilot_id,
            code: row.code,
            score: row.score,
            decision: row.state === 'voided' ? ('voided' as const) : (row.standing ?? 'pending'),
            source: row.counts_as_manual ? ('manual' as const) : row.source,
            outcome: row.outcome ?? 'not_counted',
            network: row.network,
            onlineShare: row.linked_share,
            dep: ownCode(ops, row.dep_icao),
            arr: ownCode(ops, row.arr_icao ?? ''),
            offBlock: row.off_block.getTime(),
            typeId: row.type_id,
          },
        ],
  );
}
