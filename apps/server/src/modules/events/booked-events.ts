import { sql } from 'kysely';
import {
  type AirlineEvent,
  type EventFlight,
  refuseEventFlight,
  strayFrom,
} from '@va/domain/events/event.ts';
import type { WorthEvent } from '@va/domain/points/flight-worth.ts';
import type { Refusal } from '@va/domain/refusal.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';
import { toEvent } from './event-rows.ts';

/** An event with what it means for one pilot's booking. */
export interface BookedEvent extends AirlineEvent {
  points: number;
  signedUp: boolean;
  /** Whether the pilot's rank may sign up. */
  ofRank: boolean;
  /** Whether the pilot already has its points. */
  got: boolean;
}

/** Reads these events for a pilot, by id; unknown ids are left out. */
export async function readBookedEvents(
  queries: Queries,
  pilotId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, BookedEvent>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const events = await readOfPilot(queries, pilotId, ({ eb }) => eb('event.id', 'in', known));
  return new Map(events.map((event) => [event.id, event]));
}

/** The advertised events that are not over, in the order of their start. */
export async function readEventsAhead(queries: Queries, pilotId: string, now: Date): Promise<BookedEvent[]> {
  const advertised = await readTimes(queries);
  // On most days there is no event: skip the queries about the pilot.
  if (!advertised.some(({ from, until }) => from <= now && until >= now)) return [];
  return readOfPilot(queries, pilotId, ({ and, eb }) =>
    and([
      eb('event.ends_at', '>=', now),
      eb('event.advertise_from', '<=', now),
      eb('event.cancelled_at', 'is', null),
    ]),
  );
}

/** The times within which each event that was not cancelled is shown to pilots; cached. */
const readTimes = keptRead(['events'], (queries) =>
  queries
    .selectFrom('airline_event')
    .select(['advertise_from as from', 'ends_at as until'])
    .where('cancelled_at', 'is', null)
    .execute(),
);

type Condition = Parameters<ReturnType<typeof selectOfPilot>['where']>[0];

function selectOfPilot(queries: Queries, pilotId: string) {
  return queries
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
      row.selectFrom('pilot').select('rank_code').where('id', '=', pilotId).as('rank'),
      row
        .exists(
          standingEntries(queries)
            .select('entry.id')
            .where('entry.pilot_id', '=', pilotId)
            .where('entry.reason', '=', constant('event'))
            .whereRef('entry.subject', '=', sql<string>`cast(event.id as text)`),
        )
        .as('got'),
    ])
    .orderBy('event.starts_at');
}

async function readOfPilot(queries: Queries, pilotId: string, only: Condition): Promise<BookedEvent[]> {
  const rows = await selectOfPilot(queries, pilotId).where(only).execute();
  return rows.map((row) => ({
    ...toEvent(row),
    points: row.points,
    signedUp: row.signed_up === true,
    ofRank: row.ranks.length === 0 || row.ranks.includes(row.rank ?? ''),
    got: row.got === true,
  }));
}

/** The events' points for their pilot: none if they already have them, or if their rank may not sign up. */
export function worthEvents(events: readonly BookedEvent[]): WorthEvent[] {
  return events
    .filter(
      ({ got, cancelled, signup, signedUp, ofRank }) => !got && !cancelled && (!signup || signedUp || ofRank),
    )
    .map(({ name, points, signup, signedUp, networks }) => {
      const asked = [
        ...(signup && !signedUp ? ['te apuntas antes'] : []),
        ...(networks.length > 0
          ? [`vuelas entero en ${networks.map((network) => network.toUpperCase()).join(' o ')}`]
          : []),
      ];
      return { name, points, unless: asked.length === 0 ? null : asked.join(' y ') };
    });
}

/** The refusals of an event for a flight to be booked for it. */
export function refusalsOfEvent(event: BookedEvent | undefined, flight: EventFlight): Refusal[] {
  if (event === undefined)
    return [{ code: 'fuera-del-evento', message: 'Ese evento no existe.', wayOut: 'Resérvalo sin él.' }];
  const refusal = refuseEventFlight(strayFrom(event, flight), event.signup && !event.signedUp);
  return refusal === null ? [] : [refusal];
}
