import { accountRoutes } from '@va/contract/account/routes.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { createCompanyKey, listCompanyKeys, prolongCompanyKey, revokeCompanyKey } from './company-keys.ts';
import type { KeyService } from './key-service.ts';

/** Keys of the own programs. `prove`: throws unless the person has proved a short while ago who they are. */
export function keyEndpoints(
  keys: KeyService,
  prove: (actor: PilotActor, now: Date) => Promise<void>,
): Endpoint[] {
  return tagged('Claves', [
    pilotEndpoint('keys.own', {
      ask: accountRoutes.listKeys,
      summary: 'Mis claves en vigor',
      answer: { status: 200, description: 'La más nueva, primero' },
      handle: async ({ actor, context }) => ({ body: await keys.list(actor.pilotId, context.now) }),
    }),
    pilotEndpoint('keys.own', {
      ask: accountRoutes.createKey,
      summary: 'Crear una clave para un programa',
      answer: { status: 201, description: 'La clave, una sola vez' },
      secret: true,
      problems: ['confirma-que-eres-tu', 'demasiadas-claves'],
      handle: async ({ actor, body, context: { now } }) => {
        await prove(actor, now);
        return { body: await keys.create(actor.pilotId, body, now) };
      },
    }),
    pilotEndpoint('keys.own', {
      ask: accountRoutes.renewKey,
      summary: 'Renovar una clave por un año',
      description: 'Cuenta desde hoy. Una clave que ya ha caducado no se renueva: se crea otra.',
      things: 'own',
      answer: { status: 200, description: 'La clave, con su nuevo final' },
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, params, context: { now } }) => {
        await prove(actor, now);
        return { body: await keys.prolong(actor.pilotId, params.id, now) };
      },
    }),
    pilotEndpoint('keys.own', {
      ask: accountRoutes.revokeKey,
      summary: 'Retirar una clave',
      things: 'own',
      answer: { status: 204, description: 'Hecho' },
      handle: async ({ actor, params, context }) => {
        if (!(await keys.revoke(actor.pilotId, params.id, context.now))) throw new Problem('no-encontrado');
      },
    }),
  ]);
}

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
