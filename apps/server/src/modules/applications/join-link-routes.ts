import { applicationRoutes } from '@va/contract/pilots/application-routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { type LinkService, PER_ADDRESS_LINKS } from '../access/link-service.ts';
import { formToken } from './application-limits.ts';
import { join } from './join.ts';
import { listJoinLinks, makeJoinLink, openJoinLink, revokeJoinLink } from './join-links.ts';
import type { Applications } from './applications.ts';

/** Links of many uses: made and withdrawn by staff, and what whoever has one may do. */
export function joinLinkEndpoints(applications: Applications, links: LinkService): Endpoint[] {
  const { db, airline, publicUrl, key, byMail } = applications;
  return tagged('Solicitudes', [
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.listJoinLinks,
      summary: 'Enlaces para entrar, con los usos que les quedan',
      answer: { status: 200, description: 'El último, primero' },
      handle: async ({ query, context }) => ({ body: await listJoinLinks(db.queries, query, context.now) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.makeJoinLink,
      summary: 'Hacer un enlace con el que entran varias personas',
      answer: { status: 201, description: 'El enlace, una sola vez' },
      secret: true,
      handle: async ({ body, by }) => ({ body: await makeJoinLink(db, publicUrl, body, by) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.revokeJoinLink,
      summary: 'Retirar un enlace antes de su fecha',
      things: 'any',
      answer: { status: 200, description: 'El enlace' },
      handle: async ({ params: { id }, by }) => ({ body: await revokeJoinLink(db, id, by) }),
    }),
    publicEndpoint({
      ask: applicationRoutes.lookAtJoinLink,
      summary: 'Lo que pide un enlace para entrar, sin gastar un uso',
      answer: { status: 200, description: 'El enlace' },
      keyless: true,
      problems: ['enlace-no-valido', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => {
        const { addressHash, now } = context;
        const caller = Buffer.from(addressHash).toString('hex');
        await countTry(db.queries, `link:${caller}`, PER_ADDRESS_LINKS, now);
        const { expires_at } = await openJoinLink(db.queries, body.token, now);
        const { name, accountRules } = airline;
        return {
          body: {
            airline: name,
            minAge: accountRules.minAge,
            expiresAt: expires_at.toISOString(),
            byMail,
            token: formToken(key, now),
          },
        };
      },
    }),
    publicEndpoint({
      ask: applicationRoutes.join,
      summary: 'Entrar con un enlace, con el primer indicativo libre',
      description:
        'La respuesta es la misma tenga o no cuenta quien entra. El uso se gasta cuando se confirma la dirección.',
      answer: { status: 202, description: 'Lo que sigue' },
      secret: true,
      problems: [
        'enlace-no-valido',
        'edad-minima',
        'indicativo-ocupado',
        'formulario-no-valido',
        'formulario-muy-pronto',
        'demasiadas-peticiones',
      ],
      handle: async ({ body, context }) => ({ body: await join(applications, links, body, context) }),
    }),
  ]);
}
