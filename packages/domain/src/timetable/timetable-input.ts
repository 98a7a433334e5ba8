/** Input of the generator besides its rules. */
import type { Position } from '../great-circle.ts';
import type { TimetableRules } from './timetable-rules.ts';
import type { Flight } from './flight.ts';

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
