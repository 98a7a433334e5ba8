import type { ChangeMe } from '@va/contract/account/me-changes.ts';
import { refuseFields } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { PilotRow } from '../accounts/locked-account.ts';
import { readTails } from '../fleet/tails.ts';

/**
 * The columns of a pilot's likes, without duplicates, airports by the airline's codes. Earlier likes may stay although
 * the airline no longer has them. Throws `datos-no-validos` for new ones that the airline does not have.
 */
export async function likeColumns(
  tx: Tx,
  ops: Operations,
  row: PilotRow,
  { ownSceneries, likedTails }: ChangeMe,
): Promise<Partial<Pick<PilotRow, 'own_sceneries' | 'liked_tails'>>> {
  const sceneries = ownSceneries && [...new Set(ownSceneries.map((icao) => ownCode(ops, icao)))];
  const tails = likedTails && [...new Set(likedTails)];
  const fleet = tails?.length ? await readTails(tx) : [];
  refuseFields([
    ...unknown(sceneries, row.own_sceneries, (icao) => ops.airports.has(icao)).map((icao) => ({
      field: 'ownSceneries',
      message: `La compañía no tiene el aeropuerto ${icao}`,
    })),
    ...unknown(tails, row.liked_tails, (tail) => fleet.some(({ registration }) => registration === tail)).map(
      (tail) => ({ field: 'likedTails', message: `La flota no tiene el avión ${tail}` }),
    ),
  ]);
  return {
    ...(sceneries && { own_sceneries: sceneries }),
    ...(tails && { liked_tails: tails }),
  };
}

function unknown(
  said: readonly string[] | undefined,
  before: readonly string[],
  isKnown: (one: string) => boolean,
): string[] {
  return (said ?? []).filter((one) => !before.includes(one) && !isKnown(one));
}
