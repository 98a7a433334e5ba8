import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { createCompanyKey, listCompanyKeys, prolongCompanyKey, revokeCompanyKey } from './company-keys.ts';

/** Keys of the airline's own programs, such as its web page. */
export function companyKeyEndpoints(db: Database): Endpoint[] {
  return tagged('Equipo: integraciones', [
    pilotEndpoint('keys.all', {
      ask: accountRoutes.listCompanyKeys,
      summary: 'Las claves en vigor de los programas de la compañía',
      answer: { status: 200, description: 'La más nueva, primero' },
      handle: async ({ context }) => ({ body: await listCompanyKeys(db.queries, context.now) }),
    }),
    pilotEndpoint('keys.all', {
      ask: accountRoutes.createCompanyKey,
      summary: 'Crear una clave para un programa de la compañía',
      description: 'Sólo lee, y nunca más de lo que puede quien la crea: si deja el equipo, deja de valer.',
      answer: { status: 201, description: 'La clave, una sola vez' },
      secret: true,
      problems: ['permiso-que-no-tienes', 'demasiadas-claves'],
      handle: async ({ body, by }) => ({ body: await createCompanyKey(db, body, by) }),
    }),
    pilotEndpoint('keys.all', {
      ask: accountRoutes.renewCompanyKey,
      summary: 'Renovar una clave de la compañía por un año',
      things: 'any',
      answer: { status: 200, description: 'La clave, con su nuevo final' },
      handle: async ({ params, by }) => ({ body: await prolongCompanyKey(db, params.id, by) }),
    }),
    pilotEndpoint('keys.all', {
      ask: accountRoutes.revokeCompanyKey,
      summary: 'Retirar una clave de la compañía',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      handle: ({ params, by }) => revokeCompanyKey(db, params.id, by),
    }),
  ]);
}
