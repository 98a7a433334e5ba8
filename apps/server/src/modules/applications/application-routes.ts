import { applicationRoutes } from '@va/contract/pilots/application-routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { LinkService } from '../access/link-service.ts';
import { formToken } from './application-limits.ts';
import { listApplications } from './application-view.ts';
import { confirmApplication } from './confirm-application.ts';
import { acceptApplication, declineApplication } from './decide-application.ts';
import { reopenApplication } from './reopen-application.ts';
import type { Applications } from './applications.ts';
import { sendApplication } from './send-application.ts';

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
