import { createHash } from 'node:crypto';

/** A statement that was asked for so often is prepared from then on. */
const OFTEN = 20;

/** Texts that are counted, and so prepared in each connection, at most. */
const MOST_TEXTS = 500;

export type Prepare = (sql: string, parameters: readonly unknown[]) => { name?: string };

/**
 * Counts the statements of one pool, and gives a name to one that is worth preparing: reading and planning a short one
 * costs more than running it.
 */
export function prepareOften(): Prepare {
  const asked = new Map<string, { times: number; name: string }>();
  return (sql, parameters) => {
    if (parameters.length === 0) return {};
    let known = asked.get(sql);
    if (!known) {
      if (asked.size >= MOST_TEXTS) return {};
      known = { times: 0, name: createHash('sha256').update(sql).digest('base64url') };
      asked.set(sql, known);
    }
    known.times += 1;
    return known.times > OFTEN ? { name: known.name } : {};
  };
}
