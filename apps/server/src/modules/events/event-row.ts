import type { Selectable } from 'kysely';
import type { AirlineEvent, EventNetwork } from '@va/domain/events/event.ts';
import type { AirlineEventTable } from '#server/db/tables.ts';

export type EventRow = Selectable<AirlineEventTable>;

/** An event as the rules of the domain see it. */
export function toEvent(row: EventRow): AirlineEvent {
  return {
    id: row.id,
    name: row.title,
    starts: row.starts_at.getTime(),
    ends: row.ends_at.getTime(),
    airports: row.airports,
    countsOn: row.counts_on,
    types: row.types,
    networks: networksOf(row),
    ranks: row.ranks,
    signup: row.signup,
    capacity: row.capacity,
    slotMinutes: row.slot_minutes,
    cancelled: row.cancelled_at !== null,
  };
}

/** The networks that an event asks for. */
export function networksOf({ networks }: Pick<EventRow, 'networks'>): EventNetwork[] {
  return networks.filter((name): name is EventNetwork => name === 'vatsim' || name === 'ivao');
}

/** The reader of events: what they may see depends on it. */
export type EventReader = 'visitor' | 'pilot' | 'staff';

/** Whether somebody may see an event: staff all, pilots from the day on which it is advertised, visitors public ones. */
export function isSeen(row: EventRow, reader: EventReader, now: Date): boolean {
  if (reader === 'staff') return true;
  return row.advertise_from <= now && (row.is_public || reader === 'pilot');
}
