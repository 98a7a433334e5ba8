import { z } from 'zod';
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import { flightTimes } from '@va/domain/flight-record/flight-times.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { changeFlight } from '../reports/change-flight.ts';
import { keepEvents, keepPoints } from '../reports/keep-telemetry.ts';
import { readRecorded } from '../reports/recording.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { findOwnReport, findUnfinished } from '../reports/report-row.ts';
import type { ReportWithNames } from '../reports/report-view.ts';
import { selectReports } from '../reports/report-view.ts';
import type { FlightOrder } from '../reports/start-flight.ts';
import { startFlight } from '../reports/start-flight.ts';
import { submitFlight } from '../reports/submit-flight.ts';

/** A report with what its recorder wrote into it. */
export interface DeskReport {
  row: ReportWithNames;
  note: Record<string, unknown>;
  /** Where it is now, while it flies. */
  position: TelemetryPoint | null;
}

/** A position of a recorder without numbers of its own: they are told apart by their time. */
export type DeskPoint = Omit<TelemetryPoint, 'seq'>;

/** Flights for the protocols of foreign recorders: the same acts as over the own API. */
export interface FlightDesk {
  reports(pilotId: string, limit: number): Promise<DeskReport[]>;
  report(pilotId: string, code: string): Promise<DeskReport>;
  unfinished(pilotId: string): Promise<DeskReport | null>;
  start(order: FlightOrder, note: object, now: Date): Promise<DeskReport>;
  /** Adds to what the recorder wrote. */
  keepNote(report: DeskReport, note: object): Promise<DeskReport>;
  keepPoints(report: DeskReport, points: readonly DeskPoint[], now: Date): Promise<void>;
  keepEvents(
    report: DeskReport,
    events: readonly (Omit<FlightEvent, 'lat' | 'lon'> & { text?: string })[],
    now: Date,
  ): Promise<void>;
  points(report: DeskReport): Promise<TelemetryPoint[]>;
  /** Sends the flight in, with the vertical speed of its touchdown where the recorder knows it, ft/min. */
  file(
    report: DeskReport,
    said: { landingFpm: number | null; comment?: string | undefined; score?: number | undefined },
    now: Date,
  ): Promise<DeskReport>;
  discard(report: DeskReport, now: Date): Promise<void>;
}

const noteSchema = z.record(z.string(), z.unknown());
/** Points are told apart to a tenth of a second. */
const SEQ_MS = 100;

/** Makes the desk on a database. */
export function flightDesk(db: Database, airline: Airline): FlightDesk {
  const { queries } = db;
  const full = async (row: ReportWithNames): Promise<DeskReport> => {
    const note = await queries
      .selectFrom('recorder_note')
      .select('data')
      .where('report_id', '=', row.id)
      .executeTakeFirst();
    const live = await queries
      .selectFrom('live_position')
      .selectAll()
      .where('report_id', '=', row.id)
      .executeTakeFirst();
    const position = live && { ...NOWHERE, at: live.at.getTime(), lat: live.lat, lon: live.lon };
    return {
      row,
      note: noteSchema.parse(note?.data ?? {}),
      position: position
        ? { ...position, altFt: live.alt_ft, gsKt: live.gs_kt, hdg: live.hdg, vsFpm: live.vs_fpm }
        : null,
    };
  };
  const desk: FlightDesk = {
    async reports(pilotId, limit) {
      const rows = await selectReports(queries)
        .where('report.pilot_id', '=', pilotId)
        .orderBy('report.id', 'desc')
        .limit(limit)
        .execute();
      return Promise.all(rows.map(full));
    },
    async report(pilotId, code) {
      const row = await selectReports(queries)
        .where('report.pilot_id', '=', pilotId)
        .where('report.code', '=', code)
        .executeTakeFirst();
      if (!row) throw new Problem('no-encontrado');
      return full(row);
    },
    async unfinished(pilotId) {
      const row = await findUnfinished(queries, pilotId);
      return row ? desk.report(pilotId, row.code) : null;
    },
    async start(order, note, now) {
      const row = await startFlight(db, airline, order, now);
      return desk.keepNote(await desk.report(order.pilotId, row.code), note);
    },
    async keepNote({ row }, note) {
      const { note: before } = await desk.report(row.pilot_id, row.code);
      const data = JSON.stringify({ ...before, ...note });
      await queries
        .insertInto('recorder_note')
        .values({ report_id: row.id, data })
        .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ data }))
        .execute();
      return desk.report(row.pilot_id, row.code);
    },
    async keepPoints({ row }, points, now) {
      if (points.length === 0) return;
      await wake(db, airline, row, now);
      const began = row.created_at.getTime() - 86_400_000;
      const numbered = points.map((point) => ({
        ...point,
        seq: Math.max(0, Math.round((point.at - began) / SEQ_MS)),
      }));
      const sent = { pilotId: row.pilot_id, code: row.code, clientNow: null, points: numbered };
      await keepPoints(db, sent, now, { late: true });
    },
    async keepEvents({ row }, events, now) {
      if (events.length === 0) return;
      await wake(db, airline, row, now);
      const placed = events.map((event) => ({ ...event, lat: null, lon: null }));
      await keepEvents(db, { pilotId: row.pilot_id, code: row.code, events: placed }, now, { late: true });
    },
    async points({ row }) {
      return (await readRecorded(queries, row.id)).points;
    },
    async file(report, { landingFpm, comment, score }, now) {
      const { pilot_id: pilotId, code } = report.row;
      const locked = await findOwnReport(queries, pilotId, code);
      if (landingFpm !== null) {
        const { points, events } = await readRecorded(queries, locked.id);
        const landing = flightTimes(points, events)?.landing;
        if (landing !== undefined && landing !== null) {
          // Recorders differ in the sign; an aircraft touches down downwards.
          const data = { rateFpm: -Math.abs(landingFpm) };
          const event = { id: 'landing-rate', kind: 'touchdown', at: landing, data };
          await desk.keepEvents(report, [event], now);
        }
      }
      const submission = { lastSeq: null, asIs: true, comment, clientScore: score };
      await submitFlight(db, airline, { pilotId, code }, submission, now);
      return desk.report(pilotId, code);
    },
    async discard({ row }, now) {
      const of = { pilotId: row.pilot_id, code: row.code };
      if (row.state === 'submitted' || row.state === 'in_review')
        await changeFlight(db, airline, of, { type: 'take_back' }, now);
      await changeFlight(db, airline, of, { type: 'discard' }, now);
    },
  };
  return desk;
}

/** Goes on with an interrupted flight: a recorder that sends points has resumed it. */
async function wake(db: Database, airline: Airline, row: ReportRow, now: Date): Promise<void> {
  if (row.state !== 'draft' || row.reason !== 'interrupted' || row.client_flight_id === null) return;
  const change = { type: 'resume', clientFlightId: row.client_flight_id } as const;
  await changeFlight(db, airline, { pilotId: row.pilot_id, code: row.code }, change, now);
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
