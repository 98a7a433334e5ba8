import { bookingRoutes } from '@va/contract/bookings/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';

/** The secret address of the own calendar: made, renewed and withdrawn. */
export function calendarEndpoints(db: Database, publicUrl: string): Endpoint[] {
  return tagged('Reservas', [
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.getCalendar,
      summary: 'Si mi calendario tiene dirección',
      answer: { status: 200, description: 'Desde cuándo, y cuándo se leyó' },
      handle: async ({ actor }) => {
        const row = await db.queries
          .selectFrom('calendar_address')
          .select(['created_at', 'last_read_at'])
          .where('pilot_id', '=', actor.pilotId)
          .executeTakeFirst();
        return {
          body: {
            createdAt: row?.created_at.toISOString() ?? null,
            lastReadAt: row?.last_read_at?.toISOString() ?? null,
          },
        };
      },
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.renewCalendar,
      summary: 'Una dirección nueva para mi calendario',
      description: 'La anterior deja de valer. Se enseña una sola vez.',
      answer: { status: 201, description: 'La dirección' },
      secret: true,
      handle: async ({ actor, context }) => {
        const token = newToken();
        const values = { token_hash: tokenHash(token), created_at: context.now, last_read_at: null };
        await db.queries
          .insertInto('calendar_address')
          .values({ pilot_id: actor.pilotId, ...values })
          .onConflict((conflict) => conflict.column('pilot_id').doUpdateSet(values))
          .execute();
        return { body: { url: `${publicUrl}plataforma/calendario/${token}.ics` } };
      },
    }),
    pilotEndpoint('bookings.own', {
      ask: bookingRoutes.withdrawCalendar,
      summary: 'Retirar la dirección de mi calendario',
      answer: { status: 204, description: 'Hecho' },
      handle: async ({ actor }) => {
        await db.queries.deleteFrom('calendar_address').where('pilot_id', '=', actor.pilotId).execute();
      },
    }),
  ]);
}
