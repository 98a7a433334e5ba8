/** One sample of the fast recording around a touchdown. */
export interface TouchdownSample {
  /** Milliseconds since 1970 UTC, corrected. */
  at: number;
  /** Radio height, ft; null when it was not recorded. */
  aglFt: number | null;
  /** Load factor; null when it was not recorded. */
  g: number | null;
}

/** Data of an event. The score uses only those of touchdowns. */
export interface FlightEventData {
  /** Vertical speed that the recorder latched at the touchdown, ft/min; the sign is not looked at. */
  rateFpm?: number | null;
  /** Largest load factor that the recorder saw at the touchdown. */
  g?: number | null;
  /** Samples from one second before to some seconds after the touchdown, at 5 Hz or more. */
  window?: readonly TouchdownSample[];
}

/** Something that happened at one moment of a flight. */
export interface FlightEvent {
  /** Id the client gave it; unique within a report. */
  id: string;
  /** Kind as listed by the airline; the engine knows those of `EVENT` and leaves others alone. */
  kind: string;
  /** Milliseconds since 1970 UTC, corrected. */
  at: number;
  lat: number | null;
  lon: number | null;
  data: FlightEventData;
}

/** Kinds of events that rules look at. */
export const EVENT = {
  touchdown: 'touchdown',
  atcSpeed: 'atc_speed_approved',
  minimumFuel: 'minimum_fuel',
  turbulence: 'severe_turbulence',
  emergency: 'emergency',
  crash: 'crash',
  onBlock: 'on_block',
  /** The recorder reports another state after it had reported the arrival. */
  underWay: 'under_way',
} as const;

/**
 * Kinds of events that report an irregularity from a recorder's log or script. They have no figure and no duration, so
 * no rule deducts for them: a flag shows them.
 */
export const NOTICED = {
  slew: 'slew',
  simRate: 'sim_rate',
  overspeed: 'overspeed',
  stall: 'stall',
  pause: 'pause',
  bank: 'bank',
  pitch: 'pitch',
  gForce: 'g_force',
  lights: 'lights',
  flaps: 'flaps',
  gear: 'gear',
  taxi: 'taxi',
} as const;
export type NoticedKind = (typeof NOTICED)[keyof typeof NOTICED];
