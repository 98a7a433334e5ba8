import type { Network } from '../scoring/recorded-flight.ts';
import type { Flight } from '../timetable/flight.ts';
import type { Tour } from '../tour/tour.ts';
import { type Slip, SLIPS } from './slips.ts';
import { DAY_MS } from '../durations.ts';
import type { SeededRandom } from '../random.ts';

/** A flight of the demo, before it is flown. */
export interface DemoFlight {
  /** Number of the pilot, from 0. */
  pilot: number;
  dep: string;
  arr: string;
  typeId: string;
  /** Registration of the aircraft; null for any aircraft of the type that is at the departure. */
  tail: string | null;
  /** Id of the flight in the timetable; null for a tour stage that the timetable lacks. */
  flightId: string | null;
  stage: { tour: string; n: number } | null;
  /** When the pilot switches the recorder on, milliseconds since 1970 UTC. */
  startsAt: number;
  /** Minutes by the timetable. */
  blockMin: number;
  wind: { fromDeg: number; kt: number };
  /** ft/min; above 300 it costs points. */
  touchdownFpm: number;
  /** Procedures that the crew forgets during the flight. */
  slips: readonly Slip[];
  /** The last minutes were not recorded: a person has to decide. */
  endLost: boolean;
  /** Network on which the pilot flew; null offline. */
  network: Network | null;
}

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

/** In the last `WAITING_DAYS` days one recording in `WAITING_EVERY` lacks its end, so that staff must decide on it. */
const WAITING_DAYS = 9;
const WAITING_EVERY = 2;
/** Chance of each slip on a flight: about one slip per flight. */
const SLIP_SHARE = 0.2;

/** Weather of a flight of the demo, and how well it was flown: most land softly, some firmly, a few hard. */
export function conditions(startsAt: number, now: number, random: SeededRandom) {
  const luck = random.fraction();
  const touchdownFpm =
    luck < 0.7 ? 110 + random.below(180) : luck < 0.94 ? 305 + random.below(140) : 520 + random.below(200);
  const recent = startsAt > now - WAITING_DAYS * DAY_MS;
  const endLost = random.below(WAITING_EVERY) === 0 && recent;
  const wind = { fromDeg: 200 + random.below(140), kt: 5 + random.below(70) };
  const slips = SLIPS.filter(() => random.fraction() < SLIP_SHARE);
  return { touchdownFpm, slips, endLost, wind };
}
