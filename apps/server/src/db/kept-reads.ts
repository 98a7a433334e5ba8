import type { Changes } from './changes.ts';
import type { Queries } from './database.ts';
import { changesKnownTo } from './known-rows.ts';
import type { Topic } from './watched-tables.ts';

/**
 * A read that is cached until a table of its topics changes; within a transaction it reads each time. Callers share the
 * result and must not change it.
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

/** Most pilots in the cache of one read; the others are read each time. */
const MOST_PILOTS = 10_000;

/**
 * The same with one cached value for each pilot's id. It reads all missing pilots together, and reads a pilot again
 * after a change of the topic for that pilot.
 * @param read answers values by id; a pilot without a value is not cached
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
