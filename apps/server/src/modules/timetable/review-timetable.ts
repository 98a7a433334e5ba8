import { diffTimetable, type TimetableDiff } from '@va/domain/timetable/diff.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Finding } from '@va/domain/timetable/lint-flights.ts';
import { lintTimetable } from '@va/domain/timetable/lint-timetable.ts';
import type { Queries } from '#server/db/database.ts';
import { networkOf, type Operations } from '../airline/operations.ts';
import { readFlights } from './timetable-flights.ts';

/** A new timetable against the one in force. */
export interface Review {
  diff: TimetableDiff;
  findings: readonly Finding[];
}

/** Minutes between two departures of one airport where no rules say so. */
const USUAL_SLOT = 5;

/** Compares and checks, and changes nothing. Findings are those of what would change. */
export async function reviewTimetable(
  queries: Queries,
  ops: Operations,
  next: readonly Flight[],
  now: Date,
): Promise<Review> {
  const current = await readFlights(queries);
  const today = now.toISOString().slice(0, 10);
  const diff = diffTimetable(current, next, today);
  const open = await queries
    .selectFrom('booking')
    .select((row) => ['flight_id', row.fn.countAll<number>().as('count')])
    .where('state', '=', 'reserved')
    .where('flight_id', 'is not', null)
    .groupBy('flight_id')
    .execute();
  const { findings } = lintTimetable({
    flights: next,
    airports: networkOf(ops),
    types: typeRules(ops),
    slotMin: ops.timetable?.file.rules.slotMin ?? USUAL_SLOT,
    fleet: Object.fromEntries(
      [...ops.types.values()].map(({ id, model }) => [
        id,
        { model, tails: ops.tails.filter(({ typeId }) => typeId === id).length },
      ]),
    ),
    weeks: [],
    today,
    diff,
    bookings: new Map(open.map(({ flight_id, count }) => [flight_id ?? '', Number(count)])),
  });
  const touched = new Set(
    [...diff.added, ...diff.changed.map(({ after }) => after), ...diff.ended].map(({ id }) => id),
  );
  return { diff, findings: findings.filter(({ flightIds }) => flightIds.some((id) => touched.has(id))) };
}

function typeRules({ types, timetable }: Operations) {
  const rules = timetable?.file.rules.types ?? [];
  return new Map(
    [...types.values()].map(({ id, turnaroundMin, rangeNm }) => [
      id,
      rules.find(({ type }) => type === id) ?? {
        type: id,
        tasKt: 0,
        turnaroundMin,
        rangeNm: rangeNm ?? Infinity,
        runwayM: 0,
      },
    ]),
  );
}
