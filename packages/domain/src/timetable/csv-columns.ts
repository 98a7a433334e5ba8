/** The columns of a timetable as phpVMS writes them, and what our kinds of flight are called there. */
import type { TableColumns } from '../csv/check-table.ts';
import type { FlightKind } from './flight.ts';

/** In the order in which they are written. */
export const FLIGHT_COLUMNS = [
  'airline',
  'flight_number',
  'route_code',
  'callsign',
  'route_leg',
  'dpt_airport',
  'arr_airport',
  'alt_airport',
  'days',
  'dpt_time',
  'arr_time',
  'level',
  'distance',
  'flight_time',
  'flight_type',
  'load_factor',
  'load_factor_variance',
  'pilot_pay',
  'route',
  'notes',
  'start_date',
  'end_date',
  'enabled',
  'subfleets',
  'fares',
  'fields',
  'event_id',
  'user_id',
] as const;

/** Which columns a timetable must have, may have, and has for nothing. */
export const FLIGHT_TABLE: TableColumns = {
  needed: ['airline', 'flight_number', 'dpt_airport', 'arr_airport', 'dpt_time', 'subfleets'],
  read: [
    'days',
    'arr_time',
    'level',
    'distance',
    'flight_time',
    'flight_type',
    'notes',
    'start_date',
    'end_date',
    'enabled',
    'fields',
  ],
  ignored: [
    'route_code',
    'callsign',
    'route_leg',
    'alt_airport',
    'load_factor',
    'load_factor_variance',
    'pilot_pay',
    'route',
    'fares',
    'event_id',
    'user_id',
    'bundle_id',
  ],
  aliases: { active: 'enabled' },
};

/** IATA letter of each kind; letters of phpVMS that none has stand for the plainest. */
export const KIND_LETTERS: Readonly<Record<FlightKind, string>> = {
  line: 'J',
  continuation: 'J',
  focus: 'C',
  tour: 'C',
  event: 'C',
  training: 'K',
  positioning: 'P',
  free: 'C',
};

/** The kind that a letter means when the row doesn't say more. */
export const LETTER_KINDS: ReadonlyMap<string, FlightKind> = new Map([
  ['J', 'line'],
  ['P', 'positioning'],
  ['K', 'training'],
  ['C', 'free'],
]);
