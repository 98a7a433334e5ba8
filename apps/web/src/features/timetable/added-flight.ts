import { FLIGHT_KINDS, type FlightKind } from '@va/domain/timetable/flight.ts';
import { clockOf, minutesOfClock } from '@va/domain/timetable/clock.ts';
import { daysOf } from '@va/domain/timetable/weekdays.ts';
import type { addFlightBodySchema } from '@va/contract/airline/timetable.ts';
import type { z } from 'zod';
import { wholeOf } from '#app/lib/whole.ts';

/** Form values of a new flight. */
export interface AddedFlight {
  number: string;
  dep: string;
  arr: string;
  /** Digits, 1 (Monday) to 7. */
  days: string;
  std: string;
  block: string;
  level: string;
  kind: string;
  /** Id of the preferred type; of the first one while empty. */
  type: string;
  others: readonly string[];
  from: string;
  until: string;
  note: string;
  isPublic: boolean;
}

export const blankFlight = (): AddedFlight => ({
  number: '',
  dep: '',
  arr: '',
  days: '1234567',
  std: '',
  block: '',
  level: '',
  kind: 'line',
  type: '',
  others: [],
  from: '',
  until: '',
  note: '',
  isPublic: true,
});

/** Flight to send. An unreadable number or time is sent so that the server refuses it at its field. */
export function writtenFlight(typed: AddedFlight): z.input<typeof addFlightBodySchema> {
  const { number, dep, arr, days, std, block, level, type, others, from, until } = typed;
  return {
    number: wholeOf(number),
    dep,
    arr,
    days: daysOf(days),
    stdUtc: minutesOfClock(std) ?? -1,
    blockMin: wholeOf(block),
    types: [type, ...others.filter((other) => other !== type)],
    level: level.trim() === '' ? null : wholeOf(level),
    kind: isKind(typed.kind) ? typed.kind : 'line',
    ...(from && { validFrom: from }),
    validUntil: until || null,
    isPublic: typed.isPublic,
    note: typed.note,
  };
}

/** Arrival by the values typed so far; undefined until departure and block time can be read. */
export function arrivalClock({ std, block }: Pick<AddedFlight, 'std' | 'block'>): string | undefined {
  const departure = minutesOfClock(std);
  const minutes = wholeOf(block);
  return departure === undefined || !(minutes > 0) ? undefined : `${clockOf(departure + minutes)}Z`;
}

function isKind(word: string): word is FlightKind {
  return Object.hasOwn(FLIGHT_KINDS, word);
}
