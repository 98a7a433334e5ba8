import type { FocusCampaign } from '@va/contract/points/flight-points.ts';
import { keepDayAndMonth, formatDate } from '@va/domain/dates.ts';
import { EVENT_ENDS } from '@va/domain/events/event.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { EventSummary } from '@va/contract/tours-and-events/events.ts';

type When = Pick<EventSummary, 'startsAt' | 'endsAt' | 'cancelled'>;

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** `sáb, 5 dic, 18:00–22:00` in UTC, or in the zone of the device. */
export function eventHours({ startsAt, endsAt }: When, zone: 'UTC' | undefined): string {
  const given = zone === undefined ? {} : { timeZone: zone };
  const full = new Intl.DateTimeFormat('es-ES', { ...DAY, ...CLOCK, ...given });
  return keepDayAndMonth(full.formatRange(new Date(startsAt), new Date(endsAt)).replaceAll(/\s+–\s+/g, '–'));
}

/** State of an event in a word. */
export function eventState({ startsAt, endsAt, cancelled }: When, now: number): string {
  if (cancelled) return 'Cancelado';
  if (now > Date.parse(endsAt)) return 'Terminado';
  return now >= Date.parse(startsAt) ? 'En curso' : 'Próximo';
}

/** `Llegadas a sus aeropuertos: Dublín (EIDW)`. */
export function eventPlaces({ airports, countsOn }: EventSummary): string {
  return `${EVENT_ENDS[countsOn]}: ${listOf(airports.map(({ city, icao }) => `${city} (${icao})`))}`;
}

/** Conditions that a flight must meet, one sentence each. */
export function eventConditions(event: EventSummary): string[] {
  const { types, networks, ranks, signup } = event;
  return [
    'Fuera calzos dentro de sus horas, con ACARS y nota válida',
    ...(signup ? ['Apuntarse antes de salir'] : ['No hay que apuntarse']),
    ...(types.length > 0
      ? [
          `Con ${listOf(
            types.map(({ model }) => model),
            'o',
          )}`,
        ]
      : []),
    ...(networks.length > 0
      ? [
          `Entero en ${listOf(
            networks.map((name) => name.toUpperCase()),
            'o',
          )}`,
        ]
      : []),
    ...(ranks.length > 0 ? [`Para ${listOf(ranks.map(({ title }) => title))}`] : []),
  ];
}

/** Number of sign-ups and of free places. */
export function eventCount(
  { signup, signedUp, placesLeft, tookPart, endsAt }: EventSummary,
  now: number,
): string {
  if (now > Date.parse(endsAt)) return countOf(tookPart, 'participante', 'participantes');
  if (!signup) return 'Abierto a todos';
  const left = placesLeft === null ? '' : ` · ${countOf(placesLeft, 'plaza libre', 'plazas libres')}`;
  return `${countOf(signedUp, 'apuntado', 'apuntados')}${left}`;
}

/** `Del 1 dic 2026 al 31 dic 2026`, as far as a Focus Airport has days. */
export function focusDays({ from, until }: Pick<FocusCampaign, 'from' | 'until'>): string {
  if (from !== null && until !== null) return `Del ${formatDate(from)} al ${formatDate(until)}`;
  if (until !== null) return `Hasta el ${formatDate(until)}`;
  return from === null ? 'Hasta nuevo aviso' : `Desde el ${formatDate(from)}`;
}

/** `A320-200; vale también A20N`. */
export function focusTypes({ types, substitutes }: Pick<FocusCampaign, 'types' | 'substitutes'>): string {
  const models = listOf(
    types.map(({ model }) => model),
    'o',
  );
  return substitutes.length === 0 ? models : `${models}; vale también ${listOf(substitutes, 'o')}`;
}

/** Bonus of a Focus Airport, and how much of this month's is used. */
export function focusBonus({ points, perMonth, usedThisMonth }: FocusCampaign): string {
  const limit = `+${countOf(points, 'punto', 'puntos')}, ${countOf(perMonth, 'vez', 'veces')} al mes`;
  return usedThisMonth === null ? limit : `${limit}; este mes llevas\u00a0${usedThisMonth}`;
}

function listOf(words: readonly string[], last: 'y' | 'o' = 'y'): string {
  return new Intl.ListFormat('es-ES', { type: last === 'y' ? 'conjunction' : 'disjunction' }).format(words);
}
