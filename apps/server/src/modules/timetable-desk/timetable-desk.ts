import { dayOf } from '@va/domain/months.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { type GeneratedTimetable, generateTimetable } from '@va/domain/timetable/generate.ts';
import { timetableInput } from '@va/schemas/platform/timetable-input.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** What the generator proposes: flights, and what it could not plan or fit. */
export type Proposal = Pick<GeneratedTimetable, 'weeks' | 'unplanned'> & { next: Flight[] };

/** The generator's present proposal; flights made or locked by staff stay unchanged. */
export async function proposeTimetable(queries: Queries, ops: Operations, now: Date): Promise<Proposal> {
  const { current, made } = await generate(queries, ops, now);
  if (made === null) return { next: current, weeks: [], unplanned: [] };
  const { flights, weeks, unplanned } = made;
  return { next: flights.map(({ flight }) => flight), weeks, unplanned };
}

/** The generator's explanation of a flight; for a flight made by staff, the fact that it was. */
export async function reasonsOf(queries: Queries, ops: Operations, id: string, now: Date) {
  const { current, made } = await generate(queries, ops, now);
  const flight = current.find((one) => one.id === id);
  if (flight === undefined) return undefined;
  const why = made?.flights.find((one) => one.flight.id === id)?.why;
  return why === undefined ? [SOURCES[flight.source]] : [...why];
}

const SOURCES = {
  generated: 'La hizo el generador; ninguna ruta la pide ya.',
  import: 'Vino de un archivo.',
  staff: 'La hizo operaciones.',
};

/** The timetable in force and the generator's result; null for an airline without generator rules. */
async function generate(queries: Queries, { timetable }: Operations, now: Date) {
  const current = await readFlights(queries);
  const made = timetable && generateTimetable(timetableInput(timetable, current, dayOf(now)));
  return { current, made };
}
