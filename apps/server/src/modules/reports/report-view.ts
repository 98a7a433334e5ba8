import type { ReportView } from '@va/contract/reports/reports.ts';
import type { Queries } from '#server/db/database.ts';
import type { SEEN_COLUMNS } from '../flown/logbook.ts';
import type { ReportRow } from './report-rows.ts';

/** Reports with the registration and the code of the booking that pilots see. */
export function selectReports(queries: Queries) {
  return queries
    .selectFrom('report')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .selectAll('report')
    .select(['aircraft.registration', 'booking.code as booking_code']);
}

/** Registration of the report's aircraft and code of its booking. */
interface Names {
  registration: string | null;
  booking_code: string | null;
}
export type ReportWithNames = ReportRow & Names;

/** The columns of a report that views need. */
type SeenReport = Pick<ReportRow, (typeof SEEN_COLUMNS)[number]> & Names;

/** A report as its pilot sees it. */
export function reportView(row: SeenReport): ReportView {
  const at = (time: Date | null) => time?.toISOString() ?? null;
  return {
    code: row.code,
    state: row.state,
    reason: row.reason,
    outcome: row.outcome,
    source: row.source,
    client: row.client,
    clientFlightId: row.client_flight_id,
    booking: row.booking_code,
    flightNumber: row.flight_number,
    depIcao: row.dep_icao,
    arrPlannedIcao: row.arr_planned_icao,
    arrIcao: row.arr_icao,
    diversion: row.diversion,
    icaoType: row.icao_type,
    registration: row.registration,
    startedAt: row.created_at.toISOString(),
    heardAt: at(row.heard_at),
    offBlock: at(row.off_block),
    takeoff: at(row.takeoff),
    landing: at(row.landing),
    onBlock: at(row.on_block),
    blockMin: row.block_min,
    distanceNm: row.distance_nm,
    fuelOffKg: row.fuel_off_kg,
    fuelOnKg: row.fuel_on_kg,
    touchdownFpm: row.touchdown_fpm,
    touchdownG: row.touchdown_g,
    score: row.score,
    coverage: row.coverage,
    submittedAt: at(row.submitted_at),
    decidedAt: at(row.decided_at),
  };
}

/** The view of a row that was just written. */
export async function viewOf(queries: Queries, { id }: { id: string }): Promise<ReportView> {
  return reportView(await selectReports(queries).where('report.id', '=', id).executeTakeFirstOrThrow());
}
