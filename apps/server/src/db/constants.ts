/**
 * What the code itself says in a statement, such as a state that is asked for: written into its text instead of handed
 * over with it. The database then plans the statement once for all requests, and knows that an index of those rows alone
 * is enough. Never for words from outside: nothing is escaped.
 */
import { type RawBuilder, sql } from 'kysely';

/** Throws where it is anything but small letters and underscores. */
export function constant<T extends string>(word: T): RawBuilder<T> {
  if (!/^[a-z_]+$/.test(word)) throw new Error(`«${word}» is no word of the code.`);
  return sql.lit(word);
}

/** Several of them, for `in` and `not in`. Throws as `constant` does. */
export function constants<T extends string>(...words: readonly T[]): RawBuilder<T> {
  return sql<T>`(${sql.join(words.map(constant))})`;
}

/** One row more than the lengths that pages of lists have by themselves: it says whether there is another page. */
const USUAL_LIMITS: ReadonlySet<number> = new Set([20, 25, 30, 50, 100, 200].map((rows) => rows + 1));

/** The limit of a list: in the text where it is a usual one, so that other ones don't make a statement each. */
export function limitOf(rows: number): RawBuilder<number> {
  return USUAL_LIMITS.has(rows) ? sql.lit(rows) : sql<number>`${rows}`;
}
