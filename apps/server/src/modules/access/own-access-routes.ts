import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { signOutElsewhere } from './end-sign-ins.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectRecentProof } from './recent-proof.ts';
import { changePassword } from './set-password.ts';
import { endSignIn, listSignIns } from './sign-in-store.ts';

/** The own password, and the devices that are signed in. */
export function ownAccessEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Mi cuenta', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.changePassword,
      summary: 'Cambiar mi contraseña',
      description: 'Cierra el acceso en los demás dispositivos.',
      answer: { status: 204, description: 'Hecho' },
      secret: true,
      problems: ['contrasena-actual-incorrecta', 'contrasena-debil', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => changePassword(db, airline, actor, body, context.now),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.listDevices,
      summary: 'Dispositivos con acceso',
      answer: { status: 200, description: 'El último usado, primero' },
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
      ask: accountRoutes.signOutDevice,
      summary: 'Cerrar el acceso de un dispositivo',
      things: 'own',
      answer: { status: 204, description: 'Hecho' },
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, params, context }) => {
        // Ending another sign-in needs a recent proof: a thief of one must not sign its owner out.
        if (params.id !== actor.signInId) await expectRecentProof(db.queries, actor, context.now);
        if (!(await endSignIn(db.queries, actor.pilotId, params.id, context.now)))
          throw new Problem('no-encontrado');
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.signOutOtherDevices,
      summary: 'Cerrar el acceso en los demás dispositivos',
      answer: { status: 204, description: 'Hecho' },
      problems: ['confirma-que-eres-tu'],
      handle: ({ actor, context }) => signOutElsewhere(db, actor, context.now),
    }),
  ]);
}
