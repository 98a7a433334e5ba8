import { sql } from 'kysely';
import { titleErrors } from '@va/domain/rights/written-positions.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** The holders of each position, in any state of account: a returning account gets its positions back. */
export async function readHolders(queries: Queries) {
  return queries
    .selectFrom('pilot')
    .select(['id', 'callsign', 'positions'])
    .where('positions', '!=', sql<string[]>`'{}'`)
    .where('status', '!=', constant('erased'))
    .orderBy('callsign')
    .execute();
}

/** Held positions that nobody has defined: they bring no rights until staff define them. */
export async function heldWords(queries: Queries, inForce: ReadonlyMap<string, unknown>): Promise<string[]> {
  const held = (await readHolders(queries)).flatMap(({ positions }) => positions);
  return [...new Set(held)].filter(
    (title) => !inForce.has(title) && titleErrors(title, () => false).length === 0,
  );
}

/** Callsigns of a position's holders; «una cuenta sin indicativo» for an account without one. */
export async function callsignsOf(queries: Queries, title: string): Promise<string[]> {
  const holders = await readHolders(queries);
  return holders
    .filter(({ positions }) => positions.includes(title))
    .map(({ callsign }) => callsign ?? 'una cuenta sin indicativo');
}
