import { type Insertable, type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AirlineEvent, EventNetwork } from '@va/domain/events/event.ts';
import type { Actor } from '#server/api/actor.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { AirlineEventTable, EventSignupTable } from '#server/db/tables.ts';

/** Keeps an event that nobody is told about, with who has signed up for it. Answers its id. */
export async function keepEvent(
  tx: Tx,
  event: Omit<Insertable<AirlineEventTable>, 'id'>,
  signUps: readonly Omit<Insertable<EventSignupTable>, 'event_id'>[],
): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('airline_event')
    .values({ ...event, id })
    .execute();
  if (signUps.length > 0)
    await tx
      .insertInto('event_signup')
      .values(signUps.map((one) => ({ ...one, event_id: id })))
      .execute();
  return id;
}

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

/** Reads an event that may be seen. Throws «no-encontrado». */
export async function findEvent(
  queries: Queries,
  id: string,
  reader: EventReader,
  now: Date,
): Promise<EventRow> {
  const row = await queries.selectFrom('airline_event').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isSeen(row, reader, now)) throw new Problem('no-encontrado');
  return row;
}

/** Reads an event for a change, locked until the transaction ends. Throws «no-encontrado». */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow> {
  const row = await tx
    .selectFrom('airline_event')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return row;
}

/** The kind of reader that a caller is for events. */
export function readerOf(actor: Actor): EventReader {
  if (actor.kind !== 'pilot') return 'visitor';
  if (actor.capabilities.has('tours.write')) return 'staff';
  return actor.capabilities.has('map.all') ? 'pilot' : 'visitor';
}

/** Counter of past events with an undecided flight of a signed-up pilot, whose results may still change. */
export const eventCounter: DeskCounter = {
  id: 'events',
  title: 'Eventos con vuelos por decidir',
  calm: 'Ninguno espera',
  capability: 'tours.write',
  list: '/mesa/eventos',
  rows: ({ now }) => sql`
    select ends_at as since, id as ref from airline_event event
    where ends_at < ${now} and cancelled_at is null and exists (
      select from report join event_signup signup on signup.pilot_id = report.pilot_id and signup.event_id = event.id
      where coalesce(report.off_block, report.created_at) between event.starts_at and event.ends_at
        and report.state in ('submitted', 'in_review', 'appealed'))`,
};
