import type { PositionRights } from '@va/domain/rights/position-rights.ts';
import { isCapability } from '@va/domain/rights/capabilities.ts';
import { isRole } from '@va/domain/rights/roles.ts';
import { positionsInForce, type WrittenPosition } from '@va/domain/rights/written-positions.ts';
import { z } from 'zod';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type DeskEntry, fetchEntries } from '../desk-entries/read-entries.ts';

/** The stored form; roles and permissions that this version does not know are ignored. */
const storedSchema = z.object({
  title: z.string(),
  roles: z.array(z.string()).transform((words) => words.filter(isRole)),
  capabilities: z.array(z.string()).transform((words) => words.filter(isCapability)),
  retired: z.boolean(),
});

/** A position written by staff, with its version. */
export interface DeskPosition extends WrittenPosition {
  id: string;
  version: number;
}

/** Reads a stored position; null if staff put the content's back, or the value cannot be read. */
export const readPosition = (value: unknown): WrittenPosition | null =>
  storedSchema.safeParse(value).data ?? null;

/** The positions written by staff, without those that were put back to the content's. */
export function deskPositions(entries: readonly DeskEntry[]): DeskPosition[] {
  return entries.flatMap(({ kind, key: id, value, version }) => {
    const position = kind === 'position' ? readPosition(value) : null;
    return position ? [{ id, version, ...position }] : [];
  });
}

/** The rights of each position now, read within this transaction. */
export async function positionsNow(
  queries: Queries,
  { contentPositions }: Pick<Airline, 'contentPositions'>,
): Promise<Map<string, PositionRights>> {
  return positionsInForce(contentPositions, deskPositions(await fetchEntries(queries)));
}

/** Fills the positions with those of the content and what staff have written. */
export function keepPositions(
  positions: Map<string, PositionRights>,
  content: ReadonlyMap<string, PositionRights>,
  entries: readonly DeskEntry[],
): void {
  const now = positionsInForce(content, deskPositions(entries));
  positions.clear();
  for (const [title, rights] of now) positions.set(title, rights);
}
