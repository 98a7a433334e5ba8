import type { TailHold } from '@va/domain/booking/tail-windows.ts';
import type { Place } from '@va/domain/fleet/tail-state.ts';
import type { Queries } from '#server/db/database.ts';
import { readTailPlaces, readTails, type TailRow } from './tails.ts';
import { holdsNow } from './tail-holds.ts';

/** The fleet's present state, which all callers share. */
export interface FleetFacts {
  tails: readonly TailRow[];
  holds: readonly TailHold[];
  places: ReadonlyMap<string, Place>;
}

/** Reads the aircraft, what open bookings hold of them, and where they are. */
export async function readFleetFacts(queries: Queries): Promise<FleetFacts> {
  const [tails, holds, places] = await Promise.all([
    readTails(queries),
    holdsNow(queries),
    readTailPlaces(queries),
  ]);
  return { tails, holds, places };
}
