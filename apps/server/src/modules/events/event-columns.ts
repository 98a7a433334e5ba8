import type { z } from 'zod';
import { countOf } from '@va/domain/numbers.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { writeEventBodySchema } from '@va/contract/tours-and-events/event-orders.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { EventRow } from './event-rows.ts';

type Written = Omit<z.output<typeof writeEventBodySchema>, 'reason'>;

/** The longest event, days. */
const LONGEST_DAYS = 31;

/**
 * The database columns of an event that staff wrote. Throws a problem that points at unknown or inconsistent values.
 * @param before the event before the change; once it has begun, its conditions can no longer change
 */
export function eventColumns(
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
export function columnsOf(row: EventRow) {
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
