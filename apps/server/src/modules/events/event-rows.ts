import { type Insertable, type Selectable, sql, type NotNull } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AirlineEvent, EventNetwork } from '@va/domain/events/event.ts';
import type { Actor } from '#server/api/actor.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { AirlineEventTable, EventSignupTable } from '#server/db/tables.ts';
import type { FlownForEvent } from '@va/domain/events/attendance.ts';
import { constants } from '#server/db/constants.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';

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

/** A flight during an event, with its pilot and what is shown of it. */
export type EventReport = FlownForEvent & {
  pilotId: string;
  code: string;
  score: number | null;
  coverage: number | null;
};

/** Submitted flights with an off-block time within a period, of one pilot or of all. */
export async function readEventFlights(
  queries: Queries,
  ops: Operations,
  { from, until, pilotId }: { from: Date; until: Date; pilotId?: string },
): Promise<EventReport[]> {
  const rows = await queries
    .selectFrom('report')
    .select(['id as reportId', 'code', 'pilot_id as pilotId', 'state', 'standing', 'source', 'outcome'])
    .select(['type_id as typeId', 'dep_icao', 'arr_icao', 'off_block', 'score', 'coverage', 'network'])
    .select(['linked_share as onlineShare', 'counts_as_manual'])
    .where((row) => row.between(row.fn.coalesce('off_block', 'created_at'), from, until))
    .where('off_block', 'is not', null)
    .where('arr_icao', 'is not', null)
    .where('state', 'not in', constants('draft', 'in_progress'))
    .$narrowType<{ off_block: NotNull; arr_icao: NotNull }>()
    .$if(pilotId !== undefined, (query) => query.where('pilot_id', '=', pilotId ?? ''))
    .orderBy('off_block')
    .execute();
  return rows.map(({ state, standing, counts_as_manual, off_block, dep_icao, arr_icao, ...row }) => ({
    ...row,
    decision: state === 'voided' ? 'voided' : (standing ?? 'pending'),
    source: counts_as_manual ? 'manual' : row.source,
    outcome: row.outcome ?? 'not_counted',
    dep: ownCode(ops, dep_icao),
    arr: ownCode(ops, arr_icao),
    offBlock: off_block.getTime(),
  }));
}
