import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { offsetOnMap } from '@va/domain/flight-record/clock-by-arrival.ts';
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import { missingNumbers } from '@va/domain/flight-record/kept-ranges.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { KeptPoints } from '@va/contract/flights/telemetry.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { LIVE_CHANNEL } from '../live/read-live.ts';
import { keepPlaces, keepPosition, sight, type Sighting, type SightingOrder } from '../live/sight-flight.ts';
import { countBatch, keepBatch } from '../recorded/recording-rows.ts';
import { packPoints } from '../recorded/telemetry-code.ts';
import { announceLanding } from '../reports/announce-flight.ts';
import {
  type Batch,
  type Recording,
  keepNewEvents,
  lateOf,
  readRecording,
  touchRecording,
  withBatch,
  toRecording,
} from '../recorded/recording.ts';
import { findOwnReport, hearFlight, type ReportRow } from '../reports/report-rows.ts';

/** A flight's state before a batch. */
interface FlightBefore extends Pick<ReportRow, 'id' | 'state' | 'landing_told'> {
  recording: Recording;
  shown: SightingOrder['before'];
  /** Whether this very batch is already stored. */
  isRepeat: boolean;
}

/**
 * Reads in one statement all that storing a batch needs; throws `no-encontrado` unless the flight is the pilot's own.
 */
async function readFlightBefore(
  queries: Queries,
  { pilotId, code }: { pilotId: string; code: string },
  digest: Buffer,
): Promise<FlightBefore> {
  const row = await queries
    .selectFrom('report')
    .innerJoin('report_recording as recording', 'recording.report_id', 'report.id')
    .leftJoin('live_position as shown', 'shown.report_id', 'report.id')
    .select(['report.id', 'state', 'landing_told', 'kept', 'revision', 'recording.points', 'packed'])
    .select(['thinned_at', 'arrived_ms', 'shown.at', 'shown.phase'])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('telemetry_batch')
            .select('digest')
            .whereRef('telemetry_batch.report_id', '=', 'report.id')
            .where('digest', '=', digest),
        )
        .as('isRepeat'),
    )
    .where('pilot_id', '=', pilotId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
  const { id, state, landing_told, at, phase, isRepeat } = row;
  const shown = at && phase ? { at, phase } : null;
  return { id, state, landing_told, shown, isRepeat: Boolean(isRepeat), recording: toRecording(row) };
}

/** Most points of one flight: one per second for two days. */
const MOST_IN_FLIGHT = 172_800;
/** Most ranges of missing points in an answer. */
const MOST_RANGES = 20;

/** A recorder's batch of points, with times by its own clock. */
export interface SentPoints {
  pilotId: string;
  code: string;
  /** The recorder's present time; null for a protocol without it. */
  clientNow: Date | null;
  points: readonly TelemetryPoint[];
  /** Phase that the recorder reports; null or left out if it must be derived from the points. */
  phase?: FlightPhase | null;
  /** Whether the flight ended long ago and must not appear on the map (demo). */
  isPast?: boolean;
}

/** Packed points, and the digest that identifies the batch. */
interface PackedPoints {
  data: Buffer;
  digest: Buffer;
}

/**
 * Stores a batch of points; its answer is sent only once they are stored. Idempotent for a repeated batch. With `late`,
 * a submitted flight also takes late points: they complete its track and do not change its score.
 */
export async function keepPoints(
  db: Database,
  sent: SentPoints,
  now: Date,
  { late = false } = {},
): Promise<KeptPoints> {
  const known = sent.points.filter(isPlace);
  const batch = { ...packBatch(known), clientNow: sent.clientNow, receivedAt: now, points: known };
  const order = { ...sent, batch, late };
  // First without locks (optimistic): one statement reads, one writes, and the write fails if something changed in
  // between. Only then repeat it in a transaction.
  const kept =
    (await keepUnlocked(db.queries, order)) ?? (await db.transaction((tx) => keepLocked(tx, order)));
  if (!sent.isPast) db.notifySoon(LIVE_CHANNEL);
  return kept;
}

/** A packed batch for the database, with its flight. */
interface BatchOrder extends Pick<SentPoints, 'pilotId' | 'code' | 'phase' | 'isPast'> {
  batch: Batch & PackedPoints;
  late: boolean;
}

/**
 * Stores a batch without locks; null if a transaction is needed, because of a concurrent batch or a landing to
 * announce.
 */
async function keepUnlocked(queries: Queries, order: BatchOrder): Promise<KeptPoints | null> {
  const before = await readFlightBefore(queries, order, order.batch.digest);
  const change = changeBy(before, order);
  if (change && landed(change) && !before.landing_told) return null;
  if (change && !(await writeBatch(queries, before, order.batch, change))) return null;
  return view(change?.after ?? before.recording);
}

async function keepLocked(tx: Tx, order: BatchOrder): Promise<KeptPoints> {
  const row = await findOwnReport(tx, order.pilotId, order.code, { lock: true });
  await readRecording(tx, row.id, { lock: true });
  const before = await readFlightBefore(tx, order, order.batch.digest);
  const change = changeBy(before, order);
  if (!change) return view(before.recording);
  await writeBatch(tx, before, order.batch, change);
  if (landed(change)) await announceLanding(tx, row, order.batch.receivedAt);
  return view(change.after);
}

/** Packs the points of a batch, with a digest to recognise a repeat. */
function packBatch(points: readonly TelemetryPoint[]): PackedPoints {
  const data = packPoints(points);
  return { data, digest: createHash('sha256').update(data).digest() };
}

/**
 * Writes all changes of a batch in one statement. Answers false, with nothing written, if the flight has changed since
 * it was read (optimistic lock).
 */
async function writeBatch(
  queries: Queries,
  { id, state, recording: before }: FlightBefore,
  batch: Batch & PackedPoints,
  { after, sighting }: { after: Recording; sighting: Sighting | null },
): Promise<boolean> {
  // Every part depends on `counted`, which has a row only if nothing changed in between.
  const { rows } = await sql`
    with flight as (${hearFlight(id, state, batch.receivedAt)}),
    counted as (${countBatch(before, after)}),
    batch as (${keepBatch(batch, batch)}),
    places as (${keepPlaces(sighting)}),
    position as (${keepPosition(sighting, batch.receivedAt)})
    select report_id from counted`.execute(queries);
  return rows.length > 0;
}

/** The changes that a batch makes to a flight; null if it brings nothing new. Throws the refusal. */
function changeBy(
  { recording, state, isRepeat, shown }: FlightBefore,
  { batch, late, phase, isPast = false }: BatchOrder,
) {
  const { points, clientNow, receivedAt: now } = batch;
  // Answer a repeat in every state of the flight: the first answer may have been lost.
  if (points.length === 0 || isRepeat) return null;
  const after = withBatch(recording, batch);
  if (recording.packed) {
    // A packed recording has no batches to compare. Points with known numbers are repeats. Protocols with late points
    // get a good answer too, since their programs would otherwise retry for ever.
    if ((clientNow !== null && after.points === recording.points) || (late && state !== 'voided'))
      return null;
    throw new Problem('estado-de-informe', { detail: 'La grabación de este vuelo ya está cerrada.' });
  }
  if (after.points > MOST_IN_FLIGHT) throw new Problem('demasiados-puntos');
  if (state !== 'in_progress' && (!late || state === 'voided')) throw notFlying({ state });
  const offsetMs =
    clientNow === null
      ? offsetOnMap(recording.arrivedMs, lateOf(batch))
      : now.getTime() - clientNow.getTime();
  const onMap = state === 'in_progress' && !isPast;
  const sighting = onMap ? sight(points, { offsetMs, now, reported: phase ?? null, before: shown }) : null;
  return { after, sighting };
}

function landed({ sighting }: { sighting: Sighting | null }): boolean {
  return sighting?.position.phase === 'landed' || sighting?.position.phase === 'on_block';
}

/** Stores events, idempotently by their id. */
export function keepEvents(
  db: Database,
  {
    pilotId,
    code,
    events,
  }: { pilotId: string; code: string; events: readonly (FlightEvent & { text?: string })[] },
  now: Date,
  { late = false } = {},
): Promise<KeptPoints> {
  return db.transaction(async (tx) => {
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    const recording = await readRecording(tx, row.id, { lock: true });
    if ((await keepNewEvents(tx, row.id, events, now)) === 0) return view(recording);
    if (row.state !== 'in_progress' && (!late || row.state === 'voided')) throw notFlying(row);
    await touchRecording(tx, row.id);
    return view(recording);
  });
}

/** Whether a point is a real place: simulators report exactly 0, 0 while they load. */
function isPlace({ lat, lon }: TelemetryPoint): boolean {
  return lat !== 0 || lon !== 0;
}

function notFlying({ state }: Pick<ReportRow, 'state'>): Problem {
  return new Problem('estado-de-informe', {
    detail: 'El vuelo no está en curso: si está interrumpido, reanúdalo antes de enviar más puntos.',
    current: { state },
  });
}

function view({ kept, points }: Recording): KeptPoints {
  const highest = kept.at(-1)?.[1] ?? null;
  const missing = highest === null ? [] : missingNumbers(kept, highest).slice(0, MOST_RANGES);
  return { highest, missing, points };
}

/**
 * Job: creates the partitions for the points of the coming months. Points of a month without one (after a restore, or a
 * long stop of the server) are in the default partition and are moved to the new one.
 */
export const telemetryMonths: JobKind = {
  kind: 'telemetry-months',
  cron: '20 2 * * *',
  async run({ db, clock }) {
    const { rows } = await sql<{
      made: number;
    }>`select make_telemetry_months(${clock()}) as made`.execute(db.queries);
    return { made: rows[0]?.made ?? 0 };
  },
};
