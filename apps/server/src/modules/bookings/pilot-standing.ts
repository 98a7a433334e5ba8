import type { BookingSituation } from '@va/domain/booking/booking-request.ts';
import type { AcknowledgedNotices, ObligatoryNotice } from '@va/domain/booking/obligatory-notices.ts';
import { unreadNotices } from '@va/domain/booking/obligatory-notices.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import { refuseStage, refuseTourTail } from '@va/domain/tour/tour-refusals.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readObligatory } from '../notices/published-notices.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { designatorsOf, readTourProgress } from '../tours/tour-flights.ts';
import { toursAt } from '../tours/read-tours.ts';

/** A stage of a tour, as a booking names it. */
export interface StageOrder {
  tour: string;
  n: number;
}

/** A pilot's notices, hours and tours, for checking a booking. */
export interface PilotStanding {
  /** The notices that must be read, in force or not. */
  notices: readonly ObligatoryNotice[];
  acknowledged: AcknowledgedNotices;
  /** Total of the pilot's hours, minutes. */
  minutes: number;
  /** In the order of the content. */
  tours: readonly { tour: Tour; progress: TourProgress }[];
}

/**
 * Reads a pilot's standing at an instant.
 * @param ops with the present tours; a transaction must read them after its locks (`withToursNow`)
 * @param withTours whether to read hours and tours too, which only stages need
 */
export async function readStanding(
  queries: Queries,
  ops: Operations,
  pilotId: string,
  now: Date,
  withTours = true,
): Promise<PilotStanding> {
  const asksTours = withTours && ops.tours.length > 0;
  const [notices, acknowledged, minutes, tours] = await Promise.all([
    readObligatory(queries, ops),
    readAcknowledged(queries, pilotId),
    asksTours ? readMinutes(queries, pilotId) : 0,
    asksTours ? readTours(queries, ops, pilotId, now) : [],
  ]);
  return { notices, acknowledged, minutes, tours };
}

async function readTours(
  queries: Queries,
  ops: Operations,
  pilotId: string,
  now: Date,
): Promise<PilotStanding['tours']> {
  const tours = await toursAt(queries, ops.tours, now);
  const read = await readTourProgress(queries, ops, { pilotId });
  return tours.map((tour) => ({ tour, progress: read(pilotId, tour).progress }));
}

/** The latest revision of each notice that a pilot has confirmed. */
async function readAcknowledged(queries: Queries, pilotId: string): Promise<ReadonlyMap<string, number>> {
  return (await acknowledgedBy(queries, [pilotId])).get(pilotId) ?? new Map();
}

const acknowledgedBy = keptReadOfPilots('record', async (queries, pilotIds) => {
  const rows = await queries
    .selectFrom('notice_ack')
    .select((row) => ['pilot_id', 'slug', row.fn.max('revision').as('revision')])
    .where('pilot_id', 'in', pilotIds)
    .groupBy(['pilot_id', 'slug'])
    .execute();
  const found = new Map<string, Map<string, number>>(pilotIds.map((id) => [id, new Map()]));
  for (const { pilot_id, slug, revision } of rows) found.get(pilot_id)?.set(slug, revision);
  return found;
});

/** Unread notices, and the refusal of the flight's stage if any, for the booking guards. */
export function standingAgainst(
  ops: Operations,
  { notices, acknowledged, minutes, tours }: PilotStanding,
  flight: {
    /** Code of the pilot's rank. */
    rank: string;
    typeId: string;
    dep: string;
    arr: string;
    stage: StageOrder | null;
    tail: { registration: string; typeId: string; icaoType: string } | undefined;
  },
  now: number,
): Pick<BookingSituation, 'unreadNotices' | 'conditions'> {
  const { rank, typeId, dep, arr, stage, tail } = flight;
  const own = tours.find(({ tour }) => tour.id === stage?.tour);
  const refusal =
    stage &&
    own &&
    (refuseStage(own.tour, stage.n, typeId, own.progress, minutes) ??
      (tail ? refuseTourTail(own.tour, tail, designatorsOf(ops)) : null));
  const about = { rank, typeId, dep, arr, tour: stage?.tour ?? null };
  return {
    unreadNotices: unreadNotices(notices, acknowledged, about, now),
    conditions: refusal ? [refusal] : [],
  };
}
