import { importedOutcome } from '@va/domain/imports/imported-outcome.ts';
import type { Acceptance } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { ReportRow } from '../reports/report-row.ts';

/**
 * The result of accepting an imported flight: its imported score, and hours unless an imported total has them already.
 */
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

/**
 * When the pilot's imported total was posted; null if that total did not include this flight, which counted by itself.
 */
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
