import { offsetOnMap } from '@va/domain/flight-record/clock-by-arrival.ts';
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import { missingNumbers } from '@va/domain/flight-record/kept-ranges.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { KeptPoints } from '@va/contract/flights/telemetry.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { LIVE_CHANNEL } from '../live/live-flights.ts';
import { sight, type Sighting } from '../live/sight-flight.ts';
import { announceLanding } from '../reports/announce-flight.ts';
import type { Batch, Recording } from '../recorded/recording.ts';
import { keepNewEvents, lateOf, readRecording, touchRecording, withBatch } from '../recorded/recording.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { findOwnReport } from '../reports/own-report.ts';
import { type FlightBefore, readFlightBefore } from './flight-before.ts';
import { type PackedPoints, packBatch, writeBatch } from './write-batch.ts';

/** Points of one flight at most: one a second for two days. */
const MOST_IN_FLIGHT = 172_800;
/** Ranges that an answer names at most. */
const MOST_RANGES = 20;

/** Whose flight, and what its recorder sends; times by its own clock. */
export interface SentPoints {
  pilotId: string;
  code: string;
  /** Null where the protocol does not say. */
  clientNow: Date | null;
  points: readonly TelemetryPoint[];
  /** What the recorder says that the aircraft does; null or left out where it is to be seen from the points. */
  phase?: FlightPhase | null;
  /** The flight ended long ago and never was on the map, as those of the demo. */
  isPast?: boolean;
}

/**
 * Keeps a batch; what it answers is stored. The same batch again changes nothing. A flight that was sent in already
 * keeps its late points too, where `late` says so: its track is whole, its score stays.
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
  // First without locks: one statement reads, one writes, and the write fails if something changed in between. Only
  // then is it done in a transaction.
  const kept =
    (await keepUnlocked(db.queries, order)) ?? (await db.transaction((tx) => keepLocked(tx, order)));
  if (!sent.isPast) db.notifySoon(LIVE_CHANNEL);
  return kept;
}

/** A batch of somebody's flight on its way into the database. */
interface BatchOrder extends Pick<SentPoints, 'pilotId' | 'code' | 'phase' | 'isPast'> {
  batch: Batch & PackedPoints;
  late: boolean;
}

/** Answers null where a transaction is needed: another batch came in between, or a landing is to be announced. */
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

/** What a batch changes of a flight; null where it brings nothing new. Throws why it is refused. */
function changeBy(
  { recording, state, isRepeat, shown }: FlightBefore,
  { batch, late, phase, isPast = false }: BatchOrder,
) {
  const { points, clientNow, receivedAt: now } = batch;
  // A repeat is answered in every state: its first answer may have been lost on the way.
  if (points.length === 0 || isRepeat) return null;
  const after = withBatch(recording, batch);
  if (recording.packed) {
    // A packed recording no longer knows its batches. Points with known numbers are repeats; protocols that take late
    // points are answered well too, since their programs would otherwise send them for ever.
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
  const sighting = onMap ? sight(points, { offsetMs, now, told: phase ?? null, before: shown }) : null;
  return { after, sighting };
}

function landed({ sighting }: { sighting: Sighting | null }): boolean {
  return sighting?.position.phase === 'landed' || sighting?.position.phase === 'on_block';
}

/** Keeps events; the same id again changes nothing. */
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

/** Exactly where the equator meets the prime meridian simulators stand while they load; no aircraft is there. */
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
