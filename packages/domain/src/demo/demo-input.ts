import type { Flight } from '../timetable/flight.ts';
import type { Tour } from '../tour/tour.ts';

/** What the plan is made from. */
export interface DemoInput {
  seed: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
  pilots: number;
  /** So many days are filled; half a year is 182. */
  days: number;
  /** Which of the pilots stay on the ground now, so that people can fly with their accounts. */
  grounded: readonly number[];
  /** Where they are then, since most flights leave from there. */
  base: string;
  /** Aircraft in service: where each is based (ICAO code), the id of its type, and whether it only stands in for one, which no tour counts. */
  fleet: readonly { base: string; typeId: string; isSubstitute: boolean }[];
  timetable: readonly Flight[];
  tours: readonly Pick<Tour, 'id' | 'types' | 'stages' | 'minMinutesExclusive'>[];
  /** Minutes that each pilot has from before these days: some tours ask for them. */
  minutesBefore: readonly number[];
  /** Who flies in the event that is over, and when their turn to leave was, milliseconds since 1970 UTC. */
  turns: readonly { pilot: number; at: number }[];
}
