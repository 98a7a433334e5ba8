import type { StageFlight } from '@va/domain/tour/stage-result.ts';
import { stageResult } from '@va/domain/tour/stage-result.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import { tourProgress } from '@va/domain/tour/tour-progress.ts';
import type { StageResult, Tour } from '@va/domain/tour/tour.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';

/** How far a pilot is in every tour, worked out from the flights that were booked as stages. */
export async function readTourProgress(
  queries: Queries,
  ops: Operations,
  pilotId: string,
): Promise<Map<string, TourProgress>> {
  if (ops.tours.length === 0) return new Map();
  const rows = await readStages(queries, pilotId);
  const flown = rows.filter(stands);
  const open = rows.filter(({ booking_state }) => booking_state === 'reserved' || booking_state === 'flying');
  return new Map(
    ops.tours.map((tour) => {
      const ofTour = (row: { tour_id: string | null; tour_edition: number | null }) =>
        row.tour_id === tour.id && row.tour_edition === tour.edition;
      const results = resultsOf(ops, tour, flown.filter(ofTour));
      const booked = new Set(open.filter(ofTour).flatMap(({ tour_stage }) => tour_stage ?? []));
      return [tour.id, tourProgress(tour, results, booked)];
    }),
  );
}

type StageRow = Awaited<ReturnType<typeof readStages>>[number];

/** Every booking of a stage with its flight, in the order in which they were flown. */
function readStages(queries: Queries, pilotId: string) {
  return queries
    .selectFrom('booking')
    .leftJoin('report', (join) =>
      join.onRef('report.booking_id', '=', 'booking.id').on('report.state', '!=', 'voided'),
    )
    .select(['tour_id', 'tour_edition', 'tour_stage', 'booking.state as booking_state'])
    .select(['report.state', 'report.source', 'report.outcome', 'report.standing', 'report.dep_icao'])
    .select(['report.arr_icao', 'report.type_id', 'report.off_block', 'report.on_block'])
    .select(['report.icao_type', 'report.icao_type_seen'])
    .where('booking.pilot_id', '=', pilotId)
    .where('tour_id', 'is not', null)
    .orderBy('report.off_block')
    .execute();
}

/** Whether a flight was sent and not refused. */
function stands({ state, standing }: StageRow): boolean {
  return (
    state !== null &&
    ['submitted', 'in_review', 'accepted', 'appealed'].includes(state) &&
    standing !== 'rejected'
  );
}

function resultsOf(ops: Operations, tour: Tour, flown: readonly StageRow[]): StageResult[] {
  const designators = new Map([...ops.types.values()].map(({ id, icaoType }) => [id, [icaoType]]));
  const results: StageResult[] = [];
  for (const row of flown) {
    const stage = tour.stages.find(({ n }) => n === row.tour_stage);
    const { source, outcome, dep_icao: dep, type_id: typeId } = row;
    if (stage === undefined || row.off_block === null || row.on_block === null) continue;
    const times = { offBlock: row.off_block.getTime(), onBlock: row.on_block.getTime() };
    const decided = row.standing !== null && outcome !== null;
    if (!decided || source === null || dep === null || typeId === null) {
      results.push({ n: stage.n, state: 'pending', ...times, reason: null });
      continue;
    }
    const flight: StageFlight = {
      source,
      outcome,
      dep,
      arr: row.arr_icao ?? '',
      typeId,
      icaoType: row.icao_type_seen ?? row.icao_type ?? '',
      ...times,
    };
    results.push(stageResult(tour, stage, flight, results, designators));
  }
  return results;
}
