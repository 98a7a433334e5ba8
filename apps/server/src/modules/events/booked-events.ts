import type { AirlineEvent, EventFlight } from '@va/domain/events/event.ts';
import { strayFrom } from '@va/domain/events/event.ts';
import { refuseEventFlight } from '@va/domain/events/sign-up.ts';
import type { Refusal } from '@va/domain/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { toEvent } from './event-row.ts';

/** An event that a flight is booked for, as far as its pilot goes. */
export interface BookedEvent extends AirlineEvent {
  points: number;
  signedUp: boolean;
  /** The pilot has its points already. */
  got: boolean;
}

/** The events that flights of a pilot are booked for, by id; one that is unknown is left out. */
export async function readBookedEvents(
  queries: Queries,
  pilotId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, BookedEvent>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await queries
    .selectFrom('airline_event as event')
    .selectAll('event')
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('event_signup')
            .select('event_id')
            .whereRef('event_id', '=', 'event.id')
            .where('pilot_id', '=', pilotId),
        )
        .as('signed_up'),
    ])
    .where('event.id', 'in', known)
    .execute();
  const got = await queries
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .select('entry.subject')
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.reason', '=', 'event')
    .where('entry.subject', 'in', known)
    .where('undone.id', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toEvent(row),
        points: row.points,
        signedUp: row.signed_up === true,
        got: got.some(({ subject }) => subject === row.id),
      },
    ]),
  );
}

/** What an event has against a flight that is to be booked for it. */
export function refusalsOfEvent(event: BookedEvent | undefined, flight: EventFlight): Refusal[] {
  if (event === undefined)
    return [{ code: 'fuera-del-evento', message: 'Ese evento no existe.', wayOut: 'Resérvalo sin él.' }];
  const refusal = refuseEventFlight(strayFrom(event, flight), event.signup && !event.signedUp);
  return refusal === null ? [] : [refusal];
}
