import { sql } from 'kysely';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import { dayOf } from '@va/domain/months.ts';
import { editionOn, tourAt } from '@va/domain/tour/editions.ts';
import {
  stageChanges,
  takenFromPilots,
  tourChangeSentences,
  type TourUse,
} from '@va/domain/tour/tour-changes.ts';
import { type WrittenTour, tourErrors, tourIdOf, writtenOf } from '@va/domain/tour/written-tour.ts';
import type { TriedTour } from '@va/contract/tours-and-events/tour-plans.ts';
import { Problem, refuseFields } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fetchTours, type ToursAt, toursInForce } from './read-tours.ts';
import { readTourProgress } from './tour-flights.ts';

/** The tours after a change of one; null takes staff's version back. */
export function withTour(
  ops: Operations,
  { written }: ToursAt,
  id: string,
  tour: WrittenTour | null,
): ToursAt {
  const others = written.filter((one) => one.id !== id);
  const next = tour ? [...others, { id, version: 0, tour }] : others;
  return { written: next, inForce: toursInForce(ops, next) };
}

/** A tour in the form that staff write, from their entry or the content; null if it does not exist. */
export function writtenAt({ written, inForce }: ToursAt, id: string): WrittenTour | null {
  const own = written.find((one) => one.id === id);
  if (own) return own.tour;
  const programme = inForce.find((one) => one.id === id);
  return programme ? writtenOf(programme) : null;
}

/** The current editions of a tour before and after a change; participants of either are affected. */
export function editionsInForce(states: readonly ToursAt[], id: string, at: Date): number[] {
  const plans = states.flatMap(({ inForce }) => inForce.find((one) => one.id === id) ?? []);
  return [...new Set(plans.map(({ editions }) => editionOn(editions, dayOf(at))?.n ?? 1))];
}

/** Pilots' use of a tour, in any edition. */
export interface ReadUse extends TourUse {
  /** Ids of the pilots with a valid booking of a stage, sorted. */
  pilots: readonly string[];
  /** Open bookings of its stages. */
  booked: number;
}

/** All errors of a tour to be written, including what it would take from pilots; a null `id` means a new tour. */
export function wrongWith(ops: Operations, now: ToursAt, id: string | null, tour: WrittenTour, use: ReadUse) {
  const before = id === null ? null : writtenAt(now, id);
  const errors = tourErrors(tour, {
    hasAirport: (icao) => ops.airports.has(icao),
    hasType: (type) => ops.types.has(type),
    designatorOf: (type) => ops.types.get(type)?.icaoType,
    others: [
      ...now.inForce.filter((one) => one.id !== id),
      ...ops.tourNames.filter(({ tour: owner }) => owner !== id),
    ],
    id: id ?? undefined,
    hasHours: ops.contentTours.some((one) => one.id === id && one.minMinutesExclusive !== null),
  });
  return errors.length > 0 ? errors : takenFromPilots(before, tour, use);
}

/** Points an error at the tour's field in the form. */
export const inTour = ({ field, message }: { field: string; message: string }) => ({
  field: `tour/${field}`,
  message,
});

/** Previews what writing a tour would affect; changes nothing. Throws `no-encontrado` and `datos-no-validos`. */
export async function tryTour(
  queries: Queries,
  ops: Operations,
  { id, tour }: { id: string | null; tour: WrittenTour },
  at: Date,
): Promise<TriedTour> {
  const now = await fetchTours(queries, ops);
  const before = id === null ? null : writtenAt(now, id);
  if (id !== null && before === null) throw new Problem('no-encontrado');
  const key = id ?? tourIdOf(tour.name);
  const use = await readTourUse(queries, key);
  refuseFields(wrongWith(ops, now, id, tour, use).map(inTour));
  const stages = stageChanges(before, tour).map((change) => ({
    ...change,
    pilots: use.stages.get(change.n) ?? 0,
  }));
  if (before === null) return { taking: 0, completed: 0, completes: 0, booked: 0, stages, told: [] };
  const next = withTour(ops, now, key, tour);
  return {
    ...(await countTouched(queries, ops, key, [now, next], at)),
    booked: use.booked,
    stages,
    told: tourChangeSentences(before, tour, (type) => modelOf(ops, type)),
  };
}

/** Reads enrolments, bookings and flights of a tour, without bookings that came to nothing. */
export async function readTourUse(queries: Queries, id: string): Promise<ReadUse> {
  const stands = sql<boolean>`(booking.state in ('reserved', 'flying', 'fulfilled')
    or exists (select from report where report.booking_id = booking.id and report.state <> 'voided'))`;
  const bookings = await queries
    .selectFrom('booking')
    .select(['pilot_id', 'tour_stage', 'tour_edition', 'state'])
    .where('tour_id', '=', id)
    .where(stands)
    .orderBy('pilot_id')
    .execute();
  const enrolments = await queries
    .selectFrom('tour_enrolment')
    .select('edition')
    .distinct()
    .where('tour_id', '=', id)
    .execute();
  const pilotsOf = new Map<number, Set<string>>();
  for (const { tour_stage: n, pilot_id } of bookings)
    if (n !== null) pilotsOf.set(n, (pilotsOf.get(n) ?? new Set()).add(pilot_id));
  const editions = [...enrolments, ...bookings.map(({ tour_edition: edition }) => ({ edition }))];
  return {
    stages: new Map([...pilotsOf].map(([n, pilots]) => [n, pilots.size])),
    editions: new Set(editions.flatMap(({ edition }) => edition ?? [])),
    pilots: [...new Set(bookings.map(({ pilot_id }) => pilot_id))],
    booked: bookings.filter(({ state }) => state === 'reserved' || state === 'flying').length,
  };
}

/**
 * Counts participants of the current or resulting edition, those who completed it, and those who would by the change.
 */
async function countTouched(
  queries: Queries,
  ops: Operations,
  id: string,
  [now, next]: readonly [ToursAt, ToursAt],
  at: Date,
): Promise<Pick<TriedTour, 'taking' | 'completed' | 'completes'>> {
  const tourOf = ({ inForce }: ToursAt) => {
    const plan = inForce.find((one) => one.id === id);
    return plan && tourAt(plan, () => false, at.getTime());
  };
  const [was, is] = [tourOf(now), tourOf(next)];
  if (was === undefined || is === undefined) return { taking: 0, completed: 0, completes: 0 };
  const { edition } = is;
  const rows = await queries
    .selectFrom('tour_enrolment')
    .select(['pilot_id', 'edition', 'abandoned_at'])
    .where('tour_id', '=', id)
    .where('edition', 'in', editionsInForce([now, next], id, at))
    .execute();
  const taking = rows.filter(({ abandoned_at }) => abandoned_at === null);
  const joined = rows.filter((row) => row.edition === edition);
  const read = await readTourProgress(queries, ops, { tour: id, edition });
  const completed = joined.filter(({ pilot_id }) => read(pilot_id, { ...was, edition }).progress.completed);
  const complete = joined.filter(({ pilot_id }) => read(pilot_id, is).progress.completed);
  return {
    taking: new Set(taking.map(({ pilot_id }) => pilot_id)).size,
    completed: completed.length,
    completes: complete.filter((row) => !completed.includes(row)).length,
  };
}
