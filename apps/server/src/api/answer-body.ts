import type { z } from 'zod';
import { pickFields } from './pick-fields.ts';

/** True only in the build for production; tests and development do not define it. */
declare const __BUILT_FOR_USE__: true | undefined;

/**
 * Makes a function that reduces an endpoint's answer to the fields that its schema names. In tests and development it
 * also validates the answer, and checks that stripping alone gives the same; in production it only strips, which costs
 * a tenth of validating a long list.
 */
export function answerBody(
  schema: z.ZodType,
  onlyStripped = typeof __BUILT_FOR_USE__ !== 'undefined',
): (said: unknown) => unknown {
  // Built on the first answer: there are hundreds of endpoints, and a new server soon answers only a few.
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
