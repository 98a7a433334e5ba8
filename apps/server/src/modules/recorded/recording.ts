import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { DAY_MS } from '@va/domain/durations.ts';
import { type ClockBatch, quickestOf } from '@va/domain/flight-record/clock-by-arrival.ts';
import { AHEAD_MS, checkClock, correctEvents } from '@va/domain/flight-record/clock-offset.ts';
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import { type KeptRanges, keepNumbers } from '@va/domain/flight-record/kept-ranges.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ReportRecordingTable } from '#server/db/tables.ts';
import { packPoints, unpackPoints } from './telemetry-code.ts';

/** State of a recording: what has arrived. */
export interface Recording {
  kept: KeptRanges;
  /** Grows with each batch or event that brings something new. */
  revision: number;
  points: number;
  /** Whether the points were rewritten, with the server's times. */
  packed: boolean;
  thinned: boolean;
  /** For recorders that do not send their own time: how long the fastest batch took to arrive, ms; null without any. */
  arrivedMs: number | null;
}

const keptSchema = z.array(z.tuple([z.number(), z.number()]));

/** The state of imported flights, which have no recording. */
const NOTHING: Recording = {
  kept: [],
  revision: 0,
  points: 0,
  packed: false,
  thinned: false,
  arrivedMs: null,
};

/** Reads a recording's state; with `lock`, concurrent batches wait for each other. */
export async function readRecording(
  queries: Queries,
  reportId: string,
  { lock = false } = {},
): Promise<Recording> {
  const asked = queries.selectFrom('report_recording').selectAll().where('report_id', '=', reportId);
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  return row ? toRecording(row) : NOTHING;
}

/** Turns a row into a recording's state. */
export function toRecording(row: Omit<Selectable<ReportRecordingTable>, 'report_id'>): Recording {
  return {
    kept: keptSchema.parse(row.kept),
    revision: row.revision,
    points: row.points,
    packed: row.packed,
    thinned: row.thinned_at !== null,
    arrivedMs: row.arrived_ms,
  };
}

/** One batch of points as received, with times by the recorder's clock. */
export interface Batch {
  clientNow: Date | null;
  receivedAt: Date;
  points: readonly TelemetryPoint[];
}

/** The recording's state after one more batch. */
export function withBatch(before: Recording, { clientNow, receivedAt, points }: Batch): Recording {
  // Foreign recorders do not number their points, so missing ones cannot be detected.
  const kept =
    clientNow === null
      ? before.kept
      : keepNumbers(
          before.kept,
          points.map(({ seq }) => seq),
        );
  const counted = kept.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return {
    ...before,
    kept,
    revision: before.revision + 1,
    points: clientNow === null ? before.points + points.length : counted,
    arrivedMs:
      clientNow === null ? quickestOf(before.arrivedMs, lateOf({ receivedAt, points })) : before.arrivedMs,
  };
}

/** Largest clock difference that is believed, ms. */
const MOST_LATE_MS = 3 * DAY_MS;

/** How long a batch took to arrive by the recorder's clock, ms; three days at most, either way. */
export function lateOf({ receivedAt, points }: Pick<Batch, 'receivedAt' | 'points'>): number {
  const late = receivedAt.getTime() - Math.max(...points.map(({ at }) => at));
  return Math.max(-MOST_LATE_MS, Math.min(MOST_LATE_MS, late));
}

/** All recorded data of a flight, with times by its recorder's clock. */
export interface RecordedData {
  points: TelemetryPoint[];
  events: FlightEvent[];
  clock: ClockBatch[];
}

/**
 * Reads all of a recording. Points and events of a packed one have the server's times. A network's feed has right times
 * but always arrives late, so its clock is not corrected.
 */
export async function readRecorded(queries: Queries, reportId: string): Promise<RecordedData> {
  const flight = await queries
    .selectFrom('report')
    .leftJoin('report_recording', 'report_id', 'report.id')
    .select(['from_feed', 'report.created_at', 'clock_offset_ms', 'packed', 'kept'])
    .where('report.id', '=', reportId)
    .executeTakeFirstOrThrow();
  const batches = await queries
    .selectFrom('telemetry_batch')
    .select(['received_at', 'client_now', 'newest_at', 'data'])
    .where('report_id', '=', reportId)
    .orderBy('received_at')
    .orderBy('digest')
    .execute();
  const rows = await queries
    .selectFrom('report_event')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('at')
    .orderBy('client_event_id')
    .execute();
  const isOurs = flight.packed === true || flight.from_feed;
  const clock = isOurs
    ? []
    : batches.map(({ client_now, received_at, newest_at }) => ({
        clientNow: client_now?.getTime() ?? null,
        serverNow: received_at.getTime(),
        newestPointAt: newest_at.getTime(),
        repeated: false,
      }));
  const { offsetMs } = checkClock(clock);
  const packedMs = flight.packed === true ? (flight.clock_offset_ms ?? 0) : 0;
  // Only recorders of our own API number their points. (Packed batches no longer have the recorder's clock.)
  const isForeign = keptSchema.parse(flight.kept ?? []).length === 0;
  const points = pointsOf(batches, isOurs ? null : offsetMs);
  const begunAt = points.reduce(
    (first, { at }) => Math.min(first, at + offsetMs),
    flight.created_at.getTime(),
  );
  const events = rows.flatMap((row) => {
    const { client_event_id: id, kind, lat, lon } = row;
    const event = { id, kind, at: row.at.getTime(), lat, lon, data: eventDataSchema.parse(row.data) };
    const receivedAt = row.received_at.getTime();
    const ours = event.at + packedMs + offsetMs;
    // An event cannot happen after it arrived or before the flight: some recorders log in the pilot's local time.
    const isPossible = ours - receivedAt <= AHEAD_MS && begunAt - ours <= AHEAD_MS;
    const at = isForeign && !isPossible ? receivedAt : event.at;
    // An event dated by its arrival is already by the server's clock.
    return correctEvents([{ ...event, at }], at === receivedAt ? -offsetMs : packedMs);
  });
  return { points, events, clock };
}

/**
 * All points of the batches, in the order of arrival. A recorder without a clock may send a point again under the same
 * number: the last values count, with the earliest time, since a later one may be the time of arrival. `offsetMs` leads
 * to the server's time, by which no point may lie after its arrival; null if times are the server's already.
 */
function pointsOf(
  batches: readonly { client_now: Date | null; received_at: Date; newest_at: Date; data: Uint8Array }[],
  offsetMs: number | null,
): TelemetryPoint[] {
  const own: TelemetryPoint[] = [];
  const anew = new Map<number, TelemetryPoint>();
  for (const { client_now, received_at, newest_at, data } of batches) {
    // Shift a batch as a whole, so that its points keep their intervals.
    const ahead = offsetMs === null ? 0 : Math.max(0, newest_at.getTime() + offsetMs - received_at.getTime());
    for (const point of unpackPoints(data)) {
      const at = Math.min(point.at - ahead, anew.get(point.seq)?.at ?? Infinity);
      if (client_now === null) anew.set(point.seq, { ...point, at });
      else own.push(point);
    }
  }
  return [...own, ...anew.values()];
}

const number = z.number().nullable().default(null);
const eventDataSchema = z.object({
  rateFpm: number,
  g: number,
  window: z.array(z.object({ at: z.number(), aglFt: number, g: number })).default([]),
});

/**
 * Inserts new events, idempotently by their id, in one statement: a log may have thousands. Answers how many are new.
 */
export async function keepNewEvents(
  tx: Tx,
  reportId: string,
  events: readonly (FlightEvent & { text?: string })[],
  receivedAt: Date,
): Promise<number> {
  const rows = events.map(({ id, kind, at, lat, lon, data, text }) => ({
    report_id: reportId,
    client_event_id: id,
    kind,
    at: new Date(at),
    lat,
    lon,
    data: { ...data, ...(text ? { text } : {}) },
    received_at: receivedAt,
  }));
  const { numAffectedRows } = await sql`
    insert into report_event (report_id, client_event_id, kind, at, lat, lon, data, received_at)
    select report_id, client_event_id, kind, at, lat, lon, data, received_at
    from jsonb_populate_recordset(null::report_event, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Raises the recording's revision, because something other than points arrived. */
export async function touchRecording(tx: Tx, reportId: string): Promise<void> {
  await tx
    .updateTable('report_recording')
    .set({ revision: sql`revision + 1` })
    .where('report_id', '=', reportId)
    .execute();
}

/** Rewrites a recording's points into few long rows, with the server's times; events stay as they are. */
export async function rewriteRecording(
  tx: Tx,
  reportId: string,
  points: readonly TelemetryPoint[],
  { rowPoints, thinnedAt }: { rowPoints: number; thinnedAt: Date | null },
): Promise<void> {
  await readRecording(tx, reportId, { lock: true });
  await tx.deleteFrom('telemetry_batch').where('report_id', '=', reportId).execute();
  for (let from = 0; from < points.length; from += rowPoints) {
    const part = points.slice(from, from + rowPoints);
    const data = packPoints(part);
    await tx
      .insertInto('telemetry_batch')
      .values({
        report_id: reportId,
        digest: createHash('sha256').update(data).digest(),
        // In the order of the flight.
        received_at: new Date(part[0]?.at ?? 0),
        client_now: null,
        newest_at: new Date(part.at(-1)?.at ?? 0),
        points: part.length,
        data,
      })
      .execute();
  }
  await tx
    .updateTable('report_recording')
    .set({ packed: true, ...(thinnedAt && { thinned_at: thinnedAt }) })
    .where('report_id', '=', reportId)
    .execute();
}
