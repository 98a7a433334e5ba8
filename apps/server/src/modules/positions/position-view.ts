import type { WrittenPosition } from '@va/domain/rights/written-positions.ts';
import { positionIdOf } from '@va/domain/rights/written-positions.ts';
import type { Positions } from '@va/contract/pilots/positions.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readEntryHistory } from '../desk-entries/entry-history.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { deskPositions, positionsNow, readPosition } from '../rights/positions-now.ts';
import { heldWords, readHolders } from './holders.ts';

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

/** A position for the history; null if it did not exist. */
function shown(position: WrittenPosition | null) {
  if (position === null || position.retired) return null;
  const { title, roles, capabilities } = position;
  return { title, roles: [...roles], capabilities: [...capabilities] };
}
