import { type SelectQueryBuilder, sql } from 'kysely';
import { pageOfRows, readIdCursor } from './cursor.ts';

interface PageById {
  /** Column of the id, with its table where others have one. */
  id?: string;
  /** Newest first unless told: ids rise with time. */
  order?: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** One page of rows in the order of their ids, each as it is shown; throws a problem for a cursor that is not ours. */
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
