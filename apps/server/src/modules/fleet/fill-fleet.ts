import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { addMissingTails } from './aircraft-rows.ts';

/** Adds the tails of the content that are not known yet. What staff have changed since stays. */
export async function fillFleet(tx: Tx, { tails }: Operations): Promise<void> {
  await addMissingTails(
    tx,
    tails.map(({ registration, typeId, icaoType, baseIcao, isSubstitute, ...said }) => ({
      registration,
      type_id: typeId,
      icao_type: icaoType,
      base_icao: baseIcao,
      is_substitute: isSubstitute,
      name: said.name ?? '',
      livery: said.livery ?? '',
      delivered_on: said.deliveredOn ?? null,
    })),
  );
}
