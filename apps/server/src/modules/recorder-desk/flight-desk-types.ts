import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { ToldFuel } from '@va/domain/flight-record/told-fuel.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import type { ReportWithNames } from '../reports/report-view.ts';
import type { FlightOrder } from '../recordings/flight-order.ts';
import type { Note } from './recorder-notes.ts';

/** A report with what its recorder wrote into it. */
export interface DeskReport {
  row: ReportWithNames;
  note: Note;
  /** What was booked, open or not; null for a flight without a booking. */
  booking: BookingRow | null;
  /** Where it is now, while it flies. */
  position: TelemetryPoint | null;
  phase: FlightPhase | null;
}

/** A position of a recorder without numbers: they are told apart by the recorder's own id, else by their time. */
export type DeskPoint = Omit<TelemetryPoint, 'seq'>;

/** Something that a recorder wrote into its log, where it says so with its place. */
export type DeskEvent = Omit<FlightEvent, 'lat' | 'lon'> &
  Partial<Pick<FlightEvent, 'lat' | 'lon'>> & { text?: string };

/** What a recorder says of a flight when it sends it in. */
export interface DeskFiling {
  /** Vertical speed of the touchdown, ft/min; recorders differ in the sign. */
  landingFpm: number | null;
  comment?: string | undefined;
  /** Its own score, 0 to 100: a remark. */
  score?: number | undefined;
  fuel?: ToldFuel | undefined;
}

/** Flights for the protocols of foreign recorders: the same acts as over the own API. */
export interface FlightDesk {
  reports(pilotId: string, limit: number): Promise<DeskReport[]>;
  /** Every flight in progress, of all pilots. */
  inProgress(): Promise<DeskReport[]>;
  report(pilotId: string, code: string): Promise<DeskReport>;
  /** The same; null where there is none. */
  find(pilotId: string, code: string): Promise<DeskReport | null>;
  /** The flight of a booking, if it was begun. */
  ofBooking(pilotId: string, bookingId: string): Promise<DeskReport | null>;
  unfinished(pilotId: string): Promise<DeskReport | null>;
  /** Begins a flight, or goes on with the one that is open; `note` as of `keepNote`. */
  start(order: FlightOrder, note: Note | ((before: Note) => Note), now: Date): Promise<DeskReport>;
  /** Adds to what the recorder wrote: a note, or what is made of the note before. */
  keepNote(report: DeskReport, note: Note | ((before: Note) => Note)): Promise<DeskReport>;
  /** Keeps positions; `phase` where the recorder says what the aircraft does. */
  keepPoints(
    report: DeskReport,
    points: readonly DeskPoint[],
    phase: FlightPhase | null,
    now: Date,
  ): Promise<void>;
  keepEvents(report: DeskReport, events: readonly DeskEvent[], now: Date): Promise<void>;
  points(report: DeskReport): Promise<TelemetryPoint[]>;
  /** Whether the aircraft has moved from its stand, by what is kept and by points that are not kept yet. */
  hasLeft(report: DeskReport, points: readonly DeskPoint[]): Promise<boolean>;
  /** Sends the flight in; sent before: the report as it is. */
  file(report: DeskReport, said: DeskFiling, now: Date): Promise<DeskReport>;
  /** Throws the flight away; answers its booking where that is reserved again, as the aircraft had not moved. */
  discard(report: DeskReport, now: Date): Promise<BookingRow | null>;
}
