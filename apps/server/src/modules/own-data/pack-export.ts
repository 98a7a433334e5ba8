import { sql } from 'kysely';
import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { ZipFile } from 'yazl';
import { csvText } from '@va/domain/csv/csv-text.ts';
import { quote } from '#server/db/backup.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import type { Tables } from '#server/db/tables.ts';
import { TABLE_FATES } from '../erasure/table-fates.ts';
import { readRecorded } from '../recorded/recording.ts';

/** Columns with credentials, which no copy has, not even the owner's. */
const SECRET = /hash|secret|token|digest|challenge|public_key|credential|archive/;

const README = `Tus datos en la plataforma.

tablas/      Cada tabla con filas tuyas, en JSON y en CSV (UTF-8, horas en UTC). cuenta.json es tu ficha.
recorridos/  Los puntos grabados de cada vuelo, con el identificador del informe en el nombre.
auditoria/   Lo que la compañía hizo con tu cuenta, y lo que hiciste tú con permisos de la compañía.

No están las contraseñas, las llaves ni las claves: de ellas sólo se guarda una huella que no sirve para entrar.
`;

/** A table that says whose its rows are, by the column that refers to a pilot or to a pilot's report. */
interface OwnTable {
  table: keyof Tables;
  by: 'pilot_id' | 'report_id';
}
const OWNERS = ['pilot_id', 'report_id'] as const;

/** Packs all data of a person into a ZIP; in one transaction, so that it shows a single moment. */
export async function packExport(tx: Tx, pilotId: string): Promise<Buffer> {
  const zip = new ZipFile();
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.once('end', () => resolve(Buffer.concat(chunks)));
    zip.outputStream.once('error', reject);
  });
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text, 'utf8'), name);
  add('LEEME.txt', README);
  const account = await tx
    .selectFrom('pilot')
    .selectAll()
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  add('tablas/cuenta.json', pretty(account));
  for (const table of await exportedTables(tx)) await addTable(tx, add, table, pilotId);
  await addTracks(tx, add, pilotId);
  add('auditoria/auditoria.json', pretty(await ownAudit(tx, pilotId, account.callsign)));
  zip.end();
  return whole;
}

type Add = (name: string, text: string) => void;

async function addTable(tx: Tx, add: Add, table: OwnTable, pilotId: string): Promise<void> {
  const rows = (await ownRows(tx, table, pilotId)).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column))),
  );
  if (rows.length === 0) return;
  add(`tablas/${table.table}.json`, pretty(rows));
  add(`tablas/${table.table}.csv`, csvOf(rows));
}

/** The tables of which a person gets the rows. */
async function exportedTables(queries: Queries): Promise<OwnTable[]> {
  return (await ownTables(queries)).filter(({ table }) => TABLE_FATES[table].exported === 'rows');
}

/** Every table of the database with rows of a person; read from its references, so that a new one is not forgotten. */
export async function ownTables(queries: Queries): Promise<OwnTable[]> {
  const rows = (await readReferences(queries, ['pilot', 'report'])).flatMap(({ table, column, to }) => {
    const by = OWNERS.find((owner) => column === owner && column === `${to}_id`);
    return by ? [{ table: table as keyof Tables, by }] : [];
  });
  const byPilot = new Set(rows.filter(({ by }) => by === 'pilot_id').map(({ table }) => table));
  return rows.filter(({ table, by }) => by === 'pilot_id' || !byPilot.has(table));
}

/** A person's rows of a table, as the database writes them in JSON. */
async function ownRows(
  queries: Queries,
  { table, by }: OwnTable,
  pilotId: string,
): Promise<Record<string, unknown>[]> {
  const mine =
    by === 'pilot_id'
      ? sql`pilot_id = ${pilotId}`
      : sql`report_id in (select id from report where pilot_id = ${pilotId})`;
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.raw(quote(table))} t where ${mine}`.execute(queries);
  return rows.map(({ row }) => row);
}

async function addTracks(tx: Tx, add: Add, pilotId: string): Promise<void> {
  const reports = await tx
    .selectFrom('report')
    .select(['id', 'code'])
    .where('pilot_id', '=', pilotId)
    .execute();
  for (const { id, code } of reports) {
    const { points } = inOurTimes(await readRecorded(tx, id));
    if (points.length > 0) add(`recorridos/${code}.csv`, csvOf(points.map((point) => ({ ...point }))));
  }
}

/** Audit entries about and by the person; other actors appear as the company. */
async function ownAudit(tx: Tx, pilotId: string, callsign: string | null) {
  const entries = await tx
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'actor_id', 'action', 'subject_kind', 'subject_id', 'reason', 'before', 'after'])
    .where((is) =>
      is.or([
        is('actor_id', '=', pilotId),
        is.and([is('subject_kind', '=', 'pilot'), is('subject_id', 'in', [pilotId, callsign ?? pilotId])]),
      ]),
    )
    .orderBy('seq')
    .execute();
  return entries.map(({ actor_id, ...entry }) => ({
    ...entry,
    by: actor_id === pilotId ? 'tú' : 'la compañía',
  }));
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Rows of one shape, under the names of their columns. */
function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
