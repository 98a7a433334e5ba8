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
  const flown = await readStages(queries, pilotId);
  const open = await queries
    .selectFrom('booking')
    .select(['tour_id', 'tour_edition', 'tour_stage'])
    .where('pilot_id', '=', pilotId)
    .where('tour_id', 'is not', null)
    .where('state', 'in', ['reserved', 'flying'])
    .execute();
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

type Flown = Awaited<ReturnType<typeof readStages>>[number];

/** Flights of stages that stand, in the order in which they were flown. */
function readStages(queries: Queries, pilotId: string) {
  return queries
    .selectFrom('report')
    .innerJoin('booking', 'booking.id', 'report.booking_id')
    .select(['tour_id', 'tour_edition', 'tour_stage', 'report.source', 'report.outcome', 'report.standing'])
    .select(['report.dep_icao', 'report.arr_icao', 'report.type_id', 'report.off_block', 'report.on_block'])
    .select(['report.icao_type', 'report.icao_type_seen'])
    .where('report.pilot_id', '=', pilotId)
    .where('booking.tour_id', 'is not', null)
    .where('report.state', 'in', ['submitted', 'in_review', 'accepted', 'appealed'])
    .where('report.off_block', 'is not', null)
    .where('report.on_block', 'is not', null)
    .where((is) => is.or([is('report.standing', 'is', null), is('report.standing', '=', 'accepted')]))
    .orderBy('report.off_block')
    .execute();
}

function resultsOf(ops: Operations, tour: Tour, flown: readonly Flown[]): StageResult[] {
  const designators = new Map([...ops.types.values()].map(({ id, icaoType }) => [id, [icaoType]]));
  const results: StageResult[] = [];
  for (const row of flown) {
    const stage = tour.stages.find(({ n }) => n === row.tour_stage);
    if (stage === undefined || row.off_block === null || row.on_block === null) continue;
    const times = { offBlock: row.off_block.getTime(), onBlock: row.on_block.getTime() };
    if (row.standing === null || row.outcome === null) {
      results.push({ n: stage.n, state: 'pending', ...times, reason: null });
      continue;
    }
    const flight: StageFlight = {
      source: row.source,
      outcome: row.outcome,
      dep: row.dep_icao,
      arr: row.arr_icao ?? '',
      typeId: row.type_id,
      icaoType: row.icao_type_seen ?? row.icao_type ?? '',
      ...times,
    };
    results.push(stageResult(tour, stage, flight, results, designators));
  }
  return results;
}
