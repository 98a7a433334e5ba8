import { legOf } from '@va/domain/timetable/flight-identity.ts';
import type { GivenFlight } from '@va/domain/timetable/new-flight.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { readFlights, readKeptFlights } from '../timetable/timetable-flights.ts';
import { addFlight } from './add-flight.ts';
import { applyReview } from './apply-timetable.ts';
import { editFlight } from './edit-flight.ts';
import { replaceFlight } from './replace-flight.ts';
import { expectFlight } from './expect-flight.ts';
import { noteTimetable } from './note-timetable.ts';
import { reviewTimetable } from './review-timetable.ts';

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

/** A flight of the timetable with its version. Throws `no-encontrado`. */
export async function viewKeptFlight(queries: Queries, id: string) {
  const [body] = await readKeptFlights(queries, [id]);
  if (body === undefined) throw new Problem('no-encontrado');
  return { body, version: body.version };
}
