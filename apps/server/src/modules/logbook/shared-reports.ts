import type { LogbookReport, SharedReport } from '@va/contract/reports/logbook.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { logbookPage } from './logbook-page.ts';

/**
 * Accepted reports of a visible pilot, the latest first; empty if the pilot does not share them. Throws
 * `no-encontrado`.
 */
export async function sharedReports(
  queries: Queries,
  airline: Airline,
  callsign: string,
  asked: { limit: number; cursor?: string | undefined },
): Promise<{ items: SharedReport[]; next?: string }> {
  const pilot = await queries
    .selectFrom('pilot')
    .select(['id', 'share_reports'])
    .where('callsign', '=', callsign)
    .where('status', 'in', FLYING)
    .executeTakeFirst();
  if (!pilot) throw new Problem('no-encontrado', { detail: `Nadie vuela ahora como ${callsign}.` });
  if (!pilot.share_reports) return { items: [] };
  const page = await logbookPage(queries, airline, pilot.id, { ...asked, state: 'accepted', sort: '-flown' });
  return { ...page, items: page.items.map(summaryOf) };
}

function summaryOf(report: LogbookReport): SharedReport {
  const { flightNumber, dep, arr, icaoType, registration, offBlock, blockMin, distanceNm, score, coverage } =
    report;
  return { flightNumber, dep, arr, icaoType, registration, offBlock, blockMin, distanceNm, score, coverage };
}
