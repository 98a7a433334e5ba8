/** `content/plataforma/roles.yaml`: which roles and permissions come with each position of the airline. */
import { z } from 'zod';
import { CAPABILITIES, isCapability, type Capability } from '@va/domain/rights/capabilities.ts';
import { ROLES, isRole, type Role } from '@va/domain/rights/roles.ts';
import type { PositionRights } from '@va/domain/rights/positions.ts';

const roleNames: readonly string[] = Object.values(ROLES);

/** A role by the name that people read. */
const role = z
  .string()
  .refine(
    (name) => roleNames.includes(name),
    `no es un rol: escribe uno de estos: ${roleNames.slice(1).join(', ')}`,
  )
  .transform((name): Role[] =>
    Object.entries(ROLES).flatMap(([id, label]) => (label === name && isRole(id) ? [id] : [])),
  );

const capability = z
  .string()
  .refine(isCapability, `no es un permiso: escribe uno de estos: ${Object.keys(CAPABILITIES).join(', ')}`)
  .transform((word): Capability[] => (isCapability(word) ? [word] : []));

const positionEntry = z.strictObject({
  /** One of the positions of `pilots.yaml`, or one that the airline may fill some day. */
  cargo: z.string().trim().min(1, 'falta el cargo'),
  /** Roles by their names. */
  roles: z.array(role).default([]),
  /** Permissions besides those of the roles. */
  permisos: z.array(capability).default([]),
});

export const rolesSchema = z.strictObject({ cargos: z.array(positionEntry) }).transform(({ cargos }) => {
  const rights = ({ roles, permisos }: z.output<typeof positionEntry>) => ({
    roles: roles.flat(),
    capabilities: permisos.flat(),
  });
  return new Map<string, PositionRights>(cargos.map((entry) => [entry.cargo, rights(entry)]));
});
