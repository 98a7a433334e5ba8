import type { LiveTrack } from '@va/schemas/api/flights/live.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';

/** Where a flight on the map has been, for pilots. */
export async function readLiveTrack(queries: Queries, code: string): Promise<LiveTrack> {
  const report = await queries
    .selectFrom('report')
    .select('id')
    .where('code', '=', code)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  if (!report) throw new Problem('no-encontrado', { detail: 'Ese vuelo ya no está en el mapa.' });
  const places = await queries
    .selectFrom('live_trail')
    .select(['at', 'lat', 'lon'])
    .where('report_id', '=', report.id)
    .orderBy('at')
    .execute();
  return {
    places: places.map(({ lon, lat }): [number, number] => [lon, lat]),
    at: places.map(({ at }) => at.toISOString()),
  };
}
