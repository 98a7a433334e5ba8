import { type SelectQueryBuilder, sql } from 'kysely';
import { pageOfRows, readIdCursor } from './cursor.ts';

interface PageById {
  /** The id's column, prefixed with its table when joined tables have an `id` too. */
  id?: string;
  /** Newest first by default: ids rise with time. */
  order?: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of rows in the order of their ids, each in its shown form. Throws a problem for an invalid cursor. */
export async function pageById<Tables, From extends keyof Tables, Row extends { id: string }, Shown>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { id = 'id', order = 'desc', cursor, limit }: PageById,
  shown: (row: Row) => Shown,
): Promise<{ items: Shown[]; next?: string }> {
  const column = sql.ref(id);
  const beyond = order === 'desc' ? sql`<` : sql`>`;
  let asked = rows.orderBy(column, order).limit(limit + 1);
  if (cursor !== undefined) asked = asked.where(sql<boolean>`${column} ${beyond} ${readIdCursor(cursor)}`);
  return pageOfRows(await asked.execute(), limit, (row) => [row.id], shown);
}
