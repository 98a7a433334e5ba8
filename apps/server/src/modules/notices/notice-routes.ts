import { noticeRoutes } from '@va/contract/notices/routes.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { isForRank, isObligatory } from '@va/domain/booking/obligatory-notices.ts';
import { isInForce, isPublished } from '@va/domain/notices.ts';
import { type NoticeReader, publicNoticeSchema } from '@va/contract/notices/notices.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { CompanyNotice } from '#server/kernel/airline/operations.ts';
import { readCompanyNotices, readOwnReadings, readRank } from './company-notices.ts';
import { readReadings } from './notice-readings.ts';
import { acknowledge } from './notice-rows.ts';
import { readNotices } from './published-notices.ts';
import { changeNotice, publishNotice, withdrawNotice } from './change-notice.ts';
import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { changeMaintenance, readMaintenance, viewMaintenance } from './change-maintenance.ts';

const staffTag = 'Equipo: NOTAMs';

/** The company's notices, saying that one has read them, and who has. */
export function noticeEndpoints(db: Database, airline: Airline): Endpoint[] {
  const find = async (slug: string) => {
    const notice = (await readNotices(db.queries, airline)).find((one) => one.slug === slug);
    if (notice === undefined) throw new Problem('no-encontrado');
    return notice;
  };
  return tagged('NOTAMs', [
    publicEndpoint({
      members: 'notices.read',
      ask: noticeRoutes.listNotices,
      summary: 'Todos los NOTAMs, y cuáles he leído; sin acceso, los públicos en vigor',
      scope: 'own:read',
      answer: {
        status: 200,
        description:
          'Lo que falta por confirmar, lo no leído, lo leído y el archivo; sin acceso, del más reciente al más antiguo',
      },
      handle: async ({ actor, context: { now } }) => {
        if (actor.kind === 'pilot')
          return { body: await readCompanyNotices(db.queries, airline, actor.pilotId, now) };
        return {
          body: (await readNotices(db.queries, airline))
            .filter((notice) => notice.isPublic && isPublished(notice, now) && isInForce(notice, now))
            .toSorted((a, b) => b.date.localeCompare(a.date))
            .map((notice) => publicNoticeSchema.parse(notice)),
        };
      },
    }),
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.listReadings,
      tag: staffTag,
      summary: 'Cuántos pilotos han leído cada NOTAM',
      answer: {
        status: 200,
        description: 'Del más reciente al más antiguo',
      },
      handle: async ({ context }) => ({ body: await readReadings(db.queries, airline, context.now) }),
    }),
    pilotEndpoint('notices.publish', {
      ask: noticeRoutes.listReaders,
      tag: staffTag,
      summary: 'Quién ha leído un NOTAM, y en qué revisión',
      things: 'any',
      answer: { status: 200, description: 'Quien falta, primero' },
      handle: async ({ actor, params }) => ({
        body: await readReaders(db.queries, await find(params.id), actor),
      }),
    }),
    pilotEndpoint('notices.read', {
      ask: noticeRoutes.listNoticesToRead,
      summary: 'Los NOTAMs obligatorios en vigor, y cuándo confirmé cada uno',
      scope: 'own:read',
      answer: {
        status: 200,
        description: 'Del más reciente al más antiguo',
      },
      handle: async ({ actor, context }) => {
        const read = await readOwnReadings(db.queries, actor.pilotId);
        const { rank } = await readRank(db.queries, actor.pilotId);
        const notices = await readNotices(db.queries, airline);
        const obligatory = notices.filter((notice) => notice.mustRead && isForRank(notice, rank));
        const inForce = obligatory.filter((notice) => isObligatory(notice, context.now.getTime()));
        return {
          body: inForce
            .toSorted((a, b) => b.date.localeCompare(a.date))
            .map(({ slug, revision, title, importance, body, date, until, ackUntil }) => {
              const ack = read.find((one) => one.slug === slug && one.revision === revision);
              const readAt = ack?.ack_at.toISOString() ?? null;
              return { slug, revision, title, importance, body, date, until, ackUntil, readAt };
            }),
        };
      },
    }),
    pilotEndpoint('notices.read', {
      ask: noticeRoutes.acknowledgeNotice,
      summary: 'Confirmar que he leído un NOTAM',
      description: 'Vale para la revisión que se leyó: si el NOTAM cambia de sentido, se pide otra vez.',
      things: 'any',
      answer: { status: 204, description: 'Confirmado' },
      problems: ['cambiado-entretanto'],
      handle: async ({ actor, params: { id: slug }, body: { revision }, context: { now } }) => {
        if ((await find(slug)).revision !== revision) throw new Problem('cambiado-entretanto');
        await acknowledge(db.queries, actor.pilotId, [{ slug, revision }], now);
      },
    }),
  ]);
}

/** The pilots whom a notice is for, and the revision that each has read; those who have not read it come first. */
async function readReaders(
  queries: Queries,
  notice: CompanyNotice,
  { capabilities }: PilotActor,
): Promise<NoticeReader[]> {
  const { slug, revision } = notice;
  const rows = await queries
    .selectFrom('pilot')
    .leftJoin('notice_ack', (join) =>
      join.onRef('notice_ack.pilot_id', '=', 'pilot.id').on('notice_ack.slug', '=', slug),
    )
    .distinctOn('pilot.callsign')
    .select(['pilot.callsign', 'pilot.name', 'pilot.show_name', 'rank_code as rank', 'revision', 'ack_at'])
    .where('pilot.status', 'in', FLYING)
    .where('pilot.callsign', 'is not', null)
    .orderBy('pilot.callsign')
    .orderBy('revision', (order) => order.desc().nullsLast())
    .execute();
  return rows
    .filter(({ rank }) => isForRank(notice, rank))
    .map((row) => ({
      callsign: row.callsign ?? '',
      ...((row.show_name || capabilities.has('pilots.names')) && row.name !== null && { name: row.name }),
      revision: row.revision,
      readAt: row.ack_at?.toISOString() ?? null,
      current: row.revision === revision,
    }))
    .toSorted((a, b) => Number(a.current) - Number(b.current));
}

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

/** Maintenance: what pilots read of it, and staff who begin and end it. */
export function maintenanceEndpoints(db: Database): Endpoint[] {
  return tagged('Mesa', [
    publicEndpoint({
      ask: airlineRoutes.readMaintenance,
      summary: 'Si la compañía está en mantenimiento, y por qué',
      answer: { status: 200, description: 'La frase para los pilotos, o nada' },
      handle: async () => ({ body: { sentence: await readMaintenance(db.queries) } }),
    }),
    pilotEndpoint('jobs.run', {
      ask: airlineRoutes.readMaintenancePlan,
      summary: 'El mantenimiento, con su historia',
      answer: { status: 200, description: 'Como está, y lo que se ha cambiado' },
      handle: async () => {
        const body = await viewMaintenance(db.queries);
        return { body, version: body.version };
      },
    }),
    pilotEndpoint('jobs.run', {
      ask: airlineRoutes.changeMaintenance,
      summary: 'Empezar o terminar el mantenimiento',
      description:
        'Mientras dura nadie reserva nada nuevo; lo reservado se vuela y se envía, y el equipo trabaja como siempre.',
      needsVersion: true,
      answer: { status: 200, description: 'El mantenimiento, como queda' },
      handle: async ({ body: { sentence }, version, by }) => {
        const body = await changeMaintenance(db, version, sentence, by);
        return { body, version: body.version };
      },
    }),
  ]);
}
