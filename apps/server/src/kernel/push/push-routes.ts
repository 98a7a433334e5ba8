import { accountRoutes } from '@va/contract/account/routes.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { forgetDevice, keepDevice, listDevices } from './push-devices.ts';

const answer = { status: 200 as const, description: 'Si este equipo recibe avisos' };

/** Notices on the device at which one is signed in: asked for, and taken back. @param publicKey VAPID, base64url */
export function pushEndpoints(db: Database, publicKey: string): Endpoint[] {
  const view = async (queries: Queries, actor: PilotActor, now: Date) => {
    const devices = await listDevices(queries, actor.pilotId, now);
    const own = devices.find(({ sign_in_id }) => sign_in_id === actor.signInId);
    return {
      body: { publicKey, since: own?.created_at.toISOString() ?? null, devices: devices.length },
    };
  };
  return tagged('Mensajes', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.getPush,
      summary: 'Si este equipo recibe avisos',
      answer,
      handle: ({ actor, context }) => view(db.queries, actor, context.now),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.keepPush,
      summary: 'Recibir avisos en este equipo',
      description: 'Mientras dure la sesión con la que se piden.',
      answer,
      handle: async ({ actor, body, context }) => {
        const { pilotId, signInId } = actor;
        if (signInId === null) throw new Problem('sin-permiso');
        await keepDevice(db, { pilotId, signInId }, body, context.now);
        return view(db.queries, actor, context.now);
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.withdrawPush,
      summary: 'No recibir más avisos en este equipo',
      answer: { status: 204, description: 'Hecho' },
      handle: async ({ actor }) => {
        if (actor.signInId !== null) await forgetDevice(db.queries, actor.signInId);
      },
    }),
  ]);
}
