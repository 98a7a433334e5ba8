import type { TourUse } from '@va/domain/tour/tour-changes.ts';
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Pilots' use of a tour, in any edition. */
export interface ReadUse extends TourUse {
  /** Ids of the pilots with a valid booking of a stage, sorted. */
  pilots: readonly string[];
  /** Open bookings of its stages. */
  booked: number;
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
