import type { AccountStatus } from '@va/domain/account/account.ts';
import type { Booking } from '@va/domain/booking/booking.ts';
import type { Likes } from '@va/domain/proposals/likes.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { type BookingRow, readOpenBookings, toBooking } from '../bookings/booking-rows.ts';
import { type NextStage, nextStages } from '../bookings/next-stages.ts';
import { type PilotStanding, readStanding } from '../bookings/pilot-standing.ts';
import { type BookedEvent, readEventsAhead } from '../events/booked-events.ts';
import { readFlown, readMoved } from '../flown/pilot-place.ts';
import { type FocusUsed, readFocusUsed } from '../ledgers/worth.ts';

/** Facts of the searching pilot. */
export interface PilotFacts {
  id: string;
  status: AccountStatus;
  /** Code of the rank. */
  rank: string;
  place: { icao: string; since: number | null };
  rows: readonly BookingRow[];
  own: readonly Booking[];
  focusUsed: FocusUsed;
  standing: PilotStanding;
  nextStages: readonly NextStage[];
  /** The events that the pilot may see and that are not over. */
  events: readonly BookedEvent[];
  /** When the pilot last flew each pair, ms since 1970; keys are the airline's codes: `LEMD LEBL`. */
  lastFlown: ReadonlyMap<string, number>;
  /** Airports by the airline's codes, and registrations. */
  likes: Likes;
}

/** Reads what a search needs to know of its pilot. */
export async function readPilotFacts(
  queries: Queries,
  ops: Operations,
  pilotId: string,
  now: Date,
): Promise<PilotFacts> {
  const [pilot, rows, focusUsed, flown, standing, events, moved] = await Promise.all([
    queries
      .selectFrom('pilot')
      .select(['status', 'base_icao', 'rank_code', 'own_sceneries', 'liked_tails'])
      .where('id', '=', pilotId)
      .executeTakeFirstOrThrow(),
    readOpenBookings(queries, pilotId),
    readFocusUsed(queries, pilotId, now),
    readFlown(queries, pilotId),
    readStanding(queries, ops, pilotId, now),
    readEventsAhead(queries, pilotId, now),
    readMoved(queries, pilotId),
  ]);
  return {
    id: pilotId,
    status: pilot.status,
    rank: pilot.rank_code,
    place: moved ?? { icao: pilot.base_icao, since: null },
    rows,
    own: rows.map(toBooking),
    focusUsed,
    standing,
    nextStages: nextStages(standing),
    events,
    likes: {
      sceneries: pilot.own_sceneries.map((icao) => ownCode(ops, icao)),
      tails: pilot.liked_tails,
    },
    // Sorted by time so that the latest wins: the same route may be stored under two codes of an airport.
    lastFlown: new Map(
      flown
        .toSorted((a, b) => a.at - b.at)
        .map(({ dep, arr, at }) => [`${ownCode(ops, dep)} ${ownCode(ops, arr)}`, at]),
    ),
  };
}
