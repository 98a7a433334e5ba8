import { asSentence } from '@va/domain/typed-sentences.ts';
import { z } from 'zod';
import { reasonBodySchema } from '@va/schemas/api/pilots/pilots.ts';
import { closeTourBodySchema, tourParamsSchema } from '@va/schemas/api/tours-and-events/tours.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { refuseSeen } from '#server/kernel/audit/expect-seen.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';
import { findTour } from './tour-routes.ts';

/** Closing an edition before its last day, and opening it again; everybody who takes part is told. */
export function tourDeskEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: tours', [
    pilotEndpoint('tours.write', {
      route: 'POST /tours/{id}/close',
      operation: 'closeTour',
      summary: 'Cerrar la edición de un tour',
      description: 'Nadie reserva más etapas; lo superado se conserva y los vuelos reservados cuentan.',
      things: 'any',
      params: tourParamsSchema,
      body: closeTourBodySchema,
      answer: { status: 204, description: 'Cerrada', schema: z.null() },
      problems: ['cambiado-entretanto'],
      handle: ({ params, body: { reason }, context, by }) =>
        db.transaction(async (tx) => {
          const { id, name, edition } = await findTour(tx, ops, params.id, context.now);
          const { numInsertedOrUpdatedRows } = await tx
            .insertInto('tour_closure')
            .values({ tour_id: id, edition, reason, closed_at: context.now })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n)
            await refuse(tx, id, { 'tour.closed': 'ha cerrado esta edición' });
          await tellTaking(
            tx,
            { id, edition },
            {
              kind: 'tour.closed',
              title: `${name} se ha cerrado`,
              body: `El equipo ha cerrado esta edición: ${asSentence(reason)} Lo que has superado se conserva.`,
            },
          );
          await audit(tx, {
            by,
            capability: 'tours.write',
            action: 'tour.closed',
            subject: { kind: 'tour', id },
            after: { tour: id, edition },
          });
        }),
    }),
    pilotEndpoint('tours.write', {
      route: 'POST /tours/{id}/reopen',
      operation: 'reopenTour',
      summary: 'Volver a abrir la edición que se cerró',
      things: 'any',
      params: tourParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'Abierta', schema: z.null() },
      problems: ['cambiado-entretanto'],
      handle: ({ params, body: { reason }, context, by }) =>
        db.transaction(async (tx) => {
          const { id, name, edition } = await findTour(tx, ops, params.id, context.now);
          const { numDeletedRows } = await tx
            .deleteFrom('tour_closure')
            .where('tour_id', '=', id)
            .where('edition', '=', edition)
            .executeTakeFirst();
          if (numDeletedRows !== 1n)
            await refuse(tx, id, { 'tour.reopened': 'ha vuelto a abrir esta edición' });
          await tellTaking(
            tx,
            { id, edition },
            {
              kind: 'tour.reopened',
              title: `${name} se ha vuelto a abrir`,
              body: `El equipo ha vuelto a abrir esta edición, con lo que ya habías superado: ${reason}`,
            },
          );
          await audit(tx, {
            by,
            capability: 'tours.write',
            action: 'tour.reopened',
            subject: { kind: 'tour', id },
            after: { tour: id, edition },
          });
        }),
    }),
  ]);
}

/** Tells everybody who takes part in an edition and has not left it. */
async function tellTaking(
  tx: Tx,
  { id, edition }: { id: string; edition: number },
  message: Message,
): Promise<void> {
  const taking = await tx
    .selectFrom('tour_enrolment')
    .select('pilot_id')
    .where('tour_id', '=', id)
    .where('edition', '=', edition)
    .where('abandoned_at', 'is', null)
    .execute();
  await tellPilots(
    tx,
    taking.map(({ pilot_id }) => ({ pilotId: pilot_id, message })),
  );
}

/** Throws `cambiado-entretanto`, with who closed or opened the tour where its last act is the one that is named. */
const refuse = (tx: Tx, id: string, acts: Readonly<Record<string, string>>) =>
  refuseSeen(tx, {}, { kind: 'tour', id }, acts, {});
