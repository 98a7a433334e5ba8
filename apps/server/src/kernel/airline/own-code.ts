import type { Tx } from '#server/db/database.ts';
import type { Operations } from './operations.ts';

type Airports = Pick<Operations, 'airports'>;

/** The airline's own code for an airport, given either of its codes; an unknown code unchanged. */
export function ownCode({ airports }: Airports, icao: string): string {
  return airports.get(icao)?.icao ?? icao;
}

/** All codes of an airport, given any of them; for an unknown code only that one. */
export function codesOf(ops: Airports, icao: string): string[] {
  const own = ownCode(ops, icao);
  const codes = [...ops.airports].filter(([, airport]) => airport.icao === own).map(([code]) => code);
  return codes.length === 0 ? [icao] : codes;
}

/** Widens a filter's airport to all its codes, since old flights keep the code of their time. */
export function withEachCode<T extends { airport?: string | undefined }>(
  ops: Airports,
  { airport, ...filter }: T,
): Omit<T, 'airport'> & { airports?: string[] } {
  return airport === undefined ? filter : { ...filter, airports: codesOf(ops, airport) };
}

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
