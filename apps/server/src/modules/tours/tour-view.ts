import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { z } from 'zod';
import { refuseAccount } from '@va/domain/account/account-step.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { refuseEnrolment } from '@va/domain/tour/tour-refusals.ts';
import { stagesThatCount, type Tour } from '@va/domain/tour/tour.ts';
import type {
  tourDetailSchema,
  tourSummarySchema,
  tourBoardSchema,
} from '@va/contract/tours-and-events/tours.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { freeBlock } from '#server/kernel/airline/free-block.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { type OwnTour, countPassed, enrolmentState, lastPassed, passedLegs } from './own-tours.ts';
import { type Leg, readTourProgress } from './tour-flights.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { FLYING } from '@va/domain/account/account.ts';

type SummaryBody = z.input<typeof tourSummarySchema>;

type StageBody = z.input<typeof tourDetailSchema>['stages'][number];

/** A tour as the API shows it to a pilot, or to a visitor where `own` is null. */
export function viewTour(
  ops: Operations,
  tour: Tour,
  counts: { enrolled: number; completed: number },
  own: OwnTour | null,
): SummaryBody {
  const miles = stagesThatCount(tour.stages).map((stage) => stageMiles(ops, stage));
  return {
    id: tour.id,
    name: tour.name,
    description: ops.tours.find(({ id }) => id === tour.id)?.description ?? '',
    edition: tour.edition,
    opens: tour.opens,
    closes: tour.closes,
    closed: tour.closed,
    moreThanMinutes: tour.minMinutesExclusive,
    types: tour.types.map((id) => ({ id, model: modelOf(ops, id) })),
    substitutes: [...tour.substitutes],
    anyOrder: tour.anyOrder,
    count: stagesThatCount(tour.stages).length,
    distanceNm: Math.round(miles.reduce((sum, nm) => sum + nm, 0)),
    ...counts,
    own: own && viewOwn(tour, own),
    stops: stopsOf(ops, tour),
  };
}

function viewOwn(tour: Tour, own: OwnTour): NonNullable<SummaryBody['own']> {
  const { progress, startedAt, status, minutes } = own;
  const refusal = progress.completed
    ? null
    : (refuseEnrolment(tour, minutes) ?? refuseAccount(status, 'participar'));
  return {
    state: enrolmentState(tour, own),
    passed: countPassed(progress),
    legs: passedLegs(progress),
    startedAt: startedAt?.toISOString() ?? null,
    completedAt: progress.completed ? (lastPassed(own.results)?.toISOString() ?? null) : null,
    refusal,
  };
}

/** The stages for the viewer; visitors see only those that count. */
export function viewStageList(ops: Operations, tour: Tour, own: OwnTour | null): StageBody[] {
  const seen = own
    ? own.progress.stages
    : stagesThatCount(tour.stages).map((stage) => ({ stage, state: null, reason: null }));
  return seen.map(({ stage, state, reason }) => {
    const flown = own && flownOf(own, stage.n);
    const leg = legOf(stage, state, { booked: own?.booked.get(stage.n), flown: flown?.leg });
    return {
      n: stage.n,
      dep: viewPlace(ops, leg.dep),
      arr: viewPlace(ops, leg.arr),
      distanceNm: Math.round(stageMiles(ops, leg)),
      blockMin: stageBlock(ops, leg, tour.types[0]),
      retired: stage.retired,
      state,
      reason: state === 'passed' ? null : reason,
      report: flown && { code: flown.code, score: flown.score, coverage: flown.coverage, at: flown.at },
    };
  });
}

/** A stage's airports: as flown or booked by the pilot, or else the present ones. */
function legOf(
  stage: Leg,
  state: StageBody['state'],
  { booked, flown }: { booked: Leg | undefined; flown: Leg | undefined },
): Leg {
  if (state === 'passed' || state === 'flown') return flown ?? stage;
  return booked ?? stage;
}

/** The first flight that passed a stage, or else its last flight. */
function flownOf({ results, reports }: OwnTour, n: number) {
  const flown = results.filter((result) => result.n === n);
  const shown = flown.find(({ state }) => state === 'passed') ?? flown.at(-1);
  const report = shown && reports.get(shown.reportId);
  return report ? { ...report, at: new Date(shown.onBlock).toISOString() } : null;
}

/** The airports of a tour in order; airports without a known position are left out. */
function stopsOf({ airports }: Operations, { stages }: Tour): SummaryBody['stops'] {
  const counted = stagesThatCount(stages);
  return [...counted.slice(0, 1).map(({ dep }) => dep), ...counted.map(({ arr }) => arr)].flatMap((code) => {
    const airport = airports.get(code);
    return airport ? [{ icao: airport.icao, lat: airport.lat, lon: airport.lon }] : [];
  });
}

function stageBlock(ops: Operations, { dep, arr }: Leg, type: string | undefined): number {
  const [from, to] = [ops.airports.get(dep), ops.airports.get(arr)];
  return from && to ? freeBlock(from, to, type, ops) : 0;
}

function stageMiles({ airports }: Operations, { dep, arr }: Leg): number {
  const [from, to] = [airports.get(dep), airports.get(arr)];
  return from && to ? distanceNm(from, to) : 0;
}

/**
 * The participants of an edition, by progress. Pilots see those who agreed to be on boards, and themselves; staff of
 * the tours see all.
 */
export async function readBoard(
  queries: Queries,
  ops: Operations,
  tour: Tour,
  { pilotId, capabilities }: PilotActor,
): Promise<z.input<typeof tourBoardSchema>> {
  const staff = capabilities.has('tours.write');
  const seesNames = capabilities.has('pilots.names');
  const [rows, read] = await Promise.all([
    queries
      .selectFrom('tour_enrolment')
      .innerJoin('pilot', 'pilot.id', 'tour_enrolment.pilot_id')
      .innerJoin('rank', 'rank.code', 'pilot.rank_code')
      .select('rank.title as rank')
      .select(['pilot.id', 'pilot.callsign', 'pilot.name', 'pilot.show_name', 'pilot.in_boards'])
      .select(['tour_enrolment.started_at', 'tour_enrolment.abandoned_at'])
      .where('tour_enrolment.tour_id', '=', tour.id)
      .where('tour_enrolment.edition', '=', tour.edition)
      .where('pilot.callsign', 'is not', null)
      .where('pilot.status', 'in', FLYING)
      .orderBy('pilot.callsign')
      .execute(),
    readTourProgress(queries, ops, { tour: tour.id, edition: tour.edition }),
  ]);
  const pilots = rows
    .filter(({ id, in_boards }) => in_boards || staff || id === pilotId)
    .map((row) => {
      const { progress, results } = read(row.id, tour);
      const own = row.id === pilotId;
      const lastAt = lastPassed(results)?.toISOString() ?? null;
      const enrolled = { progress, startedAt: row.started_at, abandonedAt: row.abandoned_at };
      return {
        callsign: row.callsign ?? '',
        ...((row.show_name || own || seesNames) && row.name !== null && { name: row.name }),
        rank: row.rank,
        state: enrolmentState(tour, enrolled) ?? ('open' as const),
        passed: countPassed(progress),
        stages: progress.stages.flatMap(({ stage, state }) => (stage.retired ? [] : { n: stage.n, state })),
        completedAt: progress.completed ? lastAt : null,
        lastAt,
        own,
        ...(!row.in_boards && { hidden: true }),
      };
    });
  return {
    edition: tour.edition,
    count: stagesThatCount(tour.stages).length,
    // With equal progress, the pilot who got there first comes first.
    pilots: pilots.toSorted(
      (a, b) => b.passed - a.passed || (a.lastAt ?? '9').localeCompare(b.lastAt ?? '9'),
    ),
  };
}
