import { sql } from 'kysely';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import { missingNumbers } from '@va/domain/flight-record/kept-ranges.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { KeptPoints } from '@va/schemas/api/telemetry.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { insertPlaces, LIVE_CHANNEL, sight, upsertPosition } from '../live/live-flights.ts';
import { announceLanding } from './announce-flight.ts';
import type { Batch, Recording } from './recording.ts';
import {
  keepBatch,
  keepEvent,
  readRecording,
  touchRecording,
  updateRecording,
  withBatch,
} from './recording.ts';
import type { ReportRow } from './report-row.ts';
import { findOwnReport } from './report-row.ts';

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
}

/**
 * Keeps a batch; what it answers is stored. The same batch again changes nothing. A flight that was sent in already
 * keeps its late points too, where `late` says so: its track is whole, its score stays.
 */
export function keepPoints(
  db: Database,
  { pilotId, code, clientNow, points, phase = null }: SentPoints,
  now: Date,
  { late = false } = {},
): Promise<KeptPoints> {
  return db.transaction(async (tx) => {
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    const before = await readRecording(tx, row.id, { lock: true });
    const known = points.filter(isPlace);
    if (known.length === 0) return view(before);
    if (before.packed)
      throw new Problem('estado-de-informe', { detail: 'La grabación de este vuelo ya está cerrada.' });
    if (before.points + known.length > MOST_IN_FLIGHT) throw new Problem('demasiados-puntos');
    const batch = { clientNow, receivedAt: now, points: known };
    // A repeat is answered in every state: its first answer may have been lost on the way.
    if (!(await keepBatch(tx, row.id, batch))) return view(before);
    const after = withBatch(before, batch);
    if (row.state === 'in_progress') {
      const shown = await heard(tx, row.id, after, { ...batch, phase });
      if (shown === 'landed' || shown === 'on_block') await announceLanding(tx, row, now);
    } else if (!late || row.state === 'voided') throw notFlying(row);
    else await updateRecording(tx, row.id, after).execute();
    return view(after);
  });
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
    let fresh = 0;
    for (const event of events) if (await keepEvent(tx, row.id, event, now)) fresh += 1;
    if (fresh === 0) return view(recording);
    if (row.state !== 'in_progress' && (!late || row.state === 'voided')) throw notFlying(row);
    await touchRecording(tx, row.id);
    return view(recording);
  });
}

/** Exactly where the equator meets the prime meridian simulators stand while they load; no aircraft is there. */
function isPlace({ lat, lon }: TelemetryPoint): boolean {
  return lat !== 0 || lon !== 0;
}

/** Writes all that a batch of a flight in progress changes, in one statement. Answers the phase that is shown. */
async function heard(
  tx: Queries,
  reportId: string,
  after: Recording,
  { clientNow, receivedAt: now, points, phase }: Batch & { phase: FlightPhase | null },
): Promise<FlightPhase | null> {
  const offsetMs = clientNow === null ? 0 : now.getTime() - clientNow.getTime();
  const order = { reportId, offsetMs, now, told: phase };
  const sighting = await sight(tx, points, order);
  const written = tx
    .with('counted', (part) => updateRecording(part, reportId, after))
    .with('heard', (part) => part.updateTable('report').set({ heard_at: now }).where('id', '=', reportId));
  await (
    sighting
      ? written
          .with('places', (part) => insertPlaces(part, sighting))
          .with('position', (part) => upsertPosition(part, order, sighting))
      : written
  )
    .selectNoFrom(sql`pg_notify(${LIVE_CHANNEL}, ${reportId})`.as('told'))
    .execute();
  return sighting?.position.phase ?? null;
}

function notFlying({ state }: ReportRow): Problem {
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
