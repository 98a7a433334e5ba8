import { importedOutcome } from '@va/domain/imports/imported-outcome.ts';
import type { Acceptance } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** What accepting a flight of another system says: the score that it came with, and hours that no total has already. */
export async function importedAcceptance(
  queries: Queries,
  { scoring }: Airline,
  row: ReportRow,
): Promise<Acceptance> {
  const { score, emergency_at } = row;
  const offBlock = (row.off_block ?? row.created_at).getTime();
  const flight = {
    offBlock,
    onBlock: row.on_block?.getTime() ?? offBlock,
    score,
    emergency: emergency_at !== null,
  };
  const total = await totalAround(queries, row);
  return { outcome: importedOutcome(flight, { total, least: scoring?.least ?? null }), score };
}

/** When its pilot's total was entered; null where the flight was counted by itself, which a total leaves out. */
async function totalAround(queries: Queries, { id, pilot_id }: ReportRow): Promise<number | null> {
  const { total } = await queries
    .selectFrom('hours_entry')
    .select(({ fn }) => fn.max('posted_at').as('total'))
    .where('pilot_id', '=', pilot_id)
    .where('kind', '=', 'transfer')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('hours_entry as own').select('own.id').where('own.report_id', '=', id))),
    )
    .executeTakeFirstOrThrow();
  return total?.getTime() ?? null;
}
