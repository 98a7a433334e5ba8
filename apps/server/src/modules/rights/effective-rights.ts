import { z } from 'zod';
import { type AccountStatus, FLYING } from '@va/domain/account/account.ts';
import { usableCapabilities } from '@va/domain/rights/account-limits.ts';
import { type Capability, isCapability } from '@va/domain/rights/capabilities.ts';
import { type Role, capabilitiesOf, isRole } from '@va/domain/rights/roles.ts';
import {
  type PositionRights,
  rightsOfPositions,
  positionsInForce,
  type WrittenPosition,
} from '@va/domain/rights/positions.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type DeskEntry, fetchEntries } from '../desk-entries/read-entries.ts';

/** A pilot's columns that determine the rights. */
export interface RightsColumns {
  roles: string[];
  capabilities: string[];
  positions: string[];
  status: AccountStatus;
}

/** A pilot's roles and capabilities. */
export interface EffectiveRights {
  /** Granted roles, roles of the positions, and always `pilot`. */
  roles: ReadonlySet<Role>;
  /** All capabilities of roles, positions and single grants. */
  capabilities: ReadonlySet<Capability>;
  /** Those of them that the account's state allows now. */
  usable: ReadonlySet<Capability>;
}

/** Computes a pilot's rights; stored roles and capabilities that no longer exist are ignored. */
export function effectiveRights(
  { roles, capabilities, positions, status }: RightsColumns,
  table: Airline['positions'],
): EffectiveRights {
  const brought = rightsOfPositions(positions, table);
  const all = new Set<Role>(['pilot', ...brought.roles, ...roles.filter(isRole)]);
  const granted = capabilitiesOf(all, [...brought.capabilities, ...capabilities.filter(isCapability)]);
  return { roles: all, capabilities: granted, usable: usableCapabilities(granted, status) };
}

/** Whether an account's rights exceed a pilot's and so need a second factor. */
export function needsSecondFactor(
  { roles, capabilities }: EffectiveRights,
  { accountRules }: Airline,
): boolean {
  if (roles.has('administrator')) return true;
  const ofPilots = capabilitiesOf(new Set<Role>(['pilot']), []);
  return accountRules.staffSecondFactor && [...capabilities].some((capability) => !ofPilots.has(capability));
}

/** Whether the account is an administrator who can act in its present state. */
export function isActingAdministrator(columns: RightsColumns, table: Airline['positions']): boolean {
  return FLYING.includes(columns.status) && effectiveRights(columns, table).roles.has('administrator');
}

/**
 * Prevents privilege escalation: a person who gives or takes access to an account must have all rights of that account.
 * Throws `permiso-que-no-tienes`.
 */
export function refuseActAbove(
  row: RightsColumns,
  { capabilities }: PilotActor,
  table: Airline['positions'],
): void {
  const allowed = effectiveRights(row, table).capabilities;
  if ([...allowed].every((one) => capabilities.has(one))) return;
  throw new Problem('permiso-que-no-tienes', {
    detail: 'Esta cuenta tiene permisos que tú no tienes. Pídeselo a alguien con el rol de administrador.',
  });
}

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
