import type { z } from 'zod';
import { pickFields } from './pick-fields.ts';

/** Given as true by the build of what runs for an airline, and by nothing else. */
declare const __BUILT_FOR_USE__: true | undefined;

/**
 * What makes the body of an answer out of what an endpoint says: the fields that the schema names, and no other. In tests
 * and development it is also checked that each is what the schema says, and that stripping alone gives the same; built
 * for use it is only stripped, which is a tenth of the work of every long list.
 */
export function answerBody(
  schema: z.ZodType,
  onlyStripped = typeof __BUILT_FOR_USE__ !== 'undefined',
): (said: unknown) => unknown {
  // Made with the first answer: a server has hundreds of endpoints and soon answers a few.
  let pick: ((said: unknown) => unknown) | undefined;
  return (said) => {
    pick ??= pickFields(schema);
    if (onlyStripped) return pick(said);
    const parsed = schema.parse(said);
    if (JSON.stringify(pick(said)) !== JSON.stringify(parsed))
      throw new Error('Stripping an answer gives something else than its schema.');
    return parsed;
  };
}
