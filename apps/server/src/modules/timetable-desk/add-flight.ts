import { dayOf } from '@va/domain/months.ts';
import { formatDate } from '@va/domain/dates.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { applyRows } from '@va/domain/timetable/apply-rows.ts';
import { type GivenFlight, newFlight } from '@va/domain/timetable/new-flight.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { noteChanges } from '../file-changes/note-changes.ts';
import { applyReview } from './apply-timetable.ts';
import { type Review, reviewTimetable } from './review-timetable.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/**
 * Adds one flight in the caller's transaction, which holds the timetable lock exclusively; checks it and fits it among
 * its other seasons like a row of a file. It is listed as an import, which can be taken back until somebody books it or
 * an affected season; after that the flight can only be ended.
 */
export async function addFlight(
  tx: Tx,
  ops: Operations,
  given: GivenFlight,
  by: By,
): Promise<{ flight: Flight; review: Review }> {
  const { now } = by.context;
  const current = await readFlights(tx);
  const airports = networkOf(ops);
  const today = dayOf(now);
  const { flight, known } = newFlight(given, { airports, current, today });
  if (known?.validUntil && known.validUntil < today && flight.validFrom === today)
    refuse([
      {
        field: 'number',
        message: `El vuelo ${known.number} de ${known.dep} a ${known.arr} ya está en el horario y acabó el ${formatDate(known.validUntil)}. Cambia su último día en vez de añadirlo otra vez.`,
      },
    ]);
  return { flight, review: await placeFlight(tx, ops, { current, flight, name: nameOf(flight) }, by) };
}

/** A flight in one line of text. */
export const nameOf = ({ number, dep, arr }: Pick<Flight, 'number' | 'dep' | 'arr'>): string =>
  `Vuelo ${number}, ${dep}–${arr}`;

/**
 * Fits a new flight among its other seasons, and lists the changes as an import with this name.
 * @param current the timetable without it
 */
export async function placeFlight(
  tx: Tx,
  ops: Operations,
  { current, flight, name }: { current: readonly Flight[]; flight: Flight; name: string },
  by: By,
): Promise<Review> {
  const { now } = by.context;
  const today = dayOf(now);
  const next = applyRows(current, [flight], {
    mode: 'add',
    from: today,
    today,
    source: 'staff',
    asNew: true,
  });
  const review = await reviewTimetable(tx, ops, { next }, now);
  refuse(review.findings.filter(({ level }) => level === 'error'));
  await noteChanges(tx, { kind: 'flights', name, refused: 0 }, by, () => applyReview(tx, ops, review, now));
  return review;
}

/** Throws a problem with an error for each wrong field; does nothing without errors. */
export function refuse(errors: readonly { field?: keyof Flight; message: string }[]): void {
  const [first] = errors;
  if (first === undefined) return;
  throw new Problem('horario-con-errores', {
    detail: `No se ha guardado nada. ${first.message}`,
    errors: errors.map(({ field, message }) => ({ pointer: field ? `/${field}` : '', message })),
  });
}
