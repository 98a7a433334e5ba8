import { sql } from 'kysely';
import { countOf } from '@va/domain/numbers.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** Throws `tipo-en-uso`, with the uses, while anything uses a type. The caller holds the timetable lock exclusively. */
export async function refuseUsedType(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ tails: number; flights: number; others: boolean }>`select
      (select count(*)::int4 from aircraft where type_id = ${id}) as tails,
      (select count(*)::int4 from flight where ${id} = any (types)) as flights,
      exists (select from booking where type_id = ${id}) or exists (select from report where type_id = ${id})
        or exists (select from airline_event where ${id} = any (types))
        or exists (select from desk_entry where kind = 'tour' and value->'types' @> to_jsonb(${id}::text))
        or exists (select from qualification where type_id = ${id}) as others`.execute(tx);
  const [used] = rows;
  if (used === undefined || (used.tails === 0 && used.flights === 0 && !used.others)) return;
  const what = [
    ...(used.tails > 0 ? [countOf(used.tails, 'avión', 'aviones')] : []),
    ...(used.flights > 0 ? [countOf(used.flights, 'vuelo del horario', 'vuelos del horario')] : []),
    ...(used.others ? ['reservas, informes, eventos, tours o verificaciones'] : []),
  ];
  throw new Problem('tipo-en-uso', {
    detail: `De este tipo hay ${new Intl.ListFormat('es-ES').format(what)}: no se quita. Da de baja sus aviones y deja de salir en las listas.`,
  });
}
