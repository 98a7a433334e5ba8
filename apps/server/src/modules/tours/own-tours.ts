import type { AccountStatus } from '@va/domain/account/account.ts';
import type { FlownResult } from '@va/domain/tour/stage-result.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import type { EnrolmentState, Tour } from '@va/domain/tour/tour.ts';
import { subjectOf } from '@va/domain/tour/settle-tour.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';
import { type PilotTour, readTourProgress } from './tour-flights.ts';
import { PREPARE_MS, proposedDeparture } from '@va/domain/booking/booking-request.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { offersBetween } from '@va/domain/search/offers.ts';
import type { tourDetailSchema } from '@va/contract/tours-and-events/tours.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** A pilot's data in an edition of a tour. */
export interface OwnTour extends PilotTour {
  startedAt: Date | null;
  abandonedAt: Date | null;
  /** State of the pilot's account. */
  status: AccountStatus;
  /** The pilot's hours, minutes. */
  minutes: number;
}

/** How many stages that count a pilot has passed. */
export const countPassed = (progress: TourProgress): number =>
  passedLegs(progress).filter((isPassed) => isPassed).length;

/** A pilot's progress in each tour. */
export async function readOwnTours(
  queries: Queries,
  ops: Operations,
  pilotId: string,
): Promise<(tour: Tour) => OwnTour> {
  const [read, minutes, { status }, enrolments] = await Promise.all([
    readTourProgress(queries, ops, { pilotId }),
    readMinutes(queries, pilotId),
    queries.selectFrom('pilot').select('status').where('id', '=', pilotId).executeTakeFirstOrThrow(),
    queries.selectFrom('tour_enrolment').selectAll().where('pilot_id', '=', pilotId).execute(),
  ]);
  return (tour) => {
    const row = enrolments.find(({ tour_id, edition }) => tour_id === tour.id && edition === tour.edition);
    const dates = { startedAt: row?.started_at ?? null, abandonedAt: row?.abandoned_at ?? null };
    return { ...read(pilotId, tour), ...dates, status, minutes };
  };
}

/** State of an enrolment; null for a pilot who never enrolled. */
export function enrolmentState(
  { closed }: Pick<Tour, 'closed'>,
  { progress, startedAt, abandonedAt }: Pick<OwnTour, 'progress' | 'startedAt' | 'abandonedAt'>,
): EnrolmentState | null {
  if (progress.completed) return 'completed';
  if (startedAt === null) return null;
  if (abandonedAt !== null) return 'abandoned';
  return closed ? 'closed' : 'open';
}

/** For each stage that counts, whether the pilot has passed it. */
export function passedLegs({ stages }: TourProgress): boolean[] {
  return stages.flatMap(({ stage, state }) => (stage.retired ? [] : state === 'passed'));
}

/** On-block time of the last passed stage, each taken by its first passing flight; null without any. */
export function lastPassed(results: readonly FlownResult[]): Date | null {
  const ends = new Map<number, number>();
  for (const { n, state, onBlock } of results)
    if (state === 'passed') ends.set(n, Math.min(onBlock, ends.get(n) ?? onBlock));
  return ends.size === 0 ? null : new Date(Math.max(...ends.values()));
}

/** How many pilots enrolled in each edition, and how many have completed it. */
export async function countPilots(
  queries: Queries,
): Promise<(tour: Tour) => { enrolled: number; completed: number }> {
  const [enrolled, completed] = await Promise.all([
    queries
      .selectFrom('tour_enrolment')
      .select(['tour_id', 'edition'])
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy(['tour_id', 'edition'])
      .execute(),
    standingEntries(queries)
      .where('entry.reason', '=', constant('tour'))
      .select('entry.subject')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy('entry.subject')
      .execute(),
  ]);
  return (tour) => ({
    enrolled: Number(
      enrolled.find(({ tour_id, edition }) => tour_id === tour.id && edition === tour.edition)?.count ?? 0,
    ),
    completed: Number(completed.find(({ subject }) => subject === subjectOf(tour))?.count ?? 0),
  });
}

/** A flight for booking the next stage: a timetable departure with one of the tour's types, or else a free flight. */
export async function readNextFlight(
  queries: Queries,
  ops: Operations,
  tour: Tour,
  { next }: TourProgress,
  pilotId: string,
  now: Date,
): Promise<z.input<typeof tourDetailSchema>['next']> {
  if (next === null) return null;
  const booking = await queries
    .selectFrom('booking')
    .select('code')
    .where('pilot_id', '=', pilotId)
    .where('tour_id', '=', tour.id)
    .where('tour_edition', '=', tour.edition)
    .where('tour_stage', '=', next.n)
    .where('state', 'in', constants('reserved', 'flying'))
    .executeTakeFirst();
  const flights = (await readFlights(queries)).filter(
    ({ dep, arr, types }) =>
      dep === next.dep && arr === next.arr && types.some((type) => tour.types.includes(type)),
  );
  const from = now.getTime() + PREPARE_MS;
  const [offer] = offersBetween(flights, from, now.getTime() + ops.booking.hoursAhead * HOUR_MS);
  return {
    n: next.n,
    bookingCode: booking?.code ?? null,
    flight: offer
      ? {
          flightId: offer.flight.id,
          number: offer.flight.number,
          date: offer.date,
          std: new Date(offer.std).toISOString(),
        }
      : null,
    std: new Date(proposedDeparture(from)).toISOString(),
  };
}
