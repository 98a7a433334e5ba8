/** What an airline has of a kind of content that it may do without. */
import { kinds, type KindName, type KindValues } from './kinds.ts';

/** An airline's content of a kind: undefined only for optional ones that are no list. */
export type Held<K extends KindName> = KindValues[K] extends readonly unknown[]
  ? KindValues[K]
  : (typeof kinds)[K] extends { optional: true }
    ? KindValues[K] | undefined
    : KindValues[K];

/** Whether the airline may do without a kind's file. */
export function isOptional(name: KindName): boolean {
  return 'optional' in kinds[name];
}

/** Whether a file that was read holds nothing: it is empty, has only notes, or says `[]` or `{}`. */
export function holdsNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

/** Whether what there is of a kind is a list. */
export function isList(name: KindName): boolean {
  return kinds[name].lists.some(({ at }) => at.length === 0);
}
