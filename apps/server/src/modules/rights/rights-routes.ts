import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { CAPABILITIES } from '@va/domain/rights/capabilities.ts';
import { ROLE_CAPABILITIES, ROLES } from '@va/domain/rights/roles.ts';
import { capabilitySchema, roleSchema } from '@va/contract/shared/values.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Which roles and permissions there are, in words. */
export function rightsEndpoints(airline: Airline): Endpoint[] {
  return tagged('Equipo: pilotos', [
    pilotEndpoint('pilots.state', {
      ask: airlineRoutes.listRoles,
      summary: 'Roles, permisos y lo que trae cada cargo',
      answer: { status: 200, description: 'El catálogo' },
      handle: async () => ({
        body: {
          roles: roleSchema.options.map((id) => ({
            id,
            label: ROLES[id],
            capabilities: [...ROLE_CAPABILITIES[id]],
          })),
          capabilities: capabilitySchema.options.map((id) => ({ id, label: CAPABILITIES[id] })),
          positions: [...airline.positions].map(([position, { roles, capabilities }]) => ({
            position,
            roles: [...roles],
            capabilities: [...capabilities],
          })),
        },
      }),
    }),
  ]);
}
