import { z } from 'zod';
import { isObligatory } from '@va/domain/booking/obligatory-notices.ts';
import { noticeParamsSchema, noticeSchema, readNoticeBodySchema } from '@va/schemas/api/notices.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';

const tag = 'Avisos';

/** Notices that must be read, and saying that one has read them. */
export function noticeEndpoints(db: Database, { notices }: Operations): Endpoint[] {
  return [
    pilotEndpoint(
      'notices.read',
      {
        method: 'get',
        path: '/me/notices',
        operation: 'listNoticesToRead',
        tag,
        summary: 'Los avisos obligatorios en vigor, y cuándo confirmé cada uno',
        scope: 'own:read',
        answer: {
          status: 200,
          description: 'Del más reciente al más antiguo',
          schema: z.array(noticeSchema),
        },
      },
      async ({ actor, context }) => {
        const read = await db.queries
          .selectFrom('notice_ack')
          .select(['slug', 'revision', 'ack_at'])
          .where('pilot_id', '=', actor.pilotId)
          .execute();
        const inForce = notices.filter((notice) => isObligatory(notice, context.now.getTime()));
        return {
          body: inForce
            .toSorted((a, b) => b.date.localeCompare(a.date))
            .map(({ slug, revision, title, importance, body, date, until }) => {
              const ack = read.find((one) => one.slug === slug && one.revision === revision);
              const readAt = ack?.ack_at.toISOString() ?? null;
              return { slug, revision, title, importance, body, date, until, readAt };
            }),
        };
      },
    ),
    pilotEndpoint(
      'notices.read',
      {
        method: 'post',
        path: '/notices/{id}/ack',
        operation: 'acknowledgeNotice',
        tag,
        summary: 'Confirmar que he leído un aviso',
        description: 'Vale para la revisión que se leyó: si el aviso cambia de sentido, se pide otra vez.',
        things: 'any',
        params: noticeParamsSchema,
        body: readNoticeBodySchema,
        answer: { status: 204, description: 'Confirmado', schema: z.null() },
        problems: ['cambiado-entretanto'],
      },
      async ({ actor, params: { id: slug }, body: { revision }, context: { now } }) => {
        const notice = notices.find((one) => one.slug === slug);
        if (notice === undefined) throw new Problem('no-encontrado');
        if (notice.revision !== revision) throw new Problem('cambiado-entretanto');
        await db.queries
          .insertInto('notice_ack')
          .values({ pilot_id: actor.pilotId, slug, revision, ack_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { body: null };
      },
    ),
  ];
}
