import type { z } from 'zod';
import { v7 as uuid } from 'uuid';
import type { writeEventBodySchema } from '@va/contract/tours-and-events/events.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { type EventRow, lockEvent } from './event-rows.ts';
import { readEventFacts, viewEvent } from './event-view.ts';
import { publishDueEvents } from './publish-events.ts';
import { tellSignedUp } from './sign-ups.ts';
import { countOf } from '@va/domain/numbers.ts';
import { DAY_MS } from '@va/domain/durations.ts';

type Written = Omit<z.output<typeof writeEventBodySchema>, 'reason'>;

/** The longest event, days. */
const LONGEST_DAYS = 31;

/**
 * The database columns of an event that staff wrote. Throws a problem that points at unknown or inconsistent values.
 * @param before the event before the change; once it has begun, its conditions can no longer change
 */
function eventColumns(
  { operations: ops, ranks }: Airline,
  body: Written,
  now: Date,
  before: EventRow | null,
) {
  const texts = { title: body.name, body: body.body };
  if (before !== null && before.starts_at <= now) return { ...columnsOf(before), ...texts };
  const [starts, ends] = [new Date(body.startsAt), new Date(body.endsAt)];
  if (starts <= now) throw wrongValue('/startsAt', 'Escribe un momento que esté por venir');
  if (ends <= starts) throw wrongValue('/endsAt', 'Tiene que ser después del comienzo');
  if (ends.getTime() - starts.getTime() > LONGEST_DAYS * DAY_MS)
    throw wrongValue('/endsAt', `Un evento dura ${LONGEST_DAYS} días como mucho`);
  const advertise =
    body.advertiseFrom === undefined ? (before?.advertise_from ?? now) : new Date(body.advertiseFrom);
  if (advertise > starts) throw wrongValue('/advertiseFrom', 'Anúncialo antes de que empiece');
  const airports = body.airports.map((icao, index) => {
    const airport = ops.airports.get(icao);
    if (airport === undefined)
      throw wrongValue(`/airports/${index}`, `${icao} no es un aeropuerto de la red`);
    return airport.icao;
  });
  if (body.countsOn === 'both' && new Set(airports).size < 2)
    throw wrongValue('/airports', 'Para volar de uno a otro hacen falta dos aeropuertos');
  const type = body.types.find((id) => !ops.types.has(id));
  if (type !== undefined) throw wrongValue('/types', `No hay ningún tipo «${type}»`);
  const rank = body.ranks.find((code) => !ranks.some((one) => one.code === code));
  if (rank !== undefined) throw wrongValue('/ranks', `No hay ningún rango «${rank}»`);
  const points = body.points ?? before?.points ?? ops.points.event;
  if (points > ops.points.aloneUpTo)
    throw wrongValue(
      '/points',
      `Un evento da ${countOf(ops.points.aloneUpTo, 'punto', 'puntos')} como mucho`,
    );
  return {
    ...texts,
    starts_at: starts,
    ends_at: ends,
    advertise_from: advertise,
    airports: [...new Set(airports)],
    counts_on: body.countsOn,
    types: [...new Set(body.types)],
    networks: [...new Set<string>(body.networks)],
    points,
    signup: body.signup,
    // Without sign-up, restrictions of the sign-up are dropped.
    ranks: body.signup ? [...new Set(body.ranks)] : [],
    capacity: body.signup ? body.capacity : null,
    slot_minutes: body.signup ? body.slotMinutes : null,
    is_public: body.isPublic,
  };
}

/** The columns of an event that staff write. */
function columnsOf(row: EventRow) {
  return {
    title: row.title,
    body: row.body,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    advertise_from: row.advertise_from,
    airports: row.airports,
    counts_on: row.counts_on,
    types: row.types,
    networks: row.networks,
    points: row.points,
    signup: row.signup,
    ranks: row.ranks,
    capacity: row.capacity,
    slot_minutes: row.slot_minutes,
    is_public: row.is_public,
  };
}

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
