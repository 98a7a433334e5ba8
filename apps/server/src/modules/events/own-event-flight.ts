import type { z } from 'zod';
import type { eventDetailSchema } from '@va/contract/tours-and-events/events.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { EventRow } from './event-row.ts';
import { judgeFlights } from './event-people.ts';

/** A pilot's flight during an event: the one that counts, or else the last one; null without any. */
export async function readOwnFlight(
  queries: Queries,
  ops: Operations,
  row: EventRow,
  pilotId: string,
  signedAt: Date | null,
): Promise<z.input<typeof eventDetailSchema>['flown']> {
  const signed = new Map(signedAt === null ? [] : [[pilotId, signedAt]]);
  const [best] = await judgeFlights(queries, ops, row, signed, pilotId);
  if (best === undefined) return null;
  const { attendance, code } = best;
  return { code, state: attendance.state, reason: attendance.state === 'no' ? attendance.reason : null };
}
