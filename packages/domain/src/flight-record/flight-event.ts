/** One sample of the fast recording around a touchdown. */
export interface TouchdownSample {
  /** Milliseconds since 1970 UTC, corrected. */
  at: number;
  /** Radio height, ft; null when it was not recorded. */
  aglFt: number | null;
  /** Load factor; null when it was not recorded. */
  g: number | null;
}

/** What an event carries. Only touchdowns carry anything that is judged. */
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
  /** Its recorder says something else, after it had said that it has arrived. */
  underWay: 'under_way',
} as const;

/**
 * Kinds of events in which a recorder's log or script says that something was out of order. It gives no figure and no
 * length, so no rule deducts for it: a flag shows it.
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
/** One of them. */
export type NoticedKind = (typeof NOTICED)[keyof typeof NOTICED];
