import { v7 as uuid } from 'uuid';
import type { CsvCheck, CsvRecord } from '@va/domain/csv/csv-record.ts';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import { checkAirportsCsv } from '@va/domain/airport/airport-csv.ts';
import { checkBalancesCsv } from '@va/domain/imports/balances-csv.ts';
import { checkLogbookCsv } from '@va/domain/imports/logbook-csv.ts';
import type { PilotFacts } from '@va/domain/imports/import-rows.ts';
import { checkPilotsCsv, type ForeignRank, foreignRanks, rankKey } from '@va/domain/imports/pilots-csv.ts';
import type { CheckImport, ImportCheck, ImportedFileKind } from '@va/contract/staff/imports.ts';
import { wrongValue } from '#server/api/problem.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { networkOf } from '#server/kernel/airline/operations.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { heldCallsigns } from '../accounts/callsigns.ts';
import { addImport, removeChecked } from '../file-changes/import-rows.ts';
import { readBalanceFacts, readLogbookFacts } from './logbook-facts.ts';
import { keepRows, readImport } from './import-store.ts';

/** Most problems in an answer; the rest is only counted. The file of refused rows has all of them. */
export const SHOWN_PROBLEMS = 1000;

/** Reads a file, says what is wrong with it, and keeps the good rows until somebody applies them. */
export async function checkImport(
  db: Database,
  airline: Airline,
  { kind, fileName, csv, ranks = {}, replaces }: Omit<CheckImport, 'ranks'> & Partial<CheckImport>,
  { actor, context }: By,
): Promise<ImportCheck> {
  const none = { warnings: [], refusedCsv: null, ignored: [], foreignRanks: [], ranks: [] };
  const { records, problems } = readCsv(Buffer.from(csv));
  if (problems.length > 0) return { ...none, import: null, problems, problemCount: problems.length };
  if (kind === 'pilots') await keepRankAliases(db, airline, ranks);
  const { check, foreign } = await checkRows(db.queries, airline, kind, records, context.now);
  const [header] = records;
  const answer = {
    problems: check.problems.slice(0, SHOWN_PROBLEMS),
    problemCount: check.problems.length,
    refusedCsv: header && check.refused.length > 0 ? refusedCsv(header, check) : null,
    ignored: [...check.ignored],
  };
  const table = {
    foreignRanks: foreign,
    ranks: foreign.length > 0 ? airline.ranks.map(({ code, title }) => ({ code, title })) : [],
  };
  const id = uuid();
  await db.transaction(async (tx) => {
    if (replaces !== undefined) await removeChecked(tx, replaces, actor.pilotId);
    if (check.rows.length === 0) return;
    await addImport(tx, {
      id,
      kind,
      name: fileName,
      state: 'checked',
      good: check.rows.length,
      refused: check.refused.length,
      problems: JSON.stringify(answer.problems),
      problem_count: answer.problemCount,
      refused_csv: answer.refusedCsv,
      ignored: answer.ignored,
      rank_table: JSON.stringify(table),
      created_by: actor.pilotId,
      created_at: context.now,
    });
    await keepRows(tx, id, check.rows);
  });
  if (check.rows.length === 0) return { import: null, warnings: [], ...answer, ...table };
  return readImport(db.queries, id, context.now);
}

/** Stores other systems' names of our ranks, for this file and later ones. Throws for an unknown rank. */
async function keepRankAliases(
  db: Database,
  airline: Airline,
  ranks: Readonly<Record<string, string>>,
): Promise<void> {
  const codes = new Set(airline.ranks.map(({ code }) => code));
  const said = Object.entries(ranks);
  const unknown = said.find(([, code]) => !codes.has(code));
  if (unknown !== undefined) throw wrongValue('/ranks', `«${unknown[1]}» no es un rango de la compañía`);
  if (said.length === 0) return;
  await db.queries
    .insertInto('rank_alias')
    .values(said.map(([word, code]) => ({ word: rankKey(word), rank_code: code })))
    .onConflict((conflict) =>
      conflict.column('word').doUpdateSet((row) => ({ rank_code: row.ref('excluded.rank_code') })),
    )
    .execute();
}

interface CheckedRows {
  check: CsvCheck<unknown>;
  foreign: ForeignRank[];
}

async function checkRows(
  queries: Queries,
  airline: Airline,
  kind: ImportedFileKind,
  records: readonly CsvRecord[],
  now: Date,
): Promise<CheckedRows> {
  if (kind === 'pilots') {
    const facts = await readPilotFacts(queries, airline, now);
    return { check: checkPilotsCsv(records, facts), foreign: foreignRanks(records, facts) };
  }
  const check = async () => {
    if (kind === 'airports') return checkAirportsCsv(records, readAirportFacts(airline));
    if (kind === 'logbook') return checkLogbookCsv(records, await readLogbookFacts(queries, now));
    return checkBalancesCsv(records, await readBalanceFacts(queries));
  };
  return { check: await check(), foreign: [] };
}

/** Callsigns, addresses and network ids that are taken, and known ranks, for checking new pilots. */
async function readPilotFacts(queries: Queries, airline: Airline, now: Date): Promise<PilotFacts> {
  const pilots = await queries
    .selectFrom('pilot')
    .select(['callsign', 'email', 'vatsim_cid', 'ivao_vid'])
    .execute();
  const held = await heldCallsigns(queries, airline, now).execute();
  const known = <T>(values: readonly (T | null)[]) => new Set(values.filter((value) => value !== null));
  const { ranks, operations } = airline;
  const titles = ranks.flatMap(({ code, title }) =>
    [code, title].map((word): [string, string] => [rankKey(word), code]),
  );
  const codes = new Set(ranks.map(({ code }) => code));
  // Ignore aliases of ranks that the airline no longer has.
  const aliases = (await queries.selectFrom('rank_alias').selectAll().execute()).filter(({ rank_code }) =>
    codes.has(rank_code),
  );
  return {
    pattern: airline.callsign.pattern,
    example: airline.callsign.example,
    ranks: new Map([...aliases.map(({ word, rank_code }) => [word, rank_code] as const), ...titles]),
    own: new Set(titles.map(([word]) => word)),
    firstRank: ranks[0]?.code ?? '',
    airports: new Set([...operations.airports.keys(), airline.baseIcao]),
    base: airline.baseIcao,
    callsigns: known([...pilots.map(({ callsign }) => callsign), ...held.map(({ callsign }) => callsign)]),
    emails: known(pilots.map(({ email }) => email?.toLowerCase() ?? null)),
    vatsimCids: known(pilots.map(({ vatsim_cid }) => vatsim_cid)),
    ivaoVids: known(pilots.map(({ ivao_vid }) => ivao_vid)),
    now: now.getTime(),
  };
}

/** Codes of the network's airports, which an import may not add again; airports that only tours use may be added. */
function readAirportFacts({ operations }: Airline): { known: ReadonlySet<string> } {
  return { known: new Set(networkOf(operations).keys()) };
}
