/** The figures of the generator. `content/plataforma/horario.yaml` gives them. */

/** From–to in minutes after midnight, standard local time of the origin, both ends included. */
export interface DepartureWindow {
  from: number;
  to: number;
}

/** How often, and when, flights of a length go. */
export interface FlightClass {
  id: string;
  /** Spanish, as it goes on in a sentence: «corto radio». */
  name: string;
  /** Longest block time of the longer way, minutes; null for the last class, which has no end. */
  maxBlockMin: number | null;
  /** Days a week, 1 to 7. */
  daysPerWeek: number;
  /** Departures on such a day; one window each, or one of the windows by lot. */
  waves: number;
  windows: readonly DepartureWindow[];
  /** For flights towards the east, where they go at other hours. */
  eastwardWindows?: readonly DepartureWindow[] | undefined;
}

/** The estimate of a block time that no route gives. */
export interface BlockRules {
  /** Way flown over great circle, and the same for pairs under `shortKm`. */
  detour: number;
  shortDetour: number;
  shortKm: number;
  /** Taxi and manoeuvres, minutes. */
  groundMin: number;
  /** Wind from the west, knots, and the same for pairs under `windKm`. */
  windKt: number;
  shortWindKt: number;
  windKm: number;
}

/** What a type can do, and how many there are to do it. */
export interface TypeRules {
  /** Id of the type, as in the fleet. */
  type: string;
  /** Cruise, knots true airspeed. */
  tasKt: number;
  /** Minutes on the ground between two flights. */
  turnaroundMin: number;
  /** Longest leg, NM. */
  rangeNm: number;
  /** Shortest runway, metres. */
  runwayM: number;
}

/** A pair of airports flown on with the aircraft that came from another. */
export interface Continuation {
  between: readonly [string, string];
  after: readonly [string, string];
  /** Minutes from the arrival to the next departure. */
  minutes: number;
}

/** The rules of the generator. */
export interface TimetableRules {
  block: BlockRules;
  /** By `maxBlockMin`, the one without end last. */
  classes: readonly FlightClass[];
  /** Pairs without the base: days a week, and daily (one departure) when the longer block is at most this, minutes. */
  offBase: { daysPerWeek: number; dailyUpToMin: number };
  continuations: readonly Continuation[];
  /** Hours that one tail flies in a week, and the days a pair keeps whatever happens. */
  budget: { hoursPerTail: number; minDays: number };
  /** Days by frequency: digits 1 (Monday) to 7; one is drawn by lot for each pair. */
  patterns: Readonly<Record<number, readonly string[]>>;
  /** Minutes between two departures of one airport, a divisor of 60; times are multiples of it. */
  slotMin: number;
  /** First number for pairs without their own. */
  firstFreeNumber: number;
  types: readonly TypeRules[];
}
