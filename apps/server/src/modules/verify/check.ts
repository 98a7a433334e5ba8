import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Faults of one kind that are named; the first ones show what it is about. */
export const MOST_NAMED = 20;

/** Something that must be true of the whole database. */
export interface Check {
  /** In Spanish, for the person who runs the command. */
  what: string;
  /** Where it is not so, at most `MOST_NAMED` places; callsigns, codes and numbers alone. */
  find(queries: Queries): Promise<string[]>;
}

/** A check whose query answers the rows that are wrong. */
export function check(what: string, query: RawBuilder<unknown>): Check {
  return {
    what,
    async find(queries) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from (${query}) wrong limit ${sql.lit(MOST_NAMED)}`.execute(queries);
      return rows.map((row) => Object.values(row).join(' '));
    },
  };
}
