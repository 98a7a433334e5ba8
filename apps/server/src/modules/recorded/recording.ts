import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { DAY_MS } from '@va/domain/durations.ts';
import type { ClockBatch } from '@va/domain/flight-record/clock-batch.ts';
import { quickestOf } from '@va/domain/flight-record/clock-by-arrival.ts';
import { AHEAD_MS, checkClock, correctEvents } from '@va/domain/flight-record/clock-offset.ts';
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import { type KeptRanges, keepNumbers } from '@va/domain/flight-record/kept-ranges.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ReportRecordingTable } from '#server/db/tables.ts';
import { packPoints, unpackPoints } from './telemetry-code.ts';

/** What has arrived of a recording. */
export interface Recording {
  kept: KeptRanges;
  /** Grows with all that is new. */
  revision: number;
  points: number;
  /** Times are ours already. */
  packed: boolean;
  thinned: boolean;
  /** How long the quickest batch since the last odd one took, ms, by a clock that never says its «now»; null without any. */
  arrivedMs: number | null;
}

const keptSchema = z.array(z.tuple([z.number(), z.number()]));

/** Of a flight that was brought from elsewhere nothing was ever recorded. */
const NOTHING: Recording = {
  kept: [],
  revision: 0,
  points: 0,
  packed: false,
  thinned: false,
  arrivedMs: null,
};

/** The state of a recording; locked in a transaction, so that of two batches at once the second waits. */
export async function readRecording(
  queries: Queries,
  reportId: string,
  { lock = false } = {},
): Promise<Recording> {
  const asked = queries.selectFrom('report_recording').selectAll().where('report_id', '=', reportId);
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  return row ? toRecording(row) : NOTHING;
}

/** A row of a recording's state as it is worked with. */
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

/** One batch as it came, times by the client's clock. */
export interface Batch {
  clientNow: Date | null;
  receivedAt: Date;
  points: readonly TelemetryPoint[];
}

/** A recording with a batch more. */
export function withBatch(before: Recording, { clientNow, receivedAt, points }: Batch): Recording {
  // Foreign recorders number nothing: there is no telling what is missing.
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

/** No clock that is believed is further off, ms. */
const MOST_LATE_MS = 3 * DAY_MS;

/** How long a batch took to arrive by the recorder's clock, ms; three days at most, either way. */
export function lateOf({ receivedAt, points }: Pick<Batch, 'receivedAt' | 'points'>): number {
  const late = receivedAt.getTime() - Math.max(...points.map(({ at }) => at));
  return Math.max(-MOST_LATE_MS, Math.min(MOST_LATE_MS, late));
}

/** Everything that was recorded of a flight, by the clock of its recorder. */
export interface RecordedData {
  points: TelemetryPoint[];
  events: FlightEvent[];
  clock: ClockBatch[];
}

/**
 * Reads all of a recording. Points of a packed one are in our times, and so are then its events. A network's feed tells
 * the time by itself, and is always late: it has no clock to be corrected.
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
  // Only recorders of our own API number their points; their batches lose the clock when they are packed.
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
    // Nothing happens after we heard of it or before the flight: some write their log by the pilot's own time.
    const isPossible = ours - receivedAt <= AHEAD_MS && begunAt - ours <= AHEAD_MS;
    const at = isForeign && !isPossible ? receivedAt : event.at;
    // At the very moment of its arrival it is by our clock.
    return correctEvents([{ ...event, at }], at === receivedAt ? -offsetMs : packedMs);
  });
  return { points, events, clock };
}

/**
 * All points of the batches, in the order in which they came. A recorder without a clock may send a point anew under the
 * same number: its last word counts, at the time of the first, since the second may be that of its arrival. Corrected by
 * `offsetMs`, no point of it was recorded after it arrived; null where times are ours already.
 */
function pointsOf(
  batches: readonly { client_now: Date | null; received_at: Date; newest_at: Date; data: Uint8Array }[],
  offsetMs: number | null,
): TelemetryPoint[] {
  const own: TelemetryPoint[] = [];
  const anew = new Map<number, TelemetryPoint>();
  for (const { client_now, received_at, newest_at, data } of batches) {
    // A batch is moved as a whole, so that its points keep their steps.
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

/** Keeps each event once, all in one statement: a log may have thousands of lines. Answers how many are new. */
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

/** Marks that something new arrived besides points. */
export async function touchRecording(tx: Tx, reportId: string): Promise<void> {
  await tx
    .updateTable('report_recording')
    .set({ revision: sql`revision + 1` })
    .where('report_id', '=', reportId)
    .execute();
}

/** Writes a recording anew in long rows, in our times; its events stay as they are. */
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
