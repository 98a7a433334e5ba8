import { createHash } from 'node:crypto';
import { hasPlan } from '../has-plan.ts';

/** A statement that was asked for so often is prepared from then on. */
const OFTEN = 20;

/** Texts that are counted, and so prepared in each connection, at most. */
const MOST_TEXTS = 500;

/** A statement as it is sent. */
interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

export type Prepare = (text: string, parameters: readonly unknown[]) => Statement;

/**
 * Counts the statements of one pool, and gives a name to one that is worth preparing: reading and planning a short one
 * costs more than running it.
 */
export function prepareOften(): Prepare {
  const asked = new Map<string, { times: number; name: string }>();
  return (text, parameters) => {
    const once = { text, values: [...parameters] };
    if (!hasPlan(text, parameters)) return once;
    let known = asked.get(text);
    if (!known) {
      if (asked.size >= MOST_TEXTS) return once;
      known = { times: 0, name: createHash('sha256').update(text).digest('base64url') };
      asked.set(text, known);
    }
    known.times += 1;
    return known.times > OFTEN ? { ...once, name: known.name } : once;
  };
}
