import { type RawBuilder, sql } from 'kysely';
import type { ImportKind } from '@va/contract/staff/imports.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { COUNTED_COLUMNS, FILE_TABLES, type FileKind } from '../file-changes/note-changes.ts';

/** Tables whose rows imports make; each row has the id of its import. */
type Made = 'pilot' | 'report' | 'hours_entry' | 'points_entry';

/** Tables whose rows are made with an account, and deleted with it as long as nobody has used the account. */
export const WITH_THE_ACCOUNT = ['callsign_assignment', 'rank_history', 'access_link', 'outbox'] as const;

/** Kinds of imports about accounts or their flights. */
type Personal = Exclude<ImportKind, 'flights' | 'aircraft' | 'airports'>;

const MADE: Readonly<Record<Personal, readonly Made[]>> = {
  pilots: ['pilot'],
  logbook: ['report', 'hours_entry'],
  newsky: ['report', 'hours_entry'],
  balances: ['hours_entry', 'points_entry'],
};

/** The callsigns and flight codes that prevent an import from being taken back. */
async function usedOf(queries: Queries, kind: Personal, importId: string): Promise<string[]> {
  const used: string[] = [];
  for (const table of MADE[kind]) used.push(...(await referredTo(queries, table, importId)));
  if (kind === 'pilots') used.push(...(await entered(queries, importId)));
  else used.push(...(await countedIn(queries, kind, importId)));
  return [...new Set(used)].toSorted();
}

/** An import's rows to which rows of other origin refer; the foreign keys are read from the schema. */
async function referredTo(queries: Queries, table: Made, importId: string): Promise<string[]> {
  const naming = new Set((await readReferences(queries, ['import'])).map((reference) => reference.table));
  const own = new Set<string>(table === 'pilot' ? WITH_THE_ACCOUNT : []);
  const others = (await readReferences(queries, [table])).filter((reference) => !own.has(reference.table));
  const label = table === 'report' ? sql`code` : sql`(select callsign from pilot where id = made.pilot_id)`;
  const found: string[] = [];
  for (const reference of others) {
    const column = sql.ref(reference.column);
    const ours = naming.has(reference.table) && reference.table !== 'import';
    const { rows } = await sql<{ label: string | null }>`
      select distinct ${table === 'pilot' ? sql`callsign` : label} as label from ${sql.table(table)} made
      where import_id = ${importId} and id in (select ${column} from ${sql.table(reference.table)}
        where ${column} is not null ${ours ? sql`and import_id is distinct from ${importId}` : sql``})
      limit 1000`.execute(queries);
    found.push(...rows.map((row) => row.label ?? 'alguien que dejó su indicativo'));
  }
  return found;
}

/** Callsigns of an import's pilots who have opened their account. */
async function entered(queries: Queries, importId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('pilot')
    .select('callsign')
    .where('import_id', '=', importId)
    .where('status', '!=', constant('invited'))
    .limit(1000)
    .execute();
  return rows.map(({ callsign }) => callsign ?? 'alguien que dejó su indicativo');
}

/**
 * Pilots whose hours would be wrong without the import: a later total was reduced by these flights; later flights added
 * nothing because of this total; or hours taken since came out of the import's.
 */
async function countedIn(
  queries: Queries,
  kind: 'logbook' | 'newsky' | 'balances',
  importId: string,
): Promise<string[]> {
  const mixed =
    kind === 'balances'
      ? sql`select gone.pilot_id from hours_entry gone join report on report.pilot_id = gone.pilot_id
          where gone.import_id = ${importId} and report.outcome = 'not_counted'
            and report.import_id is not null and report.on_block <= gone.posted_at`
      : sql`select gone.pilot_id from hours_entry gone
            join hours_entry total on total.pilot_id = gone.pilot_id and total.kind = 'transfer'
          where gone.import_id = ${importId} and total.import_id is not null and gone.posted_at <= total.posted_at`;
  const { rows } = await sql<{ callsign: string | null }>`
    select callsign from pilot where id in (${mixed}) or id in (${shortWithout(importId)})
    limit 1000`.execute(queries);
  return rows.map(({ callsign }) => callsign ?? 'alguien que dejó su indicativo');
}

/**
 * Query for pilots who have had more hours taken than they would have without the import, though not with it. Hours
 * that could not be taken in either case do not matter.
 */
const shortWithout = (importId: string) => sql`
  select pilot_id from hours_entry
  where pilot_id in (select pilot_id from hours_entry where import_id = ${importId})
  group by pilot_id
  having pilot_minutes(pilot_id) - ledger_minutes(pilot_id, null, ${importId})
    < coalesce(sum(minutes) filter (where import_id = ${importId}), 0)`;

/** SQL for the names of flights and tails, for people. */
const LABELS = { flights: sql`'el ' || item.number`, aircraft: sql`item.registration` };

function usedOfAny(queries: Queries, kind: ImportKind, id: string): Promise<string[]> {
  if (kind === 'airports') return usedAirports(queries, id);
  return kind === 'flights' || kind === 'aircraft'
    ? usedOfFile(queries, kind, id)
    : usedOf(queries, kind, id);
}

/** Names of a file's flights or tails that cannot be taken back, because they were booked, flown or changed since. */
async function usedOfFile(queries: Queries, kind: FileKind, importId: string): Promise<string[]> {
  const [table] = FILE_TABLES[kind];
  const found = new Set<string>();
  const note = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ label: string }>`
      select ${LABELS[kind]} as label from import_change change
        join ${sql.table(table)} item on item.id = change.thing_id
      where change.import_id = ${importId} and change.thing = ${table} and ${condition}
      limit 1000`.execute(queries);
    for (const { label } of rows) found.add(label);
  };
  await note(sql`to_jsonb(item) - ${COUNTED_COLUMNS}::text[] <> change.after`);
  for (const { table: other, column } of await readReferences(queries, [table])) {
    const own = sql`and id not in (select thing_id from import_change
      where import_id = ${importId} and thing = 'aircraft_event')`;
    await note(sql`change.before is null and item.id in (select ${sql.ref(column)} from ${sql.table(other)}
      where ${sql.ref(column)} is not null ${other === 'aircraft_event' ? own : sql``})`);
  }
  const column = sql.ref(kind === 'flights' ? 'flight_id' : 'aircraft_id');
  await note(
    sql`item.id in (select ${column} from booking where state in ('reserved', 'flying') and ${column} is not null)`,
  );
  return [...found];
}

/** Airports of an import that something goes to or stands at; flights that other files brought name any airport. */
async function usedAirports(queries: Queries, importId: string): Promise<string[]> {
  const { rows } = await sql<{ icao: string }>`
    select icao from brought_airport brought where import_id = ${importId} and (
      exists (select from flight where icao in (dep_icao, arr_icao))
      or exists (select from booking where icao in (dep_icao, arr_icao))
      or exists (select from report where import_id is null and icao in (dep_icao, arr_planned_icao, arr_icao))
      or exists (select from aircraft where icao = base_icao)
      or exists (select from aircraft_event where icao = to_icao)
      or exists (select from pilot where icao = base_icao)
      or exists (select from airline_event where icao = any(airports))
      or exists (select from desk_entry where kind = 'tour' and value->'stops' @> to_jsonb(icao)))
    order by icao limit 1000`.execute(queries);
  return rows.map(({ icao }) => icao);
}

/** Why an import can't be taken back, as a sentence for people; null when it can. */
export async function refuseIfUsed(
  queries: Queries,
  { id, kind }: { id: string; kind: ImportKind },
): Promise<string | null> {
  const used = await usedOfAny(queries, kind, id);
  if (used.length === 0) return null;
  const named = used.slice(0, 5);
  const names = new Intl.ListFormat('es-ES').format(
    used.length > 5 ? [...named, `${used.length - 5} más`] : named,
  );
  return `${WHY[kind]}: ${names}.`;
}

const FLOWN = 'Hay apelaciones, anulaciones o saldos posteriores que cuentan con estos vuelos';
const WHY: Readonly<Record<ImportKind, string>> = {
  airports: 'Hay vuelos, aviones, pilotos o eventos en estos aeropuertos',
  pilots: 'Ya han entrado, o tienen vuelos o saldos que se retiran antes',
  logbook: FLOWN,
  newsky: FLOWN,
  balances: 'Hay vuelos importados o apuntes posteriores que cuentan con estos saldos',
  flights: 'Están reservados o han cambiado desde entonces',
  aircraft: 'Están reservados, han volado o han cambiado desde entonces',
};
