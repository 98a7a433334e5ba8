import type { LogbookFilter } from '@va/schemas/api/reports/logbook.ts';
import { idSchema } from '@va/schemas/api/shared/values.ts';
import { pageOfRows, readTimeCursor } from '#server/api/cursor.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { withEachCode } from '../airline/own-code.ts';
import { listLogbook } from './logbook.ts';
import { logbookView } from '../reports/report-detail.ts';

/** A part of a pilot's flights as their logbook shows them, the latest first. */
export async function logbookPage(
  queries: Queries,
  { operations }: Airline,
  pilotId: string,
  { limit, cursor, ...filter }: LogbookFilter & { limit: number; cursor?: string | undefined },
) {
  const rows = await listLogbook(queries, pilotId, withEachCode(operations, filter), {
    limit: limit + 1,
    before: cursor === undefined ? undefined : readPlace(cursor),
  });
  return pageOfRows(
    rows,
    limit,
    ({ flown_at, id }) => [flown_at.getTime(), id],
    (row) => logbookView(operations, row),
  );
}

/** Where the logbook goes on. */
function readPlace(cursor: string): { at: Date; id: string } {
  const { at, name: id } = readTimeCursor(cursor, idSchema);
  return { at, id };
}
