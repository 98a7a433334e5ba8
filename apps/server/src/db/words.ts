/** Finding rows by words that people type. */
import { type RawBuilder, sql } from 'kysely';

/** The words of a search, ten at most; none when nothing was typed. */
export function wordsOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean).slice(0, 10);
}

/** Whether a word stands somewhere in the columns, whatever its capitals; columns may be null or not text. */
export function standsIn(word: string, columns: readonly string[]): RawBuilder<boolean> {
  const all = sql.join(
    columns.map((column) => sql`${sql.ref(column)}::text`),
    sql`, `,
  );
  return sql<boolean>`position(lower(${word}) in lower(concat_ws(' ', ${all}))) > 0`;
}
