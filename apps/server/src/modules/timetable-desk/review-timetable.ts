import { constant } from '#server/db/constants.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import { dayOf } from '@va/domain/months.ts';
import { diffTimetable, type TimetableDiff } from '@va/domain/timetable/diff.ts';
import { groupBy } from '@va/domain/timetable/group-by.ts';
import type { Finding } from '@va/domain/timetable/lint-flights.ts';
import { lintTimetable } from '@va/domain/timetable/lint-timetable.ts';
import type { UnplannedRoute } from '@va/domain/timetable/pair-plan.ts';
import type { Queries } from '#server/db/database.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import { readTails } from '../fleet/tails.ts';
import type { Proposal } from './timetable-desk.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** A new timetable against the one in force. */
export interface Review {
  diff: TimetableDiff;
  findings: readonly Finding[];
  /** How many aircraft of each type are needed at once, and how many are in service. */
  peaks: readonly { model: string; peak: number; tails: number }[];
}

/** Minutes between two departures of one airport where no rules say so. */
const USUAL_SLOT = 5;

/** What is compared with the timetable in force; of a proposal also what the generator could not plan or fit. */
type Reviewed = Pick<Proposal, 'next'> &
  Partial<Pick<Proposal, 'weeks' | 'unplanned'>> & {
    /** Last day of what a file replaces; null or left out, what is missing ends today if it is the generator's. */
    replacedOn?: string | null | undefined;
  };

/** Compares and checks, and changes nothing. Findings are those of what would change, or of the timetable as a whole. */
export async function reviewTimetable(
  queries: Queries,
  ops: Operations,
  { next, weeks = [], unplanned = [], replacedOn }: Reviewed,
  now: Date,
): Promise<Review> {
  const current = await readFlights(queries);
  const today = dayOf(now);
  const diff = replacedOn
    ? diffTimetable(current, next, replacedOn, ({ locked }) => !locked)
    : diffTimetable(current, next, today);
  const open = await queries
    .selectFrom('booking')
    .select(['flight_id', 'date'])
    .where('state', '=', constant('reserved'))
    .where('flight_id', 'is not', null)
    .execute();
  const tails = (await readTails(queries)).filter(({ service }) => service === 'operational');
  const { findings, peaks } = lintTimetable({
    flights: next,
    airports: networkOf(ops),
    types: typeRules(ops),
    slotMin: ops.timetable?.file.rules.slotMin ?? USUAL_SLOT,
    fleet: Object.fromEntries(
      [...ops.types.values()].map(({ id, model }) => [
        id,
        { model, tails: tails.filter(({ typeId }) => typeId === id).length },
      ]),
    ),
    weeks,
    today,
    diff,
    bookings: datesByFlight(open),
  });
  const touched = new Set(
    [...diff.added, ...diff.changed.map(({ after }) => after), ...diff.ended].map(({ id }) => id),
  );
  return {
    diff,
    findings: [
      ...unplanned.map(unplannedFinding),
      ...findings.filter(
        ({ flightIds }) => flightIds.length === 0 || flightIds.some((id) => touched.has(id)),
      ),
    ],
    peaks: peaks.map(({ type, ...rest }) => ({ model: modelOf(ops, type), ...rest })),
  };
}

function datesByFlight(booked: readonly { flight_id: string | null; date: string }[]) {
  const byFlight = groupBy(booked, ({ flight_id }) => flight_id ?? '');
  return new Map([...byFlight].map(([id, same]) => [id, same.map(({ date }) => date)]));
}

function typeRules({ types, timetable }: Operations) {
  const rules = timetable?.file.rules.types ?? [];
  return new Map(
    [...types.values()].map(({ id, model, icaoType, turnaroundMin, rangeNm }) => {
      const rule = rules.find(({ type }) => type === id) ?? {
        type: id,
        tasKt: 0,
        turnaroundMin,
        rangeNm: rangeNm ?? Infinity,
        runwayM: 0,
      };
      return [id, { ...rule, name: icaoType === model ? model : `${icaoType} (${model})` }];
    }),
  );
}

function unplannedFinding({ route, problem }: UnplannedRoute): Finding {
  const message = `${route.between.join('–')} se queda sin vuelos. ${problem}`;
  return { level: 'warning', code: 'ruta-sin-planear', message, flightIds: [] };
}
