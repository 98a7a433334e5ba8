import { sql } from 'kysely';
import { titleErrors } from '@va/domain/rights/written-positions.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** Who holds each position, whatever the state of the account: it comes back with what it had. */
export async function readHolders(queries: Queries) {
  return queries
    .selectFrom('pilot')
    .select(['id', 'callsign', 'positions'])
    .where('positions', '!=', sql<string[]>`'{}'`)
    .where('status', '!=', constant('erased'))
    .orderBy('callsign')
    .execute();
}

/** Positions that somebody holds and that are only words so far: they bring nothing until staff say what. */
export async function heldWords(queries: Queries, inForce: ReadonlyMap<string, unknown>): Promise<string[]> {
  const held = (await readHolders(queries)).flatMap(({ positions }) => positions);
  return [...new Set(held)].filter(
    (title) => !inForce.has(title) && titleErrors(title, () => false).length === 0,
  );
}

/** The callsigns of who holds a position; who has none any more is «una cuenta sin indicativo». */
export async function callsignsOf(queries: Queries, title: string): Promise<string[]> {
  const holders = await readHolders(queries);
  return holders
    .filter(({ positions }) => positions.includes(title))
    .map(({ callsign }) => callsign ?? 'una cuenta sin indicativo');
}
