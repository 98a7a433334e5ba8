/** Input of the generator besides its rules. */
import type { Position } from '../great-circle.ts';
import type { Flight } from './flight.ts';

/** The figures of the generator. `content/plataforma/horario.yaml` gives them. */

/** From and to in minutes after midnight, standard local time of the origin, both included. */
export interface DepartureWindow {
  from: number;
  to: number;
}

/** Frequency and hours of flights of a length. */
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
  /** Windows for eastbound flights, if they differ. */
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

/** Capabilities of a type, and its number of tails. */
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
  /** By rising `maxBlockMin`, the one without a limit last. */
  classes: readonly FlightClass[];
  /** Pairs without the base: days a week, and daily (one departure) when the longer block is at most this, minutes. */
  offBase: { daysPerWeek: number; dailyUpToMin: number };
  continuations: readonly Continuation[];
  /** Hours per week that one tail flies, and the least days that each pair keeps. */
  budget: { hoursPerTail: number; minDays: number };
  /** Days by frequency: digits 1 (Monday) to 7; one is drawn by lot for each pair. */
  patterns: Readonly<Record<number, readonly string[]>>;
  /** Minutes between two departures of an airport, a divisor of 60; all times are multiples of it. */
  slotMin: number;
  /** First number for pairs without their own. */
  firstFreeNumber: number;
  types: readonly TypeRules[];
}

/** An airport, as far as the generator needs it. */
export interface TimetableAirport extends Position {
  icao: string;
  /** IANA time zone; without one the longitude is used. */
  timezone?: string | undefined;
  /** Longest runway, metres; 0 when it is not known. */
  runwayM: number;
}

/** A pair of airports that the airline flies, once. */
export interface TimetableRoute {
  between: readonly [string, string];
  /** Id of the type. */
  type: string;
  /** Minutes; estimated when left out. */
  blockOut?: number | undefined;
  blockBack?: number | undefined;
  /** Flight numbers out and back. */
  numbers?: readonly [number, number] | undefined;
  note?: string | undefined;
}

/** Complete input of a proposal. */
export interface TimetableInput {
  routes: readonly TimetableRoute[];
  airports: readonly TimetableAirport[];
  /** Name of each type for people, and its number of operational tails, substitutes included; by id of the type. */
  fleet: Readonly<Record<string, { model: string; tails: number }>>;
  /** ICAO code. */
  base: string;
  rules: TimetableRules;
  /**
   * The timetable in force. Its flights keep times, days and free numbers; flights that are locked or made by people
   * stay unchanged. To draw generated flights anew, leave them out.
   */
  current: readonly Flight[];
  /** First day of new flights and last day of those that end, `YYYY-MM-DD` UTC. */
  today: string;
}
