import type { z } from 'zod';
import { v7 as uuid } from 'uuid';
import type { writeEventBodySchema } from '@va/contract/tours-and-events/event-orders.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { columnsOf, eventColumns } from './event-columns.ts';
import { type EventRow, lockEvent } from './event-rows.ts';
import { readEventFacts, viewEvent } from './event-view.ts';
import { publishDueEvents } from './publish-events.ts';
import { tellSignedUp } from './sign-up-for-event.ts';

type WrittenEvent = Omit<z.output<typeof writeEventBodySchema>, 'reason'>;

/** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto` on an event. */
const ACTS = {
  'event.changed': 'lo ha cambiado',
  'event.cancelled': 'lo ha cancelado',
  'event.restored': 'lo ha recuperado',
};

/** Makes an event; answers it as staff see it. */
export function createEvent(db: Database, airline: Airline, body: WrittenEvent, by: By) {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const id = uuid();
    const columns = eventColumns(airline, body, now, null);
    await tx
      .insertInto('airline_event')
      .values({ id, ...columns, created_by: by.actor.pilotId })
      .execute();
    await audit(tx, {
      by,
      capability: 'tours.write',
      action: 'event.created',
      subject: { kind: 'event', id },
      after: columns,
    });
    await publishDueEvents(tx, now);
    return view(tx, airline, id, now);
  });
}

/** Changes an event, and tells everybody who signed up; answers it as it is now. Throws `evento-cerrado`. */
export function changeEvent(
  db: Database,
  airline: Airline,
  { id, version }: { id: string; version: number },
  body: WrittenEvent,
  by: By,
) {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const row = await lockEvent(tx, id);
    await expectSeen(tx, row, version, { kind: 'event', id: row.id }, ACTS);
    if (row.cancelled_at !== null)
      throw new Problem('evento-cerrado', { detail: 'El evento está cancelado y ya no se cambia.' });
    const columns = eventColumns(airline, body, now, row);
    await tx.updateTable('airline_event').set(columns).where('id', '=', row.id).execute();
    if (!columns.signup) await tx.deleteFrom('event_signup').where('event_id', '=', row.id).execute();
    else await dropLostSlots(tx, row, columns);
    await audit(tx, {
      by,
      capability: 'tours.write',
      action: 'event.changed',
      subject: { kind: 'event', id: row.id },
      before: columnsOf(row),
      after: columns,
    });
    await tellSignedUp(tx, row.id, {
      kind: 'event.changed',
      title: `Ha cambiado ${columns.title}`,
      body: 'El equipo ha cambiado el evento al que estás apuntado. Mira sus horas y condiciones.',
      link: `/plataforma/eventos/${row.id}`,
    });
    await publishDueEvents(tx, now);
    return view(tx, airline, row.id, now);
  });
}

async function view(tx: Tx, airline: Airline, id: string, now: Date) {
  const row = await lockEvent(tx, id);
  const body = viewEvent(airline, row, await readEventFacts(tx, [id]), null, now);
  return { body, version: row.version };
}

/** Clears chosen slots that the changed event no longer has; their pilots stay signed up. */
async function dropLostSlots(
  tx: Tx,
  before: EventRow,
  after: Pick<EventRow, 'starts_at' | 'ends_at' | 'slot_minutes'>,
): Promise<void> {
  const same =
    before.slot_minutes === after.slot_minutes &&
    before.starts_at.getTime() === after.starts_at.getTime() &&
    before.ends_at.getTime() === after.ends_at.getTime();
  if (!same)
    await tx.updateTable('event_signup').set({ slot: null }).where('event_id', '=', before.id).execute();
}
