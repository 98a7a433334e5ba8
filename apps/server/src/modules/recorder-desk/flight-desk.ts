import { createHash } from 'node:crypto';
import { DAY_MS } from '@va/domain/durations.ts';
import { flightTimes } from '@va/domain/flight-record/flight-times.ts';
import { groundByAltitude } from '@va/domain/flight-record/ground-by-altitude.ts';
import { findOffBlock } from '@va/domain/flight-record/on-block.ts';
import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { orderPoints } from '@va/domain/flight-record/point-order.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { touchdownRate } from '@va/domain/touchdown-rate.ts';
import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readKeptBooking, selectBookings } from '../bookings/booking-rows.ts';
import { changeFlight } from '../recordings/change-flight.ts';
import { knownFields } from '../recordings/judge-flight.ts';
import { keepEvents, keepPoints } from '../recordings/keep-telemetry.ts';
import { readRecorded } from '../recorded/recording.ts';
import type { FlightOrder } from '../recordings/take-over.ts';
import { findOwnReport, findUnfinished, type ReportRow } from '../reports/report-rows.ts';
import { type ReportWithNames, selectReports } from '../reports/report-view.ts';
import { startFlight } from '../recordings/start-flight.ts';
import { submitFlight } from '../recordings/submit-flight.ts';
import { type DeskPoint, type DeskReport, type FlightDesk, NOWHERE } from './flight-desk-types.ts';
import { readNotes, writeNote } from './recorder-notes.ts';

/** Resolution of point numbers made from times, ms; below, how long before the flight's start a point may be. */
const SEQ_MS = 100;
const BEFORE_MS = 3 * DAY_MS;

/** Most flights in progress in one answer. */
const MOST_IN_PROGRESS = 500;

/** Makes the desk on a database. */
export function flightDesk(db: Database, airline: Airline): FlightDesk {
  const { queries } = db;
  const full = async (rows: readonly ReportWithNames[]): Promise<DeskReport[]> => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const noteOf = await readNotes(queries, ids);
    const booked = rows.flatMap(({ booking_id }) => booking_id ?? []);
    const bookings =
      booked.length === 0 ? [] : await selectBookings(queries).where('booking.id', 'in', booked).execute();
    const places = await queries
      .selectFrom('live_position')
      .selectAll()
      .where('report_id', 'in', ids)
      .where('left_at', 'is', null)
      .execute();
    return rows.map((row) => {
      const live = places.find(({ report_id }) => report_id === row.id);
      return {
        row,
        note: noteOf(row.id),
        booking: bookings.find(({ id }) => id === row.booking_id) ?? null,
        position: live
          ? {
              ...NOWHERE,
              at: live.at.getTime(),
              lat: live.lat,
              lon: live.lon,
              altFt: live.alt_ft,
              gsKt: live.gs_kt,
              hdg: live.hdg,
              vsFpm: live.vs_fpm,
            }
          : null,
        phase: live?.phase ?? null,
      };
    });
  };
  /** Query for a pilot's reports, without drafts of other sources, with which no recorder may continue. */
  const own = (pilotId: string) =>
    selectReports(queries)
      .where('report.pilot_id', '=', pilotId)
      .where((is) => is.or([is('report.state', '!=', 'draft'), is('report.source', '=', 'acars')]));
  const one = async (pilotId: string, column: 'report.code' | 'report.booking_id', value: string) => {
    const row = await own(pilotId).where(column, '=', value).orderBy('report.id', 'desc').executeTakeFirst();
    const [report] = await full(row ? [row] : []);
    return report ?? null;
  };
  const desk: FlightDesk = {
    async reports(pilotId, limit) {
      return full(await own(pilotId).orderBy('report.id', 'desc').limit(limit).execute());
    },
    async inProgress() {
      return full(
        await selectReports(queries)
          .where('report.state', '=', constant('in_progress'))
          .orderBy('report.id', 'desc')
          .limit(MOST_IN_PROGRESS)
          .execute(),
      );
    },
    find: (pilotId, code) => one(pilotId, 'report.code', code),
    async report(pilotId, code) {
      const report = await desk.find(pilotId, code);
      if (!report) throw new Problem('no-encontrado');
      return report;
    },
    ofBooking: (pilotId, bookingId) => one(pilotId, 'report.booking_id', bookingId),
    async unfinished(pilotId) {
      const row = await findUnfinished(queries, pilotId);
      return row ? desk.report(pilotId, row.code) : null;
    },
    async start(order, note, now) {
      const open = await desk.unfinished(order.pilotId);
      if (open && goesOn(open, order)) return desk.keepNote(open, note);
      const row = await startFlight(db, airline, order, now);
      return desk.keepNote(await desk.report(order.pilotId, row.code), note);
    },
    async keepNote({ row }, note) {
      await writeNote(db, row.id, note);
      return desk.report(row.pilot_id, row.code);
    },
    async keepPoints({ row }, points, phase, now) {
      if (points.length === 0) return;
      await wake(db, airline, row, now);
      await handOver(db, airline, row, now);
      const fields = knownFields(airline);
      const placed = points.map((point) => {
        const isReported = point.onGround !== null || point.aglFt !== null;
        return isReported ? point : { ...point, onGround: groundByAltitude(point, fields) };
      });
      const numbered = { points: numberedPoints(row, placed), clientNow: null, phase };
      const sent = { pilotId: row.pilot_id, code: row.code, ...numbered };
      await keepPoints(db, sent, now, { late: true });
    },
    async keepEvents({ row }, events, now) {
      if (events.length === 0) return;
      await wake(db, airline, row, now);
      const placed = events.map((event) => ({ lat: null, lon: null, ...event }));
      await keepEvents(db, { pilotId: row.pilot_id, code: row.code, events: placed }, now, { late: true });
    },
    async points({ row }) {
      return inOurTimes(await readRecorded(queries, row.id)).points;
    },
    async hasLeft({ row }, points) {
      const { points: kept } = await readRecorded(queries, row.id);
      return findOffBlock(orderPoints([...kept, ...numberedPoints(row, points)]), Infinity) !== null;
    },
    async file(report, { landingFpm, comment, score, fuel }, now) {
      const { pilot_id: pilotId, code } = report.row;
      const locked = await findOwnReport(queries, pilotId, code);
      const reported = landingFpm === null ? null : touchdownRate(landingFpm);
      if (reported !== null) {
        const { points, events, reporting, offsetMs } = inOurTimes(await readRecorded(queries, locked.id));
        const landing = flightTimes(points, events, reporting)?.landing ?? null;
        const event = { id: 'landing-rate', kind: 'touchdown', data: { rateFpm: reported } };
        // Store the time by the recorder's clock, like all its data.
        if (landing !== null) await desk.keepEvents(report, [{ ...event, at: landing - offsetMs }], now);
      }
      const touchdownFpm = reported === null ? undefined : Math.round(reported);
      const submission = { lastSeq: null, asIs: true, comment, clientScore: score, touchdownFpm, fuel };
      await submitFlight(db, airline, { pilotId, code }, submission, now);
      return desk.report(pilotId, code);
    },
    async discard({ row }, now) {
      const of = { pilotId: row.pilot_id, code: row.code };
      if (row.state === 'submitted' || row.state === 'in_review')
        await changeFlight(db, airline, of, { type: 'take_back' }, now);
      const { booking_id } = await changeFlight(db, airline, of, { type: 'discard' }, now);
      return readKeptBooking(queries, booking_id);
    },
  };
  return desk;
}

/** Adds the numbers under which the points are stored. */
function numberedPoints({ created_at }: ReportRow, points: readonly DeskPoint[]): TelemetryPoint[] {
  const began = created_at.getTime() - BEFORE_MS;
  return points.map((point) => ({
    ...point,
    seq: point.id ? numberOfId(point.id) : Math.max(0, Math.round((point.at - began) / SEQ_MS)),
  }));
}

/** A number for a point's own id: 40 bits of the id's digest, above all numbers made from times. */
function numberOfId(id: string): number {
  return 2 ** 40 + createHash('sha256').update(id).digest().readUIntBE(0, 5);
}

/**
 * Whether a start continues the open flight: same booking, begun over these protocols, possibly by another program. The
 * airline's own recorder shares its flights with no program; its flights have no note.
 */
function goesOn({ row, note }: DeskReport, { bookingId }: FlightOrder): boolean {
  const isOpen = row.state === 'in_progress' || row.reason === 'interrupted';
  const isForeign = !row.from_feed && Object.keys(note).length > 0;
  return isOpen && isForeign && row.booking_id !== null && row.booking_id === bookingId;
}

/** Resumes an interrupted flight, because its recorder sends points again. */
async function wake(db: Database, airline: Airline, row: ReportRow, now: Date): Promise<void> {
  if (row.state !== 'draft' || row.reason !== 'interrupted' || row.client_flight_id === null) return;
  const change = { type: 'resume', clientFlightId: row.client_flight_id } as const;
  await changeFlight(db, airline, { pilotId: row.pilot_id, code: row.code }, change, now);
}

/** Hands a flight that the server recorded from a network's feed over to the recorder that sends points. */
async function handOver(db: Database, airline: Airline, row: ReportRow, now: Date): Promise<void> {
  if (!row.from_feed || row.state !== 'in_progress' || row.booking_id === null) return;
  const order = {
    pilotId: row.pilot_id,
    clientFlightId: `recorder ${row.booking_id}`,
    // The recorder has not given its name.
    client: 'ACARS',
    bookingId: row.booking_id,
    place: null,
    strict: false,
  };
  await startFlight(db, airline, order, now);
}
