import type { Tx } from '#server/db/database.ts';
import { wrongValue } from '#server/api/problem.ts';

/** The id of the active pilot with this callsign, to be second pilot of `ownId`. Throws `datos-no-validos`. */
export async function findSecondPilot(tx: Tx, callsign: string, ownId: string): Promise<string> {
  const pilot = await tx
    .selectFrom('pilot')
    .select(['id', 'status'])
    .where('callsign', '=', callsign)
    .executeTakeFirst();
  if (pilot?.status === 'active' && pilot.id !== ownId) return pilot.id;
  throw wrongValue('/secondPilot', 'Escribe el indicativo de otro piloto en activo');
}
