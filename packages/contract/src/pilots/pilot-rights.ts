/** Roles and rights of a pilot. */
import { z } from 'zod';
import { capabilitySchema, reasonSchema, roleSchema } from '../shared/values.ts';

export const changeRightsBodySchema = z
  .strictObject({
    roles: z.array(roleSchema).max(5),
    capabilities: z.array(capabilitySchema).max(60),
    reason: reasonSchema,
  })
  .meta({
    id: 'ChangeRights',
    example: { roles: ['reviewer'], capabilities: ['training'], reason: 'Nuevo instructor' },
  });

export const roleCatalogSchema = z
  .object({
    roles: z.array(z.object({ id: roleSchema, label: z.string(), capabilities: z.array(capabilitySchema) })),
    capabilities: z.array(z.object({ id: capabilitySchema, label: z.string() })),
    positions: z.array(
      z.object({ position: z.string(), roles: z.array(roleSchema), capabilities: z.array(capabilitySchema) }),
    ),
  })
  .meta({ id: 'RoleCatalog' });
