import { z } from 'zod';
import { deviceSchema } from '@va/contract/account/own-devices.ts';
import { idParamsSchema } from '@va/contract/account/me.ts';
import { changePasswordBodySchema } from '@va/contract/account/session.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { changePassword } from './change-password.ts';
import { signOutElsewhere } from './end-sign-ins.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectRecentProof } from './recent-proof.ts';
import { endSignIn, listSignIns } from './sign-in-store.ts';

const nothing = z.null();

/** The own password, and the devices that are signed in. */
export function ownAccessEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Mi cuenta', [
    pilotEndpoint('account.own', {
      route: 'POST /me/password',
      operation: 'changePassword',
      summary: 'Cambiar mi contraseña',
      description: 'Cierra el acceso en los demás dispositivos.',
      body: changePasswordBodySchema,
      answer: { status: 204, description: 'Hecho', schema: nothing },
      secret: true,
      problems: ['contrasena-actual-incorrecta', 'contrasena-debil', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => changePassword(db, airline, actor, body, context.now),
    }),
    pilotEndpoint('account.own', {
      route: 'GET /me/devices',
      operation: 'listDevices',
      summary: 'Dispositivos con acceso',
      answer: { status: 200, description: 'El último usado, primero', schema: z.array(deviceSchema) },
      handle: async ({ actor, context }) => {
        const rows = await listSignIns(db.queries, actor.pilotId, context.now);
        return {
          body: rows.map((row) => ({
            id: row.id,
            label: row.device_label,
            createdAt: row.created_at.toISOString(),
            lastSeenAt: row.last_seen_at.toISOString(),
            expiresAt: row.expires_at.toISOString(),
            current: row.id === actor.signInId,
          })),
        };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'DELETE /me/devices/{id}',
      operation: 'signOutDevice',
      summary: 'Cerrar el acceso de un dispositivo',
      things: 'own',
      params: idParamsSchema,
      answer: { status: 204, description: 'Hecho', schema: nothing },
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, params, context }) => {
        // Whoever stole a sign-in must not throw its owner out.
        if (params.id !== actor.signInId) await expectRecentProof(db.queries, actor, context.now);
        if (!(await endSignIn(db.queries, actor.pilotId, params.id, context.now)))
          throw new Problem('no-encontrado');
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/devices/sign-out-others',
      operation: 'signOutOtherDevices',
      summary: 'Cerrar el acceso en los demás dispositivos',
      answer: { status: 204, description: 'Hecho', schema: nothing },
      problems: ['confirma-que-eres-tu'],
      handle: ({ actor, context }) => signOutElsewhere(db, actor, context.now),
    }),
  ]);
}
