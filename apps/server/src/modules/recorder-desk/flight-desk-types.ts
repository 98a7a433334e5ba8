import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { ReportedFuel } from '@va/domain/flight-record/reported-fuel.ts';
import type { BookingRow } from '../bookings/booking-rows.ts';
import type { FlightOrder } from '../recordings/take-over.ts';
import type { ReportWithNames } from '../reports/report-view.ts';
import type { Note } from './recorder-notes.ts';

/** A report with its recorder's note, booking and position. */
export interface DeskReport {
  row: ReportWithNames;
  note: Note;
  /** The flight's booking in any state; null without one. */
  booking: BookingRow | null;
  /** The present position of a flight in progress; null without one. */
  position: TelemetryPoint | null;
  phase: FlightPhase | null;
}

/** A position without a number; positions are told apart by the recorder's own id, or else by their time. */
export type DeskPoint = Omit<TelemetryPoint, 'seq'>;

/** A line of a recorder's log as an event, with its place if the recorder gives one. */
export type DeskEvent = Omit<FlightEvent, 'lat' | 'lon'> &
  Partial<Pick<FlightEvent, 'lat' | 'lon'>> & { text?: string };

/** A recorder's data when it submits a flight. */
export interface DeskFiling {
  /** Vertical speed of the touchdown, ft/min, with either sign. */
  landingFpm: number | null;
  comment?: string | undefined;
  /** The recorder's own score, 0 to 100, kept only as a remark. */
  score?: number | undefined;
  fuel?: ReportedFuel | undefined;
}

/** Flights for the protocols of foreign recorders, by the same acts as over our own API. */
export interface FlightDesk {
  reports(pilotId: string, limit: number): Promise<DeskReport[]>;
  /** All flights in progress. */
  inProgress(): Promise<DeskReport[]>;
  report(pilotId: string, code: string): Promise<DeskReport>;
  /** A pilot's flight by its code; null without one. */
  find(pilotId: string, code: string): Promise<DeskReport | null>;
  /** The flight of a booking, if it was begun. */
  ofBooking(pilotId: string, bookingId: string): Promise<DeskReport | null>;
  unfinished(pilotId: string): Promise<DeskReport | null>;
  /** Begins a flight, or continues the open one; `note` as for `keepNote`. */
  start(order: FlightOrder, note: Note | ((before: Note) => Note), now: Date): Promise<DeskReport>;
  /** Merges a note into the recorder's note, or replaces it by a function's result. */
  keepNote(report: DeskReport, note: Note | ((before: Note) => Note)): Promise<DeskReport>;
  /** Stores positions; `phase` if the recorder reports the phase of flight. */
  keepPoints(
    report: DeskReport,
    points: readonly DeskPoint[],
    phase: FlightPhase | null,
    now: Date,
  ): Promise<void>;
  keepEvents(report: DeskReport, events: readonly DeskEvent[], now: Date): Promise<void>;
  points(report: DeskReport): Promise<TelemetryPoint[]>;
  /** Whether the aircraft has left its stand, by the stored points and by these further ones. */
  hasLeft(report: DeskReport, points: readonly DeskPoint[]): Promise<boolean>;
  /** Submits the flight. Idempotent: a submitted flight is answered as it is. */
  file(report: DeskReport, said: DeskFiling, now: Date): Promise<DeskReport>;
  /** Discards the flight; answers its booking if that is reserved again because the aircraft had not moved. */
  discard(report: DeskReport, now: Date): Promise<BookingRow | null>;
}

/** A point of which nothing is known. */
export const NOWHERE: TelemetryPoint = {
  seq: 0,
  at: 0,
  lat: 0,
  lon: 0,
  altFt: null,
  aglFt: null,
  hdg: null,
  gsKt: null,
  iasKt: null,
  mach: null,
  vsFpm: null,
  onGround: null,
  fuelKg: null,
  weightKg: null,
  engines: null,
  lights: null,
  flaps: null,
  flapDetent: null,
  gear: null,
  g: null,
  pitch: null,
  bank: null,
  simRate: null,
  flags: null,
};
