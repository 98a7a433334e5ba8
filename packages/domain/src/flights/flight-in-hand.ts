/** The flight that a pilot carries from page to page, in the query of the address. Pure. */

/** A flight in an address, as far as it is known. It can be flown if both airports are there. */
export interface FlightInHand {
  /** ICAO codes. */
  from?: string | undefined;
  to?: string | undefined;
  /** One to four digits, without the airline's code. */
  flightNumber?: string | undefined;
  /** Model of the type, as in the fleet. */
  model?: string | undefined;
  /** Registration of the aircraft. */
  registration?: string | undefined;
  /** Scheduled off-block and in-block times in UTC, to the minute: `2026-11-22T10:05Z`. */
  departure?: string | undefined;
  arrival?: string | undefined;
}

/** A part of the flight in hand. */
export type FlightField = keyof FlightInHand;

/** A part of an address that is filled in, but with a value that no flight can have. */
export interface MalformedField {
  field: FlightField;
  /** Text as written in the address. */
  text: string;
}

/** The flight in an address, and the parts that could not be read. */
export interface FlightInAddress {
  flight: FlightInHand;
  /** Parts that are left out of the flight. */
  malformed: readonly MalformedField[];
}

/** Name of each part in the address, in the order in which an address gives them. */
export const FLIGHT_PARAMETERS = {
  flightNumber: 'vuelo',
  from: 'salida',
  to: 'llegada',
  model: 'avion',
  registration: 'matricula',
  departure: 'sobt',
  arrival: 'sibt',
} as const satisfies Record<FlightField, string>;

const FIELDS = [
  'flightNumber',
  'from',
  'to',
  'model',
  'registration',
  'departure',
  'arrival',
] as const satisfies readonly FlightField[];

/** The address of a flight, without the question mark; empty when nothing is known. `salida=lebl&llegada=lppt` */
export function flightQuery(flight: FlightInHand): string {
  return FIELDS.flatMap((field) => {
    const value = flight[field];
    return value ? [`${FLIGHT_PARAMETERS[field]}=${encode(written(field, value))}`] : [];
  }).join('&');
}

/**
 * The flight in an address. Takes lower and upper case, and the number with or without the airline's code.
 * @param airline three-letter code of the airline
 */
export function readFlight(
  search: { get: (name: string) => string | null },
  airline: string,
): FlightInAddress {
  const malformed: MalformedField[] = [];
  const flight: FlightInHand = {};
  for (const field of FIELDS) {
    const text = search.get(FLIGHT_PARAMETERS[field])?.trim();
    if (!text) continue;
    const value = readers[field](text, airline);
    if (value === undefined) malformed.push({ field, text });
    else flight[field] = value;
  }
  return { flight, malformed };
}

/** Codes go into addresses in lower case, as everywhere in the portal. */
function written(field: FlightField, value: string): string {
  return field === 'from' || field === 'to' || field === 'registration' ? value.toLowerCase() : value;
}

/** A colon needs no escape in a query, and a time is easier to read with it. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%3A', ':');

const readers: Record<FlightField, (text: string, airline: string) => string | undefined> = {
  flightNumber: readNumber,
  from: readIcao,
  to: readIcao,
  model: (text) => (/^[\p{L}\p{N}][\p{L}\p{N} .+/-]{0,23}$/u.test(text) ? text : undefined),
  registration: (text) => (/^[A-Z0-9][A-Z0-9-]{1,9}$/i.test(text) ? text.toUpperCase() : undefined),
  departure: readTime,
  arrival: readTime,
};

function readNumber(text: string, airline: string): string | undefined {
  const upper = text.toUpperCase();
  const digits = upper.startsWith(airline) ? upper.slice(airline.length) : upper;
  return /^[1-9]\d{0,3}$/.test(digits) ? digits : undefined;
}

function readIcao(text: string): string | undefined {
  return /^[A-Z][A-Z0-9]{3}$/i.test(text) ? text.toUpperCase() : undefined;
}

/** Accepts only times that exist, not 31 February. */
function readTime(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return undefined;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 16) === text.slice(0, 16)
    ? text
    : undefined;
}
