import { createHash } from 'node:crypto';
import { hasPlan } from '../has-plan.ts';

/** From this many runs on, a statement is prepared. */
const OFTEN = 20;

/** Most statement texts that are counted, and so can be prepared in each connection. */
const MOST_TEXTS = 500;

/** A statement as it is sent. */
interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

export type Prepare = (text: string, parameters: readonly unknown[]) => Statement;

/**
 * Counts the statements of one pool and names the frequent ones, so that `pg` prepares them: parsing and planning a
 * short statement costs more than running it.
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
