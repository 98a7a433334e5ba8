import { z } from 'zod';
import { idParamsSchema } from '@va/contract/account/me.ts';
import {
  acceptApplicationBodySchema,
  applicationConfirmedSchema,
  applicationFormSchema,
  applicationSchema,
  applicationSentSchema,
  applicationsQuerySchema,
  confirmApplicationBodySchema,
  sendApplicationBodySchema,
} from '@va/contract/pilots/applications.ts';
import { handoverLinkSchema } from '@va/contract/pilots/invitations.ts';
import { reasonBodySchema } from '@va/contract/pilots/pilots.ts';
import { pageOf } from '@va/contract/shared/page.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { LinkService } from '../access/link-service.ts';
import { listApplications } from './application-view.ts';
import { confirmApplication } from './confirm-application.ts';
import { acceptApplication, declineApplication } from './decide-application.ts';
import { formToken } from './form-token.ts';
import { reopenApplication } from './reopen-application.ts';
import type { Applications } from './applications.ts';
import { sendApplication } from './send-application.ts';

const nothing = z.null();

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
      route: 'GET /applications/form',
      operation: 'readApplicationForm',
      summary: 'Lo que se pregunta a quien pide volar con la compañía',
      description: 'Si la compañía no admite solicitudes, no se encuentra.',
      answer: { status: 200, description: 'El formulario', schema: applicationFormSchema },
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
      route: 'POST /applications',
      operation: 'sendApplication',
      summary: 'Pedir volar con la compañía',
      description:
        'La respuesta es la misma tenga o no cuenta quien lo pide. Cuenta cuando se confirma la dirección con el enlace del correo.',
      body: sendApplicationBodySchema,
      answer: { status: 202, description: 'Anotada', schema: applicationSentSchema },
      problems: ['edad-minima', 'formulario-no-valido', 'formulario-muy-pronto', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => ({
        body: { next: await sendApplication(applications, openForm(), body, context) },
      }),
    }),
    publicEndpoint({
      route: 'POST /applications/confirm',
      operation: 'confirmApplication',
      summary: 'Confirmar la dirección de una solicitud con el enlace del correo',
      body: confirmApplicationBodySchema,
      answer: { status: 200, description: 'Lo que sigue', schema: applicationConfirmedSchema },
      secret: true,
      keyless: true,
      problems: ['enlace-no-valido', 'correo-ocupado', 'indicativo-ocupado', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => ({
        body: await confirmApplication(applications, links, body.token, context),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'GET /applications',
      operation: 'listApplications',
      summary: 'Solicitudes: las que están por decidir, o las decididas',
      query: applicationsQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: pageOf(applicationSchema) },
      handle: async ({ query }) => ({ body: await listApplications(db.queries, query) }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /applications/{id}/accept',
      operation: 'acceptApplication',
      summary: 'Aceptar una solicitud: invita a esa persona',
      things: 'any',
      params: idParamsSchema,
      body: acceptApplicationBodySchema,
      answer: { status: 200, description: 'El enlace, una sola vez', schema: handoverLinkSchema },
      secret: true,
      problems: ['indicativo-no-valido', 'indicativo-ocupado', 'correo-ocupado'],
      handle: async ({ params: { id }, body: { callsign }, by }) => ({
        body: await acceptApplication(db, airline, links, { id, callsign }, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /applications/{id}/decline',
      operation: 'declineApplication',
      summary: 'No aceptar una solicitud; quien la envió lee el motivo',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'Hecho', schema: nothing },
      handle: ({ params: { id }, body: { reason }, by }) =>
        declineApplication(db, airline, { id, reason }, by),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /applications/{id}/reopen',
      operation: 'reopenApplication',
      summary: 'Volver a poner por decidir una solicitud',
      description: 'Si se aceptó y aún no ha entrado, su invitación deja de valer.',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'Hecho', schema: nothing },
      problems: ['estado-de-cuenta'],
      handle: ({ params: { id }, body: { reason }, by }) =>
        reopenApplication(db, airline, { id, reason }, by),
    }),
  ]);
}
