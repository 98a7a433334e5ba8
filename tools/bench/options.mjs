// @ts-check
import { parseArgs } from 'node:util';

/** Parts in the order in which they are measured. Lighthouse only runs where it is asked for. */
export const PARTS = ['sign-in', 'home', 'repeat', 'navigation', 'memory', 'lighthouse'];

/**
 * What the command line asks for. Throws with a sentence when it asks for what is not there.
 * @param {string[]} args
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number from 1 on.');
  const only = values.only?.split(',');
  const unknown = only?.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`--only knows ${PARTS.join(', ')}, but not «${unknown}».`);
  const parts = only ?? PARTS.filter((part) => part !== 'lighthouse');
  if (values.lighthouse && !parts.includes('lighthouse')) parts.push('lighthouse');
  // Only a report of everything is worth keeping.
  return { runs, parts, keep: only === undefined };
}
