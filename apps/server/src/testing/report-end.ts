import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { readTailPlaces } from '#server/modules/fleet/tails.ts';
import { readRecorded } from '#server/modules/recorded/recording.ts';
import type { ApiServer } from './api-server.ts';

/** Everything that came of a flight: its report, score, remarks, entries, track and places, with times from its start. */
export async function endOf(api: ApiServer, code: string, began: number) {
  const { queries } = api.db;
  const since = (at: Date | null) => (at === null ? null : (at.getTime() - began) / 1000);
  const report = await queries
    .selectFrom('report')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const of = 'report_id' as const;
  const items = await queries
    .selectFrom('score_item')
    .select(['rule_id', 'status', 'deduction'])
    .where(of, '=', report.id)
    .orderBy('rule_id')
    .execute();
  const flags = await queries
    .selectFrom('report_flag')
    .select(['code', 'blocking'])
    .where(of, '=', report.id)
    .orderBy('code')
    .execute();
  const points = await queries
    .selectFrom('points_entry')
    .select(['reason', 'nominal'])
    .where(of, '=', report.id)
    .execute();
  const hours = await queries.selectFrom('hours_entry').select('minutes').where(of, '=', report.id).execute();
  const booking = await queries
    .selectFrom('booking')
    .select(['state', 'reason'])
    .where('id', '=', report.booking_id)
    .executeTakeFirst();
  const history = await queries
    .selectFrom('report_transition')
    .select(['to_state', 'event'])
    .where(of, '=', report.id)
    .orderBy('at')
    .execute();
  const { points: track, events } = inOurTimes(await readRecorded(queries, report.id));
  return {
    state: report.state,
    outcome: report.outcome,
    score: report.score,
    coverage: report.coverage,
    blockMin: report.block_min,
    distanceNm: report.distance_nm,
    arrival: report.arr_icao,
    touchdownFpm: report.touchdown_fpm,
    fuel: [report.fuel_off_kg, report.fuel_on_kg],
    times: [report.off_block, report.takeoff, report.landing, report.on_block].map(since),
    items,
    flags,
    points,
    hours,
    booking,
    history,
    place: (await readTailPlaces(queries)).get(report.aircraft_id ?? '')?.icao,
    track: track.map(({ at, lat, lon, gsKt }) => [(at - began) / 1000, lat, lon, gsKt]),
    events: events.map(({ kind, at }) => [kind, (at - began) / 1000]),
  };
}
