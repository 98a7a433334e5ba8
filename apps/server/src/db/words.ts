/** Finding rows by words that people type. */
import { type RawBuilder, sql } from 'kysely';

/** Splits a search text into its first ten words; an empty list for an empty text. */
export function wordsOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean).slice(0, 10);
}

/** SQL condition: one of the columns contains the word, ignoring case; columns may be null or not text. */
export function standsIn(word: string, columns: readonly string[]): RawBuilder<boolean> {
  const all = sql.join(
    columns.map((column) => sql`${sql.ref(column)}::text`),
    sql`, `,
  );
  return sql<boolean>`position(lower(${word}) in lower(concat_ws(' ', ${all}))) > 0`;
}
