import { sql } from 'kysely';
import { type TypeSheet, typeErrors, typeIdOf } from '@va/domain/fleet/type-sheet.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Problem, refuseFields } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import {
  beforeLastChange,
  type EntryAct,
  lockEntry,
  openEntry,
  writeEntry,
} from '../desk-entries/change-entry.ts';
import { type DeskEntry, fetchEntries } from '../desk-entries/read-entries.ts';

const ACTS = {
  'type.added': 'lo ha añadido',
  'type.changed': 'lo ha cambiado',
  'type.removed': 'lo ha quitado',
  'type.undone': 'ha deshecho el último cambio',
};
const act = (action: keyof typeof ACTS, reason: string | undefined): EntryAct => ({
  capability: 'fleet.write',
  action,
  acts: ACTS,
  reason,
});

/** A type written by staff, in the version that the caller read. */
export interface SeenType {
  id: string;
  version: number;
}

/** A type after an act; its sheet is null once it was removed. */
export interface LeftType extends SeenType {
  sheet: TypeSheet | null;
}

/** Adds a type. Throws `datos-no-validos` with each field that is wrong; the types of the content are `ops.types` too. */
export function addType(
  db: Database,
  ops: Operations,
  { sheet, reason }: { sheet: TypeSheet; reason?: string | undefined },
  by: By,
): Promise<LeftType> {
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    const id = typeIdOf(sheet);
    const known = (await fetchEntries(tx)).find(({ kind, key }) => kind === 'aircraft_type' && key === id);
    const isTaken = known === undefined ? ops.types.has(id) : known.value !== null;
    refuseFields(typeErrors(sheet, () => isTaken).map(inSheet));
    await openEntry(tx, 'aircraft_type', id);
    const entry = await lockEntry(tx, { ...kindOf(id), version: known?.version ?? 0 }, ACTS);
    return { id, sheet, version: await writeEntry(tx, entry, sheet, act('type.added', reason), by) };
  });
}

/** Changes a type, which keeps its id although its name may change. Throws as above, and `cambiado-entretanto`. */
export function changeType(
  db: Database,
  ops: Operations,
  { id, version }: SeenType,
  { sheet, reason }: { sheet: TypeSheet; reason?: string | undefined },
  by: By,
): Promise<LeftType> {
  return db.transaction(async (tx) => {
    const entry = await lockType(tx, { id, version });
    const isTaken = (other: string) => other !== id && ops.types.has(other);
    refuseFields(typeErrors(sheet, isTaken).map(inSheet));
    return { id, sheet, version: await writeEntry(tx, entry, sheet, act('type.changed', reason), by) };
  });
}

/** Removes a type that nothing uses. Throws `tipo-en-uso`. */
export function removeType(
  db: Database,
  seen: SeenType,
  reason: string | undefined,
  by: By,
): Promise<LeftType> {
  return db.transaction(async (tx) => {
    const entry = await lockType(tx, seen);
    await refuseUsedType(tx, seen.id);
    const version = await writeEntry(tx, entry, null, act('type.removed', reason), by);
    return { id: seen.id, sheet: null, version };
  });
}

/** Undoes the last change of a type; a second call undoes the undoing. Throws `tipo-en-uso`. */
export function undoType(
  db: Database,
  { id, version: seen }: SeenType,
  reason: string | undefined,
  by: By,
): Promise<LeftType> {
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    const entry = await lockEntry(tx, { ...kindOf(id), version: seen }, ACTS);
    const before = await beforeLastChange(tx, entry);
    if (before === null) await refuseUsedType(tx, id);
    const version = await writeEntry(tx, entry, before, act('type.undone', reason), by);
    return { id, sheet: before as TypeSheet | null, version };
  });
}

/** Throws `tipo-en-uso`, with the uses, while anything uses a type. The caller holds the timetable lock exclusively. */
async function refuseUsedType(tx: Tx, id: string): Promise<void> {
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

const kindOf = (key: string) => ({ kind: 'aircraft_type' as const, key });
const inSheet = ({ field, message }: { field: string; message: string }) => ({
  field: `sheet/${field}`,
  message,
});

/**
 * Locks an existing type, and the timetable so that nobody books or adds an aircraft meanwhile. Throws `no-encontrado`.
 */
async function lockType(tx: Tx, { id, version }: SeenType): Promise<DeskEntry> {
  await lockTimetable(tx);
  const entry = await lockEntry(tx, { ...kindOf(id), version }, ACTS);
  if (entry.value === null) throw new Problem('no-encontrado');
  return entry;
}
