import { dayOf } from '@va/domain/months.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { type GeneratedTimetable, generateTimetable } from '@va/domain/timetable/generate.ts';
import { timetableInput } from '@va/schemas/platform/timetable-input.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { readFlights } from './timetable-flights.ts';

/** What the generator proposes: flights, and what it could not plan or fit. */
export interface Proposal extends Pick<GeneratedTimetable, 'weeks' | 'unplanned'> {
  next: Flight[];
}

/** The timetable that the generator proposes now, with what people made or locked left as it is. */
export async function proposeTimetable(
  queries: Queries,
  { timetable }: Operations,
  now: Date,
): Promise<Proposal> {
  const current = await readFlights(queries);
  if (timetable === null) return { next: current, weeks: [], unplanned: [] };
  const input = timetableInput(timetable, current, dayOf(now));
  const { flights, weeks, unplanned } = generateTimetable(input);
  return { next: flights.map(({ flight }) => flight), weeks, unplanned };
}

/** The sentences with which the generator explains a row; for what people made, that they did. */
export async function reasonsOf(
  queries: Queries,
  { timetable }: Operations,
  id: string,
  now: Date,
): Promise<string[] | undefined> {
  const current = await readFlights(queries);
  const flight = current.find((one) => one.id === id);
  if (flight === undefined) return undefined;
  const explained =
    timetable === null ? [] : generateTimetable(timetableInput(timetable, current, dayOf(now))).flights;
  const why = explained.find((one) => one.flight.id === id)?.why;
  if (why !== undefined) return [...why];
  const sources = {
    generated: 'La hizo el generador; ninguna ruta la pide ya.',
    import: 'Vino de un archivo.',
    staff: 'La hizo operaciones.',
  };
  return [sources[flight.source]];
}
