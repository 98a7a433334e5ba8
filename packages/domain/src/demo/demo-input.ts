import type { Flight } from '../timetable/flight.ts';
import type { Tour } from '../tour/tour.ts';

/** Facts from which the demo is planned. */
export interface DemoInput {
  seed: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
  pilots: number;
  /** Days to fill with flights; half a year is 182. */
  days: number;
  /** Numbers of the pilots who are on the ground now, so that people can try their accounts and fly. */
  grounded: readonly number[];
  /** Airport where those pilots are, since most flights leave from there. */
  base: string;
  /**
   * Aircraft in service: its base (ICAO code), the id of its type, and whether it is a substitute, which no tour
   * counts.
   */
  fleet: readonly { base: string; typeId: string; isSubstitute: boolean }[];
  timetable: readonly Flight[];
  tours: readonly Pick<Tour, 'id' | 'types' | 'stages' | 'minMinutesExclusive'>[];
  /** Minutes that each pilot has from before these days: some tours ask for them. */
  minutesBefore: readonly number[];
  /** Pilots of the past event, with their times of departure, milliseconds since 1970 UTC. */
  turns: readonly { pilot: number; at: number }[];
}
