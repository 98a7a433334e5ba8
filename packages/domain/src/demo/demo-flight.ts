import type { Network } from '../scoring/recorded-flight.ts';
import type { Slip } from './slips.ts';

/** A flight of the demo, before it is flown. */
export interface DemoFlight {
  /** Which of the pilots. */
  pilot: number;
  dep: string;
  arr: string;
  typeId: string;
  /** Registration of the aircraft; null for one of the type that stands at the departure. */
  tail: string | null;
  /** Id of the flight in the timetable; null for a stage of a tour that it does not hold. */
  flightId: string | null;
  stage: { tour: string; n: number } | null;
  /** When the recorder is switched on, milliseconds since 1970 UTC. */
  startsAt: number;
  /** Minutes by the timetable. */
  blockMin: number;
  wind: { fromDeg: number; kt: number };
  /** ft/min; above 300 it costs points. */
  touchdownFpm: number;
  /** What the crew forgets on the way. */
  slips: readonly Slip[];
  /** The last minutes were not recorded: a person has to decide. */
  endLost: boolean;
  /** Where it was flown, if on a network. */
  network: Network | null;
}
