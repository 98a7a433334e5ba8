import { applicationRoutes } from '@va/contract/pilots/application-routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import { type LinkService, PER_ADDRESS_LINKS } from '../access/link-service.ts';
import { formToken } from './application-guards.ts';
import { listApplications } from './application-view.ts';
import { confirmApplication, sendApplication } from './send-application.ts';
import { acceptApplication, declineApplication, reopenApplication } from './decide-application.ts';
import type { Applications } from './applications.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { join } from './join.ts';
import { listJoinLinks, makeJoinLink, openJoinLink, revokeJoinLink } from './join-links.ts';

/** People who want to join: what anybody may send, and the queue at the desk. */
export function applicationEndpoints(applications: Applications, links: LinkService): Endpoint[] {
  const { db, airline, key, byMail } = applications;
  const openForm = () => {
    if (airline.applications) return airline.applications;
    throw new Problem('no-encontrado', {
      detail: `Ahora ${airline.name} no admite solicitudes desde la página.`,
    });
  };
  return tagged('Solicitudes', [
    publicEndpoint({
      ask: applicationRoutes.readApplicationForm,
      summary: 'Lo que se pregunta a quien pide volar con la compañía',
      description: 'Si la compañía no admite solicitudes, no se encuentra.',
      answer: { status: 200, description: 'El formulario' },
      handle: async ({ context }) => {
        const { intro = null, networkIds, questions } = openForm();
        const { minAge } = airline.accountRules;
        const token = formToken(key, context.now);
        const shown = questions.map((question) => ({
          ...question,
          choices: question.kind === 'choice' ? [...question.choices] : undefined,
        }));
        return {
          body: { airline: airline.name, intro, minAge, networkIds, questions: shown, byMail, token },
        };
      },
    }),
    publicEndpoint({
      ask: applicationRoutes.sendApplication,
      summary: 'Pedir volar con la compañía',
      description:
        'La respuesta es la misma tenga o no cuenta quien lo pide. Cuenta cuando se confirma la dirección con el enlace del correo.',
      answer: { status: 202, description: 'Anotada' },
      problems: ['edad-minima', 'formulario-no-valido', 'formulario-muy-pronto', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => ({
        body: { next: await sendApplication(applications, openForm(), body, context) },
      }),
    }),
    publicEndpoint({
      ask: applicationRoutes.confirmApplication,
      summary: 'Confirmar la dirección de una solicitud con el enlace del correo',
      answer: { status: 200, description: 'Lo que sigue' },
      secret: true,
      keyless: true,
      problems: ['enlace-no-valido', 'correo-ocupado', 'indicativo-ocupado', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => ({
        body: await confirmApplication(applications, links, body.token, context),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.listApplications,
      summary: 'Solicitudes: las que están por decidir, o las decididas',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query }) => ({ body: await listApplications(db.queries, query) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.acceptApplication,
      summary: 'Aceptar una solicitud: invita a esa persona',
      things: 'any',
      answer: { status: 200, description: 'El enlace, una sola vez' },
      secret: true,
      problems: ['indicativo-no-valido', 'indicativo-ocupado', 'correo-ocupado'],
      handle: async ({ params: { id }, body: { callsign }, by }) => ({
        body: await acceptApplication(db, airline, links, { id, callsign }, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.declineApplication,
      summary: 'No aceptar una solicitud; quien la envió lee el motivo',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      handle: ({ params: { id }, body: { reason }, by }) =>
        declineApplication(db, airline, { id, reason }, by),
    }),
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.reopenApplication,
      summary: 'Volver a poner por decidir una solicitud',
      description: 'Si se aceptó y aún no ha entrado, su invitación deja de valer.',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['estado-de-cuenta'],
      handle: ({ params: { id }, body: { reason }, by }) =>
        reopenApplication(db, airline, { id, reason }, by),
    }),
  ]);
}

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
