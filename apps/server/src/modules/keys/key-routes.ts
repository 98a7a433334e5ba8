import { z } from 'zod';
import { createdKeySchema, createKeyBodySchema, keySchema } from '@va/contract/account/keys.ts';
import { idParamsSchema } from '@va/contract/account/me.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { KeyService } from './key-service.ts';

/** Keys of the own programs. `prove`: throws unless the person has proved a short while ago who they are. */
export function keyEndpoints(
  keys: KeyService,
  prove: (actor: PilotActor, now: Date) => Promise<void>,
): Endpoint[] {
  return tagged('Claves', [
    pilotEndpoint('keys.own', {
      route: 'GET /me/keys',
      operation: 'listKeys',
      summary: 'Mis claves en vigor',
      answer: { status: 200, description: 'La más nueva, primero', schema: z.array(keySchema) },
      handle: async ({ actor, context }) => ({ body: await keys.list(actor.pilotId, context.now) }),
    }),
    pilotEndpoint('keys.own', {
      route: 'POST /me/keys',
      operation: 'createKey',
      summary: 'Crear una clave para un programa',
      body: createKeyBodySchema,
      answer: { status: 201, description: 'La clave, una sola vez', schema: createdKeySchema },
      secret: true,
      problems: ['confirma-que-eres-tu', 'demasiadas-claves'],
      handle: async ({ actor, body, context: { now } }) => {
        await prove(actor, now);
        return { body: await keys.create(actor.pilotId, body, now) };
      },
    }),
    pilotEndpoint('keys.own', {
      route: 'POST /me/keys/{id}/renew',
      operation: 'renewKey',
      summary: 'Renovar una clave por un año',
      description: 'Cuenta desde hoy. Una clave que ya ha caducado no se renueva: se crea otra.',
      things: 'own',
      params: idParamsSchema,
      answer: { status: 200, description: 'La clave, con su nuevo final', schema: keySchema },
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, params, context: { now } }) => {
        await prove(actor, now);
        return { body: await keys.prolong(actor.pilotId, params.id, now) };
      },
    }),
    pilotEndpoint('keys.own', {
      route: 'DELETE /me/keys/{id}',
      operation: 'revokeKey',
      summary: 'Retirar una clave',
      things: 'own',
      params: idParamsSchema,
      answer: { status: 204, description: 'Hecho', schema: z.null() },
      handle: async ({ actor, params, context }) => {
        if (!(await keys.revoke(actor.pilotId, params.id, context.now))) throw new Problem('no-encontrado');
      },
    }),
  ]);
}
