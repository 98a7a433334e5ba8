/** Everything that is known of a flight when it is scored. Plain data; the caller reads it from wherever it is kept. */
import type { BelievedRecording } from '../flight-record/believed-recording.ts';
import type { ClockBatch } from '../flight-record/clock-batch.ts';
import type { FlightEvent } from '../flight-record/flight-event.ts';
import type { Reporting } from '../flight-record/reporting.ts';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import type { Position } from '../great-circle.ts';

/** Networks on which a flight can be seen. */
export type Network = 'vatsim' | 'ivao';

/** What a network's feed said of the pilot at one moment; no sample at all while the feed is out. */
export interface NetworkSample {
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** Null: the feed answered and the pilot was not in it. */
  network: Network | null;
  /** Callsign flown there; null off the network. */
  callsign: string | null;
}

/** One end of a runway, as landed on or taken off from. */
export interface RunwayEnd extends Position {
  ident: string;
  /** True bearing in this direction, degrees. */
  trueHeading: number;
  /** Length of the whole runway, m. */
  lengthM: number;
  widthM: number;
  /** Way from the end to the landing threshold, ft. */
  displacedFt: number;
}

/** What the report, the booking and the plan say. */
export interface ReportFacts {
  /** Type that was booked (ICAO designator): its limits hold. */
  type: string | null;
  /** Type that the recorder saw; null when it did not say. */
  typeSeen: string | null;
  /** Designators that the booking accepts. */
  typesAccepted: readonly string[];
  /** Title of the add-on as the recorder sends it. */
  addOn: string | null;
  /** Reference point of the booked origin. */
  origin: Position;
  /** Code of the airport it came down at; null for an unknown field. */
  arrivalIcao: string | null;
  /** It is not the planned one. */
  diversion: boolean;
  /** Touch-and-goes belong to the flight. */
  training: boolean;
  /** It is a stage of a tour. */
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
  /** When its recorder had begun it with us, before which it can't have recorded, ms; null where it may have. */
  begunAt: number | null;
}

/** The input of the score. */
export interface RecordedFlight {
  facts: ReportFacts;
  /** In any order, repeats allowed; times corrected. */
  points: readonly TelemetryPoint[];
  /** What is believed of exactly these points, where whoever asks for the score has worked it out already. */
  believed?: BelievedRecording;
  events: readonly FlightEvent[];
  /** Both ends of the runways of the airports that are known in detail. */
  runways: readonly RunwayEnd[];
  /** In any order. */
  network: readonly NetworkSample[];
  clock: readonly ClockBatch[];
  /** How its recorder reports. */
  reporting: Reporting;
}
