import { logbookCsv } from '@va/domain/report/logbook-csv.ts';
import type { LogbookFilter, LogbookOrder } from '@va/contract/reports/logbook.ts';
import { pageOfRows } from '#server/api/cursor.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { withEachCode } from '#server/kernel/airline/own-code.ts';
import { listLogbook, cursorIn, readPlace } from '../flown/logbook.ts';
import { logbookView } from './report-detail.ts';

/** All of a pilot's flights that a filter finds, the latest first, as a file. */
export async function logbookFile(
  queries: Queries,
  { operations }: Airline,
  pilotId: string,
  filter: LogbookFilter,
) {
  const asked = { sort: '-flown', after: undefined } as const;
  const rows = await listLogbook(queries, pilotId, withEachCode(operations, filter), asked);
  return logbookCsv(rows.map((row) => logbookView(operations, row)));
}

/** A part of a pilot's flights as their logbook shows them, the latest first unless told. */
export async function logbookPage(
  queries: Queries,
  { operations }: Airline,
  pilotId: string,
  {
    limit,
    cursor,
    sort,
    ...filter
  }: LogbookFilter & { limit: number; cursor?: string | undefined; sort: LogbookOrder },
) {
  const rows = await listLogbook(queries, pilotId, withEachCode(operations, filter), {
    limit: limit + 1,
    sort,
    after: cursor === undefined ? undefined : readPlace(sort, cursor),
  });
  return pageOfRows(
    rows,
    limit,
    ({ place, id }) => cursorIn(sort, place, id),
    (row) => logbookView(operations, row),
  );
}
