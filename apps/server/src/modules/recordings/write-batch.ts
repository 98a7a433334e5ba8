import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Queries } from '#server/db/database.ts';
import type { Sighting } from '../live/sight-flight.ts';
import { keepPlaces, keepPosition } from '../live/sighting-rows.ts';
import { countBatch, keepBatch } from '../recorded/recording-rows.ts';
import type { Batch, Recording } from '../recorded/recording.ts';
import { packPoints } from '../recorded/telemetry-code.ts';
import { hearFlight } from '../reports/report-rows.ts';
import type { FlightBefore } from './flight-before.ts';

/** Points as they are stored, and what tells them from others. */
export interface PackedPoints {
  data: Buffer;
  digest: Buffer;
}

/** Packs the points of a batch, with the digest by which a repeat of it is known. */
export function packBatch(points: readonly TelemetryPoint[]): PackedPoints {
  const data = packPoints(points);
  return { data, digest: createHash('sha256').update(data).digest() };
}

/**
 * Writes everything that a batch changes, in one statement. Answers false, with nothing written, when the flight is not
 * any more what it was when it was read.
 */
export async function writeBatch(
  queries: Queries,
  { id, state, recording: before }: FlightBefore,
  batch: Batch & PackedPoints,
  { after, sighting }: { after: Recording; sighting: Sighting | null },
): Promise<boolean> {
  // Each part hangs on `counted`, which has a row when nothing came in between.
  const { rows } = await sql`
    with flight as (${hearFlight(id, state, batch.receivedAt)}),
    counted as (${countBatch(before, after)}),
    batch as (${keepBatch(batch, batch)}),
    places as (${keepPlaces(sighting)}),
    position as (${keepPosition(sighting, batch.receivedAt)})
    select report_id from counted`.execute(queries);
  return rows.length > 0;
}
