/**
 * Constants of the code, such as a state in a condition, written into a statement's text instead of passed as
 * parameters. The database can then plan with them, and use a partial index for those rows. Never pass input from
 * outside: nothing is escaped.
 */
import { type RawBuilder, sql } from 'kysely';

/** A word as an SQL literal. Throws for anything but lower-case letters and underscores. */
export function constant<T extends string>(word: T): RawBuilder<T> {
  if (!/^[a-z_]+$/.test(word)) throw new Error(`«${word}» is no word of the code.`);
  return sql.lit(word);
}

/** A list of such literals, for `in` and `not in`. Throws as `constant` does. */
export function constants<T extends string>(...words: readonly T[]): RawBuilder<T> {
  return sql<T>`(${sql.join(words.map(constant))})`;
}

/** The usual page lengths plus one: the extra row tells whether there is another page. */
const USUAL_LIMITS: ReadonlySet<number> = new Set([20, 25, 30, 50, 100, 200].map((rows) => rows + 1));

/**
 * The `limit` of a list: a literal for usual lengths; a parameter for others, so as not to make a new statement each.
 */
export function limitOf(rows: number): RawBuilder<number> {
  return USUAL_LIMITS.has(rows) ? sql.lit(rows) : sql<number>`${rows}`;
}
