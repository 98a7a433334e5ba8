import { sql } from 'kysely';
import type { z } from 'zod';
import { refuseTraining } from '@va/domain/booking/booking-guards.ts';
import { monthOf } from '@va/domain/months.ts';
import type { Refusal } from '@va/domain/refusal.ts';
import type { trainingLeftSchema } from '@va/contract/bookings/new-bookings.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { Leg } from './booking-leg.ts';

/** The month (`YYYY-MM`, UTC) of each training flight that a pilot has open or flown within these months. */
async function monthsTrained(
  queries: Queries,
  pilotId: string,
  months: readonly string[],
): Promise<string[]> {
  const month = sql<string>`to_char(std at time zone 'UTC', 'YYYY-MM')`;
  const rows = await queries
    .selectFrom('booking')
    .select(month.as('month'))
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', 'training')
    .where('flight_id', 'is', null)
    .where('state', 'in', constants('reserved', 'flying', 'fulfilled'))
    .where(month, 'in', months)
    .execute();
  return rows.map((row) => row.month);
}

/**
 * For each leg, the refusal if it exceeds the month's training flights, else none. The caller has locked the pilot's
 * row.
 */
export async function trainingRefusals(
  queries: Queries,
  { booking }: Operations,
  pilotId: string,
  legs: readonly Leg[],
): Promise<readonly Refusal[][]> {
  const asked = legs.map(({ kind, flight, std }) =>
    kind === 'training' && flight === null ? monthOf(std) : null,
  );
  const months = [...new Set(asked.filter((month) => month !== null))];
  if (months.length === 0) return legs.map(() => []);
  const booked = await monthsTrained(queries, pilotId, months);
  return asked.map((one) => {
    if (one === null) return [];
    const refusal = refuseTraining(booking, booked.filter((other) => other === one).length);
    booked.push(one);
    return refusal ? [refusal] : [];
  });
}

/** How many training flights a pilot may book in a month, and how many are left this month. */
export async function trainingLeft(
  queries: Queries,
  { booking: { trainingPerMonth } }: Operations,
  pilotId: string,
  now: Date,
): Promise<z.input<typeof trainingLeftSchema>> {
  const booked = trainingPerMonth > 0 ? await monthsTrained(queries, pilotId, [monthOf(now.getTime())]) : [];
  return { perMonth: trainingPerMonth, left: Math.max(0, trainingPerMonth - booked.length) };
}
