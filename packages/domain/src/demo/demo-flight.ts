import type { Network } from '../scoring/recorded-flight.ts';
import type { Slip } from './slips.ts';

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
