import { dayOf } from '@va/domain/months.ts';
import { generateTimetable } from '@va/domain/timetable/generate.ts';
import { timetableInput } from '@va/schemas/platform/timetable-input.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { writeFlights } from './timetable-flights.ts';

/** Generates the first timetable of an airline without one, from its routes. Later ones are only proposed to staff. */
export async function fillTimetable(tx: Tx, { timetable }: Operations, now: Date): Promise<void> {
  if (timetable === null) return;
  const any = await tx.selectFrom('flight').select('id').limit(1).executeTakeFirst();
  if (any !== undefined) return;
  const { flights } = generateTimetable(timetableInput(timetable, [], dayOf(now)));
  await writeFlights(
    tx,
    flights.map(({ flight }) => flight),
  );
}
