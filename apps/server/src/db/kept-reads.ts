import type { Changes } from './changes.ts';
import type { Queries } from './database.ts';
import { changesKnownTo } from './known-changes.ts';
import type { Topic } from './watched-tables.ts';

/**
 * A reading that is made once and kept until a table of its topics changes; within a transaction each time. What it
 * answers is shared: nobody changes it.
 */
export function keptRead<T>(
  topics: readonly Topic[],
  read: (queries: Queries) => Promise<T>,
): (queries: Queries) => Promise<T> {
  const kept = new WeakMap<Queries, () => Promise<T>>();
  return (queries) => {
    const changes = changesKnownTo(queries);
    if (!changes) return read(queries);
    let keeper = kept.get(queries);
    if (!keeper) kept.set(queries, (keeper = changes.keep(topics, () => read(queries))));
    return keeper();
  };
}

/** Pilots of whom one reading is kept, at most; the others are read each time. */
const MOST_PILOTS = 10_000;

/**
 * The same of pilots, each by their id: those that are not known are read together, and a pilot of whom the topic tells a
 * change is read again.
 * @param read answers by id; of whom it says nothing, nothing is kept
 */
export function keptReadOfPilots<T>(
  topic: Topic,
  read: (queries: Queries, pilotIds: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (queries: Queries, pilotIds: readonly string[]) => Promise<ReadonlyMap<string, T>> {
  const kept = new WeakMap<Queries, Map<string, T>>();
  const keptOf = (queries: Queries, changes: Changes) => {
    const before = kept.get(queries);
    if (before) return before;
    const values = new Map<string, T>();
    changes.follow(topic, (pilot) => {
      if (pilot === undefined) values.clear();
      else values.delete(pilot);
    });
    kept.set(queries, values);
    return values;
  };
  return async (queries, pilotIds) => {
    const changes = changesKnownTo(queries);
    if (!changes || !(await changes.areHeard())) return read(queries, pilotIds);
    const values = keptOf(queries, changes);
    const found = new Map<string, T>();
    for (const id of pilotIds) {
      const value = values.get(id);
      if (value !== undefined) found.set(id, value);
    }
    const missing = pilotIds.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const mark = changes.mark([topic]);
    const fresh = await read(queries, missing);
    const isRight = changes.mark([topic]) === mark;
    for (const [id, value] of fresh) {
      found.set(id, value);
      if (isRight && values.size < MOST_PILOTS) values.set(id, value);
    }
    return found;
  };
}
