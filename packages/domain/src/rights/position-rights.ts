import { type Capability } from './capabilities.ts';
import type { Role } from './roles.ts';

/** Roles and single capabilities of a position in the airline. */
export interface PositionRights {
  roles: readonly Role[];
  capabilities: readonly Capability[];
}

/**
 * Rights of a person's positions, added up. A position that the table lacks gives none: an airline may have positions
 * that are only titles.
 */
export function rightsOfPositions(
  positions: Iterable<string>,
  table: ReadonlyMap<string, PositionRights>,
): PositionRights {
  const roles = new Set<Role>();
  const capabilities = new Set<Capability>();
  for (const position of positions) {
    const rights = table.get(position);
    for (const role of rights?.roles ?? []) roles.add(role);
    for (const capability of rights?.capabilities ?? []) capabilities.add(capability);
  }
  return { roles: [...roles], capabilities: [...capabilities] };
}
