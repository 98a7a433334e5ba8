import { noticeRoutes } from '@va/contract/notices/routes.ts';
import { isInForce } from '@va/domain/notices.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeNotice, publishNotice, withdrawNotice } from './change-notice.ts';
import { readNotices } from './published-notices.ts';

/** Publishing a notice at the desk and changing it; those of the content are changed there. */
export function noticeDeskEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { operations, ranks } = airline;
  return tagged('Equipo: NOTAMs', [
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.listNoticeScopes,
      summary: 'A quién puede ir un NOTAM: tipos, tours y rangos; y a cuál sustituye',
      answer: { status: 200, description: 'Con sus nombres' },
      handle: async ({ context: { now } }) => ({
        body: {
          types: [...operations.types.values()].map(({ id, model }) => ({ id, name: model })),
          tours: operations.tours.map(({ id, name }) => ({ id, name })),
          ranks: ranks.map(({ code, title }) => ({ id: code, name: title })),
          notices: (await readNotices(db.queries, airline))
            .filter((notice) => isInForce(notice, now))
            .map(({ slug, title }) => ({ id: slug, name: title })),
        },
      }),
    }),
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.publishNotice,
      summary: 'Publicar un NOTAM',
      description: 'Vale desde su primer día. Se anuncia a los webhooks una vez.',
      answer: { status: 201, description: 'El NOTAM' },
      problems: ['cambiado-entretanto'],
      handle: async ({ body, by }) => {
        const notice = await publishNotice(db, airline, body, by);
        return { body: notice, version: notice.version };
      },
    }),
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.changeNotice,
      summary: 'Cambiar un NOTAM publicado en la mesa',
      description:
        'Si cambia el sentido, sube su revisión y se pide leerlo otra vez; una errata no pide nada.',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El NOTAM, ya cambiado' },
      problems: ['aviso-del-contenido', 'estado-de-aviso', 'cambiado-entretanto'],
      handle: async ({ params, body, version, by }) => {
        const notice = await changeNotice(db, airline, params.id, body, version, by);
        return { body: notice, version: notice.version };
      },
    }),
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.withdrawNotice,
      summary: 'Retirar un NOTAM publicado en la mesa',
      description: 'Deja de estar en vigor en ese momento y pasa al archivo.',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El NOTAM, ya retirado' },
      problems: ['aviso-del-contenido', 'estado-de-aviso', 'cambiado-entretanto'],
      handle: async ({ params, version, by }) => {
        const notice = await withdrawNotice(db, airline, params.id, true, version, by);
        return { body: notice, version: notice.version };
      },
    }),
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.restoreNotice,
      summary: 'Publicar otra vez un NOTAM retirado',
      description: 'Vuelve a valer hasta su último día, sin pedir que se lea otra vez.',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El NOTAM, publicado otra vez' },
      problems: ['aviso-del-contenido', 'estado-de-aviso', 'cambiado-entretanto'],
      handle: async ({ params, version, by }) => {
        const notice = await withdrawNotice(db, airline, params.id, false, version, by);
        return { body: notice, version: notice.version };
      },
    }),
  ]);
}
