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

/** Packed points, and the digest that identifies the batch. */
export interface PackedPoints {
  data: Buffer;
  digest: Buffer;
}

/** Packs the points of a batch, with a digest to recognise a repeat. */
export function packBatch(points: readonly TelemetryPoint[]): PackedPoints {
  const data = packPoints(points);
  return { data, digest: createHash('sha256').update(data).digest() };
}

/**
 * Writes all changes of a batch in one statement. Answers false, with nothing written, if the flight has changed since
 * it was read (optimistic lock).
 */
export async function writeBatch(
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
