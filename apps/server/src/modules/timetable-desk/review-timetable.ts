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

/** The comparison of a new timetable with the one in force. */
export interface Review {
  diff: TimetableDiff;
  findings: readonly Finding[];
  /** For each type, the most aircraft needed at once, and the number in service. */
  peaks: readonly { model: string; peak: number; tails: number }[];
}

/** Default minutes between two departures of an airport, if no rules give them. */
const USUAL_SLOT = 5;

/** The new timetable to review; for a generated one, also what the generator could not plan. */
type Reviewed = Pick<Proposal, 'next'> &
  Partial<Pick<Proposal, 'weeks' | 'unplanned'>> & {
    /** Last day of the flights that a file replaces; null or left out: missing flights of the generator end today. */
    replacedOn?: string | null | undefined;
  };

/**
 * Compares and checks a new timetable; changes nothing. Findings are about changed flights, or the timetable as a
 * whole.
 */
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
