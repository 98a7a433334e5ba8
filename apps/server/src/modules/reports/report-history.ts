import { v7 as uuid } from 'uuid';
import type { Queries } from '#server/db/database.ts';

/** Who or what moves a report, and what both sides read of it. */
export interface Cause {
  /** Null for the platform itself. */
  byId: string | null;
  text?: string;
  now: Date;
}

/** Writes a line of a report's history. */
export async function addHistory(
  tx: Queries,
  reportId: string,
  { from, to, event }: { from: string; to: string; event: string },
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
      by_id: byId,
      text: text ?? null,
      at: now,
    })
    .execute();
}
