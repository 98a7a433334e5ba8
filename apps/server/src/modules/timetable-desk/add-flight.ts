import { dayOf } from '@va/domain/months.ts';
import { formatDate } from '@va/domain/dates.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { applyRows } from '@va/domain/timetable/apply-rows.ts';
import { type GivenFlight, newFlight } from '@va/domain/timetable/new-flight.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import { noteChanges } from '../file-changes/note-changes.ts';
import { applyReview } from './apply-timetable.ts';
import { type Review, reviewTimetable } from './review-timetable.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/**
 * Adds one flight, checked and set among its other seasons as a row of a file is, in the caller's transaction that holds
 * the timetable alone. It is listed among the imports, from where it is taken back while nobody has booked it, nor a
 * season that goes on because of it; later it is ended.
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
 * Sets a flight that is not there yet among its other seasons, and lists what changes among the imports by this name.
 * @param current the timetable that it joins
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

/** Throws a problem that says beside each field what is wrong with it; does nothing without a finding. */
export function refuse(errors: readonly { field?: keyof Flight; message: string }[]): void {
  const [first] = errors;
  if (first === undefined) return;
  throw new Problem('horario-con-errores', {
    detail: `No se ha guardado nada. ${first.message}`,
    errors: errors.map(({ field, message }) => ({ pointer: field ? `/${field}` : '', message })),
  });
}
