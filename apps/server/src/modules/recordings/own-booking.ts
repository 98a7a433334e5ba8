import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';

/** A pilot's own booking by its code. Throws `no-encontrado` for any other. */
export async function findOwnBooking(
  queries: Queries,
  pilotId: string,
  code: string,
): Promise<{ id: string }> {
  return queries
    .selectFrom('booking')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow(
      () => new Problem('no-encontrado', { detail: `No tienes ninguna reserva ${code}.` }),
    );
}
