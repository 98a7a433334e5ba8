import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Most faults of one kind that are named. */
export const MOST_NAMED = 20;

/** Something that must be true of the whole database. */
export interface Check {
  /** In Spanish, for the person who runs the command. */
  what: string;
  /** Finds at most `MOST_NAMED` violations; names only callsigns, codes and numbers. */
  find(queries: Queries): Promise<string[]>;
}

/** Makes a check of a query for the wrong rows. */
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
