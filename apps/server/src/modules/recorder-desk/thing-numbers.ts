import type { Queries } from '#server/db/database.ts';

/** Whole numbers for ids, for protocols that need them; ids without a number get a new one. */
export async function numbersOf(queries: Queries, ids: readonly string[]): Promise<(id: string) => number> {
  const wanted = [...new Set(ids)];
  const read = () =>
    queries.selectFrom('recorder_number').selectAll().where('thing_id', 'in', wanted).execute();
  if (wanted.length === 0) return () => 0;
  let rows = await read();
  if (rows.length < wanted.length) {
    const known = new Set(rows.map(({ thing_id }) => thing_id));
    await queries
      .insertInto('recorder_number')
      .values(wanted.filter((id) => !known.has(id)).map((thing_id) => ({ thing_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = await read();
  }
  const numbers = new Map(rows.map(({ thing_id, number }) => [thing_id, number]));
  return (id) => numbers.get(id) ?? 0;
}

/** The id of a number; undefined for a number that was never given. */
export async function thingOf(queries: Queries, number: number): Promise<string | undefined> {
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) return undefined;
  const row = await queries
    .selectFrom('recorder_number')
    .select('thing_id')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.thing_id;
}
