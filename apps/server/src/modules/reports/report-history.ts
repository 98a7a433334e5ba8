import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';

/** Who or what moves a report, and what both sides read of it. */
export interface Cause {
  /** Null for the platform itself. */
  byId: string | null;
  text?: string;
  now: Date;
}

/** Writes a line of a report's history. */
export async function addHistory(
  tx: Tx,
  reportId: string,
  { from, to, event, reasonCode }: { from: string; to: string; event: string; reasonCode?: string },
  { byId, text, now }: Cause,
): Promise<void> {
  await tx
    .insertInto('report_transition')
    .values({
      id: uuid(),
      report_id: reportId,
      from_state: from,
      to_state: to,
      event,
      reason_code: reasonCode ?? null,
      by_id: byId,
      text: text ?? null,
      // Never before what was there already: the clock may have been set back, and the last line is the state.
      at: sql<Date>`greatest(${now}::timestamptz,
        (select max(at) + interval '1 millisecond' from report_transition
         where report_id = ${reportId} and at > ${now}))`,
    })
    .execute();
}
