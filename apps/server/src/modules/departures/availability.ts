import { MINUTE_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { departureOf, arrivalOn, fliesOn } from '@va/domain/booking/timetable-change.ts';
import { openCount } from '@va/domain/booking/rotation.ts';
import { isObligatory } from '@va/domain/booking/obligatory-notices.ts';
import { conflicts, tailWindow, type TimeWindow } from '@va/domain/booking/tail-windows.ts';
import { offersBetween, type Offer, pairOf } from '@va/domain/search/offers.ts';
import { indexByPair, sameDayReturns } from '@va/domain/search/same-day-returns.ts';
import { debitOf } from '@va/domain/points/ledger.ts';
import { countOf } from '@va/domain/numbers.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import type { availabilitySchema, departureParamsSchema } from '@va/contract/bookings/departures.ts';
import { RETURNS_SHOWN, type SearchRoom } from './search-departures.ts';
import { daylightAtArrival } from './departure-window.ts';
import { pickFor, refusalsOf, viewDeparture } from './departure-view.ts';
import type { PilotFacts } from './departure-facts.ts';

type AvailabilityBody = z.input<typeof availabilitySchema>;

/**
 * One departure with its tails and all booking conditions, met or not; undefined if the flight does not operate that
 * day.
 */
export function availabilityOf(
  { id, date }: z.output<typeof departureParamsSchema>,
  pilot: PilotFacts,
  room: SearchRoom,
): AvailabilityBody | undefined {
  const { ops, fleet, timetable, now } = room;
  const flight = timetable.flights.find((one) => (one.number === id || one.id === id) && fliesOn(one, date));
  if (flight === undefined) return undefined;
  const times = { std: departureOf(flight, date), sta: arrivalOn(flight, date) };
  const offer: Offer = { flight, pair: pairOf(flight), date, ...times };
  const day = Date.parse(`${date}T00:00:00Z`);
  const pairs = timetable.flights.filter(
    ({ dep, arr }) => [dep, arr].includes(flight.dep) && [dep, arr].includes(flight.arr),
  );
  const returns = sameDayReturns(
    offer,
    indexByPair(offersBetween(pairs, day, day + 1440 * MINUTE_MS)),
    (typeId) => ops.types.get(typeId)?.turnaroundMin ?? 0,
    RETURNS_SHOWN,
  );
  const given = { ...room, daylight: daylightAtArrival(ops)(offer), returns };
  const departure = viewDeparture(offer, given);
  return {
    departure,
    tails: fleet.tails
      .filter(({ typeId }) => flight.types.includes(typeId))
      .map((tail) => {
        const turnaround = ops.types.get(tail.typeId)?.turnaroundMin ?? 0;
        const window = tailWindow(offer, turnaround, ops.booking);
        const wish = { pilotId: pilot.id, ...offer, ...window };
        const operational = tail.service === 'operational';
        const taken = conflicts(tail.registration, wish, fleet.holds).length > 0;
        const place = fleet.places.get(tail.id);
        return {
          registration: tail.registration,
          typeId: tail.typeId,
          icaoType: tail.icaoType,
          service: tail.service,
          place: {
            icao: place?.icao ?? tail.baseIcao,
            since: place ? new Date(place.since).toISOString() : null,
          },
          window: viewWindow(window),
          held: fleet.holds
            .filter((hold) => hold.tail === tail.registration && hold.until > now)
            .map(({ callsign, ...hold }) => ({ ...viewWindow(hold), callsign })),
          free: operational && !taken,
          shareable: operational && taken && ops.booking.tailSharing === 'notice',
        };
      }),
    conditions: conditionsOf(offer, pilot, given),
    graceUntil: new Date(offer.std + ops.booking.graceMin * MINUTE_MS).toISOString(),
    days: flight.days,
    abandonedPoints: debitOf('abandoned', ops.points),
  };
}

function viewWindow({ from, until }: TimeWindow) {
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

/** All booking guards as conditions, each with its refusal, or with a text that says what is met. */
function conditionsOf(
  offer: Offer,
  pilot: PilotFacts,
  given: Parameters<typeof pickFor>[1],
): AvailabilityBody['conditions'] {
  const { ops } = given;
  const pick = pickFor(offer, given);
  const refusals = refusalsOf(offer, pilot, pick, given);
  const rangeNm = ops.types.get(pick.typeId)?.rangeNm ?? null;
  const met: [title: string, text: string, codes: string[]][] = [
    ['Cuenta activa', 'Sin excedencia ni sanción.', ['cuenta-no-activa']],
    [
      'Una reserva libre',
      `Tienes ${countOf(openCount(pilot.own), 'reserva abierta', 'reservas abiertas')} de ${ops.booking.openBookings}.`,
      ['demasiadas-reservas', 'reserva-repetida'],
    ],
    [
      `Dentro de ${countOf(ops.booking.hoursAhead, 'hora', 'horas')}`,
      'El plazo para reservar ya está abierto.',
      ['salida-pasada', 'demasiado-pronto', 'no-vuela-ese-dia'],
    ],
    [
      'Avión operativo',
      pick.taken
        ? `${pick.tail} se puede compartir.`
        : `${pick.tail ?? 'Lo nombra operaciones'}, sin otra reserva.`,
      ['falta-avion', 'avion-no-operativo', 'matricula-ocupada'],
    ],
    [
      'Dentro de alcance',
      `${formatMiles(offer.flight.distanceNm)}${rangeNm === null ? '' : ` de ${formatMiles(rangeNm)}`}.`,
      ['tipo-de-avion-no-admitido', 'fuera-de-alcance'],
    ],
  ];
  if (pilot.standing.notices.some((notice) => isObligatory(notice, given.now)))
    met.push(['NOTAMs leídos', 'Has confirmado los que te afectan.', ['avisos-sin-confirmar']]);
  return met.map(([title, text, codes]) => {
    const refusal = refusals.find(({ code }) => codes.includes(code));
    if (refusal === undefined) return { met: true, title, text };
    return { met: false, title, text: [refusal.message, refusal.wayOut].filter(Boolean).join(' ') };
  });
}
