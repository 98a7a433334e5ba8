import { formatDate } from '@va/domain/dates.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { dayOf } from '@va/domain/months.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { FLIGHT_KINDS } from '@va/domain/timetable/flight.ts';
import { IATA_TYPES, KIND_LETTERS } from '@va/domain/timetable/iata-types.ts';
import { dayNames } from '@va/domain/timetable/weekdays.ts';
import type { TimetableReview } from '#app/api/timetable-reviews.ts';

type Flight = TimetableReview['added'][number];

const nameOf = ({ number, dep, arr }: Flight) => `${number} ${dep}–${arr}`;

/** A flight of a review in one line: its number, airports, hour, days and types, and its days in the calendar. */
export function flightWords(flight: Flight): string {
  const { stdUtc, days, types, validFrom, validUntil } = flight;
  const until = validUntil === null ? '' : ` hasta el ${formatDate(validUntil)}`;
  return `${nameOf(flight)}, ${clockOf(stdUtc)}Z, ${dayNames(days)}, ${typeNames(types)}, desde el ${formatDate(validFrom)}${until}`;
}

/** Title and value of each field that people read; derived fields have none. */
const FIELD_WORDS: Readonly<Record<string, readonly [title: string, value: (flight: Flight) => string]>> = {
  stdUtc: ['salida', ({ stdUtc }) => `${clockOf(stdUtc)}Z`],
  blockMin: ['bloque', ({ blockMin }) => hoursAndMinutes(blockMin)],
  days: ['días', ({ days }) => dayNames(days)],
  types: ['aviones', ({ types }) => typeNames(types)],
  validFrom: ['primer día', ({ validFrom }) => formatDate(validFrom)],
  validUntil: [
    'último día',
    ({ validFrom, validUntil }) => {
      if (validUntil === null) return 'sin final';
      return validUntil < validFrom ? 'ninguno, ya no vuela' : formatDate(validUntil);
    },
  ],
  kind: ['clase', ({ kind }) => FLIGHT_KINDS[kind]],
  isPublic: ['público', ({ isPublic }) => (isPublic ? 'sí' : 'no')],
  locked: ['bloqueado', ({ locked }) => (locked ? 'sí' : 'no')],
  route: ['ruta', ({ route }) => route || 'ninguna'],
  iataType: ['servicio', (flight) => serviceWords(flight)],
  note: ['nota', ({ note }) => (note === '' ? 'ninguna' : `«${note}»`)],
};

/**
 * Changes of a flight, field by field, before and after; for a future season also its first day, since other seasons
 * share its number.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function changeWords(
  { before, after, fields }: TimetableReview['changed'][number],
  now: number,
): string {
  const from = before.validFrom > dayOf(now) ? `, desde el ${formatDate(before.validFrom)}` : '';
  const changes = fields.flatMap((field) => {
    const words = FIELD_WORDS[field];
    return words ? [`${words[0]} ${words[1](before)} → ${words[1](after)}`] : [];
  });
  if (fields.includes('level')) changes.push('otro nivel de vuelo');
  return `${nameOf(before)}${from}: ${changes.join('; ') || 'otra distancia'}`;
}

function serviceWords({ iataType, kind }: Flight): string {
  return IATA_TYPES[iataType ?? KIND_LETTERS[kind]]?.name ?? '';
}

function typeNames(types: readonly string[]): string {
  return types.map((type) => type.toUpperCase()).join(' o ');
}
