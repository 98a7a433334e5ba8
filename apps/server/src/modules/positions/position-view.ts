import { sql } from 'kysely';
import { positionIdOf, titleErrors, type WrittenPosition } from '@va/domain/rights/positions.ts';
import type { Positions } from '@va/contract/pilots/positions.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { deskPositions, positionsNow, readPosition } from '../rights/effective-rights.ts';

/** The positions in force with who holds them, and what staff have changed. */
export async function viewPositions(queries: Queries, airline: Airline): Promise<Positions> {
  const entries = await fetchEntries(queries);
  const holders = await readHolders(queries);
  const written = new Map(deskPositions(entries).map((one) => [one.id, one]));
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'position').map(({ key, version }) => [key, version]),
  );
  const inForce = await positionsNow(queries, airline);
  for (const title of await heldWords(queries, inForce)) inForce.set(title, { roles: [], capabilities: [] });
  const history = await readEntryHistory(queries, 'position');
  return {
    items: [...inForce].map(([title, { roles, capabilities }]) => {
      const id = positionIdOf(title);
      return {
        id,
        title,
        roles: [...roles],
        capabilities: [...capabilities],
        version: versions.get(id) ?? 0,
        isWritten: written.has(id),
        holders: holders.flatMap(({ callsign, positions }) =>
          callsign !== null && positions.includes(title) ? [callsign] : [],
        ),
      };
    }),
    history: history.flatMap(({ key, before, after, ...change }) => {
      const [was, is] = [readPosition(before), readPosition(after)];
      const title = (is ?? was)?.title;
      if (title === undefined) return [];
      const inContent = airline.contentPositions.get(title);
      const content = inContent ? { title, ...inContent, retired: false } : null;
      const isLast = versions.get(key) === change.version;
      return [
        { ...change, id: key, title, isLast, before: shown(was ?? content), after: shown(is ?? content) },
      ];
    }),
  };
}

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

/** A position for the history; null if it did not exist. */
function shown(position: WrittenPosition | null) {
  if (position === null || position.retired) return null;
  const { title, roles, capabilities } = position;
  return { title, roles: [...roles], capabilities: [...capabilities] };
}
