import type { LiveTrack } from '@va/contract/flights/live.ts';
import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { readPlans } from '../flight-plans/kept-plans.ts';

/** The track of a flight on the map, and the rest of its planned route, for pilots. */
export async function readLiveTrack(queries: Queries, code: string): Promise<LiveTrack> {
  const report = await queries
    .selectFrom('report')
    .select(['id', 'booking_id'])
    .where('code', '=', code)
    .where('state', '=', constant('in_progress'))
    .executeTakeFirst();
  if (!report) throw new Problem('no-encontrado', { detail: 'Ese vuelo ya no está en el mapa.' });
  const places = await queries
    .selectFrom('live_trail')
    .select(['at', 'lat', 'lon'])
    .where('report_id', '=', report.id)
    .orderBy('at')
    .execute();
  const { booking_id: booking } = report;
  const plan = booking === null ? undefined : (await readPlans(queries, [booking])).get(booking);
  return {
    planned: [...(plan?.points ?? [])],
    places: places.map(({ lon, lat }): [number, number] => [lon, lat]),
    at: places.map(({ at }) => at.toISOString()),
  };
}
