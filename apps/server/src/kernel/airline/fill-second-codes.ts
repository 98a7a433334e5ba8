import type { Tx } from '#server/db/database.ts';
import type { Operations } from './operations.ts';

/** Makes the database's table of second ICAO codes equal to the content's. */
export async function fillSecondCodes(tx: Tx, { airports }: Pick<Operations, 'airports'>): Promise<void> {
  const rows = [...airports].flatMap(([code, { icao }]) => (code === icao ? [] : { code, icao }));
  const codes = rows.map(({ code }) => code);
  await tx
    .deleteFrom('airport_second_code')
    .$if(rows.length > 0, (gone) => gone.where('code', 'not in', codes))
    .execute();
  if (rows.length > 0)
    await tx
      .insertInto('airport_second_code')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet((row) => ({ icao: row.ref('excluded.icao') }))
          .whereRef('airport_second_code.icao', '<>', 'excluded.icao'),
      )
      .execute();
}
