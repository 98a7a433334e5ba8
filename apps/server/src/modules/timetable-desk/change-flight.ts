import { dayAfter, dayBefore } from '@va/domain/durations.ts';
import { dayOf } from '@va/domain/months.ts';
import { legOf, shareDays } from '@va/domain/timetable/flight-identity.ts';
import { arrivalOf, type Flight } from '@va/domain/timetable/flight.ts';
import { type GivenFlight, newFlight } from '@va/domain/timetable/new-flight.ts';
import { isOver } from '@va/domain/timetable/season.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { readFlights, readKeptFlights } from '../timetable/timetable-flights.ts';
import { applyReview } from './apply-timetable.ts';
import { noteTimetable } from './change-timetable.ts';
import { expectFlight } from './expect-flight.ts';
import { type Review, reviewTimetable } from './review-timetable.ts';
import { formatDate } from '@va/domain/dates.ts';
import { applyRows } from '@va/domain/timetable/apply-rows.ts';
import { noteChanges } from '../file-changes/note-changes.ts';

/**
 * Adds one flight in the caller's transaction, which holds the timetable lock exclusively; checks it and fits it among
 * its other seasons like a row of a file. It is listed as an import, which can be taken back until somebody books it or
 * an affected season; after that the flight can only be ended.
 */
async function addFlight(
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
const nameOf = ({ number, dep, arr }: Pick<Flight, 'number' | 'dep' | 'arr'>): string =>
  `Vuelo ${number}, ${dep}–${arr}`;

/**
 * Fits a new flight among its other seasons, and lists the changes as an import with this name.
 * @param current the timetable without it
 */
async function placeFlight(
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
function refuse(errors: readonly { field?: keyof Flight; message: string }[]): void {
  const [first] = errors;
  if (first === undefined) return;
  throw new Problem('horario-con-errores', {
    detail: `No se ha guardado nada. ${first.message}`,
    errors: errors.map(({ field, message }) => ({ pointer: field ? `/${field}` : '', message })),
  });
}

/** Adds one flight to the timetable; answers it as stored. Throws `horario-con-errores`. */
export function putFlight(
  db: Database,
  ops: Operations,
  given: GivenFlight,
  reason: string | undefined,
  by: By,
) {
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    const { flight, review } = await addFlight(tx, ops, given, by);
    await noteTimetable(tx, by, { action: 'timetable.flight-added', reason }, review, flight.id);
    return viewKeptFlight(tx, flight.id);
  });
}

/** Staff's changes of a flight. */
interface FlightEdit {
  number?: number | undefined;
  dep?: string | undefined;
  arr?: string | undefined;
  blockMin?: number | undefined;
  stdUtc?: number | undefined;
  days?: number | undefined;
  types?: readonly string[] | undefined;
  note?: string | undefined;
  /** Route to file; empty if pilots plan it themselves. */
  route?: string | undefined;
  validUntil?: string | null | undefined;
  isPublic?: boolean | undefined;
  locked?: boolean | undefined;
}

/**
 * Changes or locks one flight of the timetable. Answers it as it is now; if its number or an airport changed, the
 * flight that replaces it. Throws `horario-con-errores`.
 */
export function changeFlight(
  db: Database,
  ops: Operations,
  { id, version }: { id: string; version: number },
  change: Parameters<typeof editFlight>[1],
  reason: string,
  by: By,
) {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    await expectFlight(tx, id, version);
    const current = await readFlights(tx);
    const old = current.find((one) => one.id === id);
    const edited = old && editFlight(old, change);
    const act = { action: 'timetable.flight-changed', reason };
    if (old && edited && legOf(edited) !== legOf(old)) {
      const { flight, review } = await replaceFlight(tx, ops, { current, old, edited }, by);
      await noteTimetable(tx, by, act, review, flight.id);
      return viewKeptFlight(tx, flight.id);
    }
    const next = current.map((one) => (one === old && edited ? edited : one));
    const review = await reviewTimetable(tx, ops, { next }, now);
    await applyReview(tx, ops, review, now);
    await noteTimetable(tx, by, act, review, id);
    return viewKeptFlight(tx, id);
  });
}

/**
 * Replaces a flight by one with another number or airports, in the caller's transaction, which holds the timetable lock
 * exclusively. The old flight ends today, since bookings keep their flight, and the new one flies from tomorrow; an old
 * one that has not begun never flies. Both are one import that can be taken back.
 * @param edited the new flight
 */
async function replaceFlight(
  tx: Tx,
  ops: Operations,
  { current, old, edited }: { current: readonly Flight[]; old: Flight; edited: Flight },
  by: By,
): Promise<{ flight: Flight; review: Review }> {
  const today = dayOf(by.context.now);
  if (isOver(old, today))
    refuse([{ field: 'number', message: 'Este vuelo ya acabó: añade el otro con «Añadir un vuelo».' }]);
  const begins = old.validFrom > today ? old.validFrom : dayAfter(today);
  const ended: Flight = { ...old, validUntil: dayBefore(begins), source: 'staff' };
  const rest = current.map((one) => (one.id === old.id ? ended : one));
  const given = { ...edited, validFrom: begins };
  const { flight } = newFlight(given, { airports: networkOf(ops), current, today });
  const taken = rest.find((one) => legOf(one) === legOf(flight) && shareDays(one, flight));
  if (taken)
    refuse([
      {
        field: 'number',
        message: `El ${taken.number} de ${taken.dep} a ${taken.arr} ya vuela esos días: escribe otro número, o cambia aquél.`,
      },
    ]);
  const name = `${nameOf(old)}, que pasa a ser el ${flight.number}, ${flight.dep}–${flight.arr}`;
  return { flight, review: await placeFlight(tx, ops, { current: rest, flight, name }, by) };
}

/** The flight after an edit. It then counts as made by staff, except if only its lock was removed. */
function editFlight(flight: Flight, edit: FlightEdit): Flight {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const next: Flight = { ...flight, ...given };
  const onlyLock = Object.keys(given).every((name) => name === 'locked');
  return {
    ...next,
    route: next.route || undefined,
    ...arrivalOf(next.stdUtc, next.blockMin),
    source: onlyLock ? flight.source : 'staff',
  };
}

/** A flight of the timetable with its version. Throws `no-encontrado`. */
export async function viewKeptFlight(queries: Queries, id: string) {
  const [body] = await readKeptFlights(queries, [id]);
  if (body === undefined) throw new Problem('no-encontrado');
  return { body, version: body.version };
}
