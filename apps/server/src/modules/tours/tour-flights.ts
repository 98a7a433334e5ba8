import { sql } from 'kysely';
import { type FlownResult, type FlownStage, judgeStages, admits } from '@va/domain/tour/stage-result.ts';
import { subjectOf } from '@va/domain/tour/settle-tour.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import { tourProgress } from '@va/domain/tour/tour-progress.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';

/** A pilot's progress in an edition, and the flights behind it. */
export interface PilotTour {
  progress: TourProgress;
  results: readonly FlownResult[];
  /** Airports of the open booking of each stage, by stage number; they stay although the tour may change later. */
  booked: ReadonlyMap<number, Leg>;
  /** Flights by report id. */
  reports: ReadonlyMap<string, StageReport>;
}

/** Departure and arrival of a stage, ICAO codes. */
export interface Leg {
  dep: string;
  arr: string;
}

/** The shown facts of a stage's flight. */
export interface StageReport {
  code: string;
  /** Airports as booked. */
  leg: Leg;
  score: number | null;
  /** Percent of the rules' weight that could be judged. */
  coverage: number | null;
}

/** Which flights to read: one pilot's in all tours, or everybody's in one edition. */
type Whose = { pilotId: string } | { tour: string; edition: number };

/** Progress by pilot and `<tour> <edition>`; pilots without bookings are missing. */
export async function readTourProgress(
  queries: Queries,
  ops: Operations,
  whose: Whose,
): Promise<(pilotId: string, tour: Tour) => PilotTour> {
  const [rows, completed] = await Promise.all([readBooked(queries, whose), readCompleted(queries, whose)]);
  const designators = designatorsOf(ops);
  const byPilotAndTour = new Map<string, BookedRow[]>();
  for (const row of rows) {
    const key = `${row.pilot_id} ${row.tour_id} ${row.tour_edition}`;
    byPilotAndTour.set(key, [...(byPilotAndTour.get(key) ?? []), row]);
  }
  return (pilotId, tour) => {
    const own = byPilotAndTour.get(`${pilotId} ${subjectOf(tour)}`) ?? [];
    const results = judgeStages(tour, own.flatMap(flownStage), designators);
    const open = own.filter(
      ({ booking_state }) => booking_state === 'reserved' || booking_state === 'flying',
    );
    const booked = new Map(
      open.flatMap((row) => (row.tour_stage === null ? [] : [[row.tour_stage, legOf(row)] as const])),
    );
    const had = completed.has(`${pilotId} ${subjectOf(tour)}`);
    const reports = new Map(
      own.flatMap((row) => {
        const { report_id, report_code: code, score, coverage } = row;
        return report_id && code ? [[report_id, { code, score, coverage, leg: legOf(row) }]] : [];
      }),
    );
    const progress = tourProgress(tour, results, new Set(booked.keys()), had);
    return { progress, results, booked, reports };
  };
}

/** ICAO designators that a type accepts, by its id. */
export function designatorsOf({ types }: Pick<Operations, 'types'>): Map<string, readonly string[]> {
  return new Map([...types.values()].map(({ id, icaoType }) => [id, [icaoType]]));
}

/** The tails with which a flight counts as a tour's stage; all tails if it is no stage. */
export function tailsOfStage<T extends { typeId: string; icaoType: string }>(
  ops: Operations,
  stage: { tour: string } | null,
  tails: readonly T[],
): readonly T[] {
  const tour = ops.tours.find(({ id }) => id === stage?.tour);
  if (tour === undefined) return tails;
  const designators = designatorsOf(ops);
  return tails.filter((tail) => admits(tour, tail, designators));
}

const legOf = ({ booked_dep: dep, booked_arr: arr }: BookedRow): Leg => ({ dep, arr });

type BookedRow = Awaited<ReturnType<typeof readBooked>>[number];

/** Query for all bookings of stages, with their flights if flown. */
function readBooked(queries: Queries, whose: Whose) {
  const undone = sql<boolean>`not exists (select from points_entry undone where undone.reverses_id = entry.id)`;
  let rows = queries
    .selectFrom('booking')
    .leftJoin('report', 'report.booking_id', 'booking.id')
    .select(['booking.pilot_id', 'tour_id', 'tour_edition', 'tour_stage', 'booking.state as booking_state'])
    .select(['booking.dep_icao as booked_dep', 'booking.arr_icao as booked_arr'])
    .select(['tour_any_order', 'tour_substitutes'])
    .select(['report.id as report_id', 'report.state', 'report.source', 'report.outcome', 'report.standing'])
    .select(['report.dep_icao', 'report.arr_icao', 'report.type_id', 'report.off_block', 'report.on_block'])
    .select(['report.icao_type', 'report.icao_type_seen', 'report.code as report_code', 'report.score'])
    .select('report.coverage')
    .select('report.counts_as_manual')
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('points_entry')
            .select('points_entry.id')
            .whereRef('points_entry.report_id', '=', 'report.id')
            .where('points_entry.reason', '=', constant('base')),
        )
        .as('counted_once'),
      row
        .exists(
          row
            .selectFrom('points_entry as entry')
            .select('entry.id')
            .whereRef('entry.report_id', '=', 'report.id')
            .where('entry.reason', '=', constant('stage'))
            .where(undone),
        )
        .as('recognised'),
    ]);
  rows =
    'pilotId' in whose
      ? rows.where('booking.pilot_id', '=', whose.pilotId).where('tour_id', 'is not', null)
      : rows.where('tour_id', '=', whose.tour).where('tour_edition', '=', whose.edition);
  return rows.execute();
}

/** Completed editions, by the standing points for completion, as `<pilot> <tour> <edition>`. */
async function readCompleted(queries: Queries, whose: Whose): Promise<ReadonlySet<string>> {
  if ('pilotId' in whose)
    return (await completedBy(queries, [whose.pilotId])).get(whose.pilotId) ?? new Set();
  const subject = subjectOf({ id: whose.tour, edition: whose.edition });
  const rows = await selectCompleted(queries).where('entry.subject', '=', subject).execute();
  return new Set(rows.map((row) => `${row.pilot_id} ${row.subject}`));
}

const selectCompleted = (queries: Queries) =>
  standingEntries(queries)
    .select(['entry.pilot_id', 'entry.subject'])
    .where('entry.reason', '=', constant('tour'));

const completedBy = keptReadOfPilots('record', async (queries, pilotIds) => {
  const rows = await selectCompleted(queries).where('entry.pilot_id', 'in', pilotIds).execute();
  const found = new Map<string, Set<string>>(pilotIds.map((id) => [id, new Set()]));
  for (const { pilot_id, subject } of rows) found.get(pilot_id)?.add(`${pilot_id} ${subject}`);
  return found;
});

/** A submitted flight with the facts that its stage needs. */
function flownStage(row: BookedRow): FlownStage[] {
  const { report_id: reportId, source, dep_icao: dep, type_id: typeId, off_block, on_block } = row;
  const decision = decisionOf(row);
  if (reportId === null || source === null || dep === null || typeId === null || decision === null) return [];
  if (row.tour_stage === null || off_block === null || on_block === null) return [];
  return [
    {
      reportId,
      n: row.tour_stage,
      bookedDep: row.booked_dep,
      bookedArr: row.booked_arr,
      booked: { anyOrder: row.tour_any_order, substitutes: row.tour_substitutes },
      decision,
      countedOnce: row.counted_once === true,
      recognised: row.recognised === true,
      source: row.counts_as_manual ? 'manual' : source,
      outcome: row.outcome ?? 'not_counted',
      dep,
      arr: row.arr_icao,
      typeId,
      icaoType: row.icao_type_seen ?? row.icao_type ?? '',
      offBlock: off_block.getTime(),
      onBlock: on_block.getTime(),
    },
  ];
}

/** The decision in force on a flight; null for one that was not submitted. */
function decisionOf({ state, standing }: BookedRow): FlownStage['decision'] | null {
  if (state === null || state === 'draft' || state === 'in_progress') return null;
  if (state === 'voided') return 'voided';
  return standing ?? 'pending';
}
