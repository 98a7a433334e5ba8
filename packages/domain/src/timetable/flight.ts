/** A flight of the timetable: one number between two airports on some days of the week, at one time. */

/** Kinds of flights, by purpose. */
export const FLIGHT_KINDS = {
  line: 'línea',
  continuation: 'continuación',
  focus: 'Focus Airport',
  tour: 'etapa de tour',
  event: 'evento',
  training: 'entrenamiento',
  positioning: 'posicionamiento',
  free: 'vuelo libre',
} as const;

/** Purpose of a flight. */
export type FlightKind = keyof typeof FLIGHT_KINDS;

/** Origin of a flight: the generator, a file, or a person of operations. */
export type FlightSource = 'generated' | 'import' | 'staff';

/** A flight of the timetable. */
export interface Flight {
  /** UUID; for generated flights made of number and airports, so that it never changes. */
  id: string;
  /** 1 to 9999, without the airline's code. */
  number: number;
  /** ICAO codes, distinct. */
  dep: string;
  arr: string;
  /** Days of departure in UTC: Monday 1, Tuesday 2, … Sunday 64; never 0. */
  days: number;
  /** Departure and arrival, minutes after 00:00Z, 0 to 1439. */
  stdUtc: number;
  staUtc: number;
  /** Days from departure to arrival, 0 to 2. */
  arrDayOffset: number;
  /** Minutes from chock to chock, above 0. */
  blockMin: number;
  /** Great-circle distance, NM with one decimal. */
  distanceNm: number;
  /** Planned flight level, hundreds of feet; null when the pilot chooses. */
  level: number | null;
  kind: FlightKind;
  /** First and last day on which it departs, `YYYY-MM-DD` UTC; no last day when null. */
  validFrom: string;
  validUntil: string | null;
  /** Whether visitors see it. */
  isPublic: boolean;
  /** Remark, 200 characters at most; empty for none. */
  note: string;
  source: FlightSource;
  /** Operations want it left as it is. */
  locked: boolean;
  /** Route to file, as staff wrote it, in capitals; left out where the pilot plans it. */
  route?: string | undefined;
  /** Letter of its IATA service type if that is more exact than the kind: `F` is scheduled cargo. */
  iataType?: string | undefined;
  /** Ids of the types that may fly it, the preferred one first; at least one. */
  types: readonly string[];
}

/** Minutes in a day. */
export const DAY_MINUTES = 1440;

/** Arrival by departure and block time; the three always agree. */
export function arrivalOf(stdUtc: number, blockMin: number): Pick<Flight, 'staUtc' | 'arrDayOffset'> {
  const arrival = stdUtc + blockMin;
  return { staUtc: arrival % DAY_MINUTES, arrDayOffset: Math.floor(arrival / DAY_MINUTES) };
}
