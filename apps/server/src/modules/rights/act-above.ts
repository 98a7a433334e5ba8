import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { effectiveRights, type RightsColumns } from './effective-rights.ts';

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
