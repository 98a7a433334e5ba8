import type { Tail } from '@va/domain/booking/tail-windows.ts';
import type { Queries } from '#server/db/database.ts';

/** A tail with what the rules of booking ask of it. */
export interface TailRow extends Tail {
  id: string;
  /** ICAO designator of what it really is. */
  icaoType: string;
  baseIcao: string;
  isSubstitute: boolean;
  version: number;
}

/** Every tail but those that are gone for good, by registration. */
export async function readTails(queries: Queries): Promise<TailRow[]> {
  const rows = await queries
    .selectFrom('aircraft')
    .selectAll()
    .where('service', '!=', 'retired')
    .orderBy('registration')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    registration: row.registration,
    typeId: row.type_id,
    service: row.service,
    icaoType: row.icao_type,
    baseIcao: row.base_icao,
    isSubstitute: row.is_substitute,
    version: row.version,
  }));
}

/** Lets nobody else book a tail of these types until the transaction ends. */
export async function lockTails(tx: Queries, typeIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('aircraft')
    .select('id')
    .where('type_id', 'in', typeIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}
