import type { Queries } from '#server/db/database.ts';

/** Everybody's id by the callsign that they have now. */
export async function readPilotIds(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('pilot')
    .select(['id', 'callsign'])
    .where('callsign', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, callsign }) => (callsign === null ? [] : [[callsign, id]])));
}
