import { codesOf } from '#app/lib/typed-codes.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { EVENT_ENDS, type EventEnds } from '@va/domain/events/event.ts';
import type { EventSummary, WriteEvent } from '@va/contract/tours-and-events/events.ts';
import { wholeOf } from '#app/lib/whole.ts';

/** Values of an event's form; dates and times as in the fields, `2026-12-05T18:00`, UTC. */
export interface EventValues {
  name: string;
  body: string;
  starts: string;
  ends: string;
  advertise: string;
  /** Codes with commas. */
  airports: string;
  countsOn: string;
  /** Codes with commas. */
  networks: string;
  types: readonly string[];
  ranks: readonly string[];
  points: string;
  signup: boolean;
  capacity: string;
  slotMinutes: string;
  isPublic: boolean;
}

/** Labels of the fields, for sentences about them. */
export const EVENT_FIELDS: Readonly<Record<keyof EventValues, string>> = {
  name: 'Nombre',
  body: 'De qué va',
  starts: 'Empieza (UTC)',
  ends: 'Acaba (UTC)',
  advertise: 'Se anuncia desde (UTC)',
  airports: 'Aeropuertos',
  countsOn: 'Cuentan',
  networks: 'Red',
  types: 'Aviones',
  ranks: 'Rangos',
  points: 'Puntos',
  signup: 'Hay que apuntarse',
  capacity: 'Plazas',
  slotMinutes: 'Minutos entre salidas',
  isPublic: 'Público',
};

const field = (at: number | string) => new Date(at).toISOString().slice(0, 16);

/** A new event in a week, three hours long. */
export function blankEvent(now: number): EventValues {
  const starts = Math.ceil((now + 7 * 24 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  return {
    name: '',
    body: '',
    starts: field(starts),
    ends: field(starts + 3 * HOUR_MS),
    advertise: '',
    airports: '',
    countsOn: 'either',
    networks: '',
    types: [],
    ranks: [],
    points: '',
    signup: true,
    capacity: '',
    slotMinutes: '',
    isPublic: true,
  };
}

export function valuesOf(event: EventSummary): EventValues {
  return {
    name: event.name,
    body: event.body,
    starts: field(event.startsAt),
    ends: field(event.endsAt),
    advertise: field(event.advertiseFrom),
    airports: event.airports.map(({ icao }) => icao).join(', '),
    countsOn: event.countsOn,
    networks: event.networks.toSorted((a, b) => b.localeCompare(a)).join(','),
    types: event.types.map(({ id }) => id),
    ranks: event.ranks.map(({ code }) => code),
    points: String(event.points),
    signup: event.signup,
    capacity: event.capacity === null ? '' : String(event.capacity),
    slotMinutes: event.slotMinutes === null ? '' : String(event.slotMinutes),
    isPublic: event.isPublic,
  };
}

/** Bounds of the fields that take a whole number or nothing. */
export const NUMBERS = {
  points: { least: 0, most: 1000 },
  capacity: { least: 1, most: 1000 },
  slotMinutes: { least: 1, most: 240 },
} as const;

/** Body of the request. An unreadable time is sent unchanged, so that the server refuses it with a message. */
export function writtenEvent(values: EventValues): Omit<WriteEvent, 'reason'> {
  const number = (text: string) => (text.trim() === '' ? null : wholeOf(text));
  const points = number(values.points);
  return {
    name: values.name,
    body: values.body,
    startsAt: `${values.starts}:00Z`,
    endsAt: `${values.ends}:00Z`,
    ...(values.advertise && { advertiseFrom: `${values.advertise}:00Z` }),
    airports: codesOf(values.airports),
    countsOn: isEnds(values.countsOn) ? values.countsOn : 'either',
    networks: (['vatsim', 'ivao'] as const).filter((name) => values.networks.split(',').includes(name)),
    types: [...values.types],
    ranks: values.signup ? [...values.ranks] : [],
    ...(points !== null && { points }),
    signup: values.signup,
    capacity: values.signup ? number(values.capacity) : null,
    slotMinutes: values.signup ? number(values.slotMinutes) : null,
    isPublic: values.isPublic,
  };
}

function isEnds(word: string): word is EventEnds {
  return Object.hasOwn(EVENT_ENDS, word);
}
