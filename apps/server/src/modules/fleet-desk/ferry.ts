import { sql } from 'kysely';
import { refuseFerry } from '@va/domain/fleet/tail-state.ts';
import { unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { noteMoved, noteTailEvent } from '../fleet/aircraft-rows.ts';
import { readTailPlaces } from '../fleet/tails.ts';
import { lockTail } from './change-fleet.ts';

/** Moves a tail without a flight. */
export async function ferry(
  tx: Tx,
  ops: Operations,
  id: string,
  { to, reason }: { to: string; reason: string },
  by: By,
): Promise<void> {
  const { tail, flying } = await lockTail(tx, id);
  unlessRefused(refuseFerry(flying));
  const airport = ops.airports.get(to);
  if (airport === undefined) throw wrongValue('/to', 'Escribe el código OACI de un aeropuerto de la red');
  const before = (await readTailPlaces(tx)).get(id)?.icao ?? tail.base_icao;
  await noteTailEvent(tx, id, { kind: 'ferry', to_icao: airport.icao, reason }, by);
  await noteMoved(tx, sql`${id}::uuid`, by.context.now);
  await audit(tx, {
    by,
    capability: 'fleet.write',
    action: 'aircraft.ferried',
    subject: { kind: 'aircraft', id },
    before: { place: before },
    after: { place: airport.icao },
  });
}
