import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { comeBack, leaveCompany, type ProfileService } from './profile-service.ts';

/** The own account: data, leaving and coming back. */
export function profileEndpoints(db: Database, airline: Airline, profiles: ProfileService): Endpoint[] {
  return tagged('Mi cuenta', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.getMe,
      summary: 'Mis datos',
      scope: 'own:read',
      answer: { status: 200, description: 'La cuenta' },
      handle: async ({ actor }) => {
        const body = await profiles.read(actor.pilotId);
        return { body, version: body.version };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.changeMe,
      summary: 'Cambiar mis datos y consentimientos',
      needsVersion: true,
      answer: { status: 200, description: 'La cuenta, ya cambiada' },
      problems: ['correo-ocupado', 'identificador-ocupado', 'confirma-que-eres-tu'],
      handle: async ({ actor, body, version, context }) => {
        const me = await profiles.change(actor, body, version, context.now);
        return { body: me, version: me.version };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.retireMe,
      summary: 'Dejar la compañía',
      description: 'Los datos se guardan 30 días por si cambias de idea.',
      answer: { status: 200, description: 'La cuenta' },
      problems: ['estado-de-cuenta', 'ultimo-administrador'],
      handle: async ({ actor, context }) => {
        await leaveCompany(db, airline, actor.pilotId, context.now);
        return { body: await profiles.read(actor.pilotId) };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.comeBack,
      summary: 'Volver de la inactividad, de una excedencia o tras haberla dejado',
      answer: { status: 200, description: 'La cuenta' },
      problems: ['estado-de-cuenta', 'expulsado', 'fuera-de-plazo', 'indicativo-ocupado'],
      handle: async ({ actor, context }) => {
        await comeBack(db, airline, actor.pilotId, context.now);
        return { body: await profiles.read(actor.pilotId) };
      },
    }),
  ]);
}
