/** Data of a flight for its score. Plain data; the caller reads it from where it is stored. */
import type { BelievedRecording } from '../flight-record/believed-recording.ts';
import type { ClockBatch } from '../flight-record/clock-by-arrival.ts';
import type { FlightEvent } from '../flight-record/flight-event.ts';
import type { Reporting } from '../flight-record/reporting.ts';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import type { Position } from '../great-circle.ts';

/** Networks on which a flight can be seen. */
export type Network = 'vatsim' | 'ivao';

/** The feed of a network about the pilot at one moment; without a sample while the feed is out. */
export interface NetworkSample {
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** Null if the feed answered without the pilot. */
  network: Network | null;
  /** Callsign flown there; null off the network. */
  callsign: string | null;
}

/** One end of a runway, in the direction of landing or take-off. */
export interface RunwayEnd extends Position {
  ident: string;
  /** True bearing in this direction, degrees. */
  trueHeading: number;
  /** Length of the whole runway, m. */
  lengthM: number;
  widthM: number;
  /** Distance from the end to the landing threshold, ft. */
  displacedFt: number;
}

/** Facts from the report, the booking and the plan. */
export interface ReportFacts {
  /** Booked type (ICAO designator), whose limits apply. */
  type: string | null;
  /** Type that the recorder reported; null if it reported none. */
  typeSeen: string | null;
  /** Designators that the booking accepts. */
  typesAccepted: readonly string[];
  /** Title of the add-on as the recorder sends it. */
  addOn: string | null;
  /** Reference point of the booked origin. */
  origin: Position;
  /** Code of the airport it came down at; null for an unknown field. */
  arrivalIcao: string | null;
  /** Whether the airport of arrival is not the planned one. */
  diversion: boolean;
  /** Touch-and-goes belong to the flight. */
  training: boolean;
  /** Whether the flight is a stage of a tour. */
  tourStage: boolean;
  /** Moment at which an emergency was declared, ms since 1970 UTC; events count too. */
  emergencyAt: number | null;
  /** Plan attached to the booking; null without one. */
  plan: { fuelKg: number | null; blockMin: number | null } | null;
  /** METAR of the arrival at the landing said instrument conditions; null when there is none. */
  imcAtArrival: boolean | null;
  /** Callsign of the pilot; null when the report has none. */
  callsign: string | null;
  /** Code of another report of the pilot that overlaps in time. */
  overlaps: string | null;
  /** Instant at which the recorder began the flight with us, ms; no point can be older. Null if unknown. */
  begunAt: number | null;
}

/** The input of the score. */
export interface RecordedFlight {
  facts: ReportFacts;
  /** In any order, with repeats allowed; times by our clock. */
  points: readonly TelemetryPoint[];
  /** The checked recording of exactly these points, if the caller has it already. */
  believed?: BelievedRecording;
  events: readonly FlightEvent[];
  /** The two ends of each runway of the airports that are known in detail. */
  runways: readonly RunwayEnd[];
  /** In any order. */
  network: readonly NetworkSample[];
  clock: readonly ClockBatch[];
  /** Interval and beginning of the recorder's reports. */
  reporting: Reporting;
}
