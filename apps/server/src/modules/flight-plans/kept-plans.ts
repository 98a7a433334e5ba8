import { z } from 'zod';
import type { BookingPlan, FlownPlan } from '@va/contract/bookings/bookings.ts';
import type { KeptPlan } from '@va/domain/flight-plan/kept-plan.ts';
import { planDoubts, type PlannedFlight, plannedFuel } from '@va/domain/flight-plan/plan-fit.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';

/** A plan as a booking has it. */
export interface BookedPlan extends KeptPlan {
  fetchedAt: Date;
}

/** Stores a booking's plan; it replaces the former one. */
export async function keepPlan(
  tx: Tx,
  { bookingId, pilotId }: { bookingId: string; pilotId: string },
  plan: KeptPlan,
  now: Date,
): Promise<void> {
  const columns = {
    fetched_at: now,
    generated_at: plan.generatedAt === null ? null : new Date(plan.generatedAt),
    callsign: plan.callsign,
    registration: plan.registration,
    icao_type: plan.icaoType,
    level_ft: plan.levelFt,
    route: plan.route,
    alternate: plan.alternate,
    block_fuel_kg: plan.blockFuelKg,
    trip_fuel_kg: plan.tripFuelKg,
    block_min: plan.blockMin,
    points: JSON.stringify(plan.points),
    vatsim_url: plan.vatsimUrl,
    ivao_url: plan.ivaoUrl,
  };
  await tx
    .insertInto('booking_plan')
    .values({ booking_id: bookingId, pilot_id: pilotId, ...columns })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(columns))
    .execute();
}

const pointsSchema = z.array(z.object({ ident: z.string(), lat: z.number(), lon: z.number() }));

/** The plans of bookings, by the booking's id. */
export async function readPlans(
  queries: Queries,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookedPlan>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('booking_plan')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .execute();
  return new Map(
    rows.map((row): [string, BookedPlan] => [
      row.booking_id,
      {
        fetchedAt: row.fetched_at,
        generatedAt: row.generated_at?.getTime() ?? null,
        callsign: row.callsign,
        registration: row.registration,
        icaoType: row.icao_type,
        levelFt: row.level_ft,
        route: row.route,
        alternate: row.alternate,
        blockFuelKg: row.block_fuel_kg,
        tripFuelKg: row.trip_fuel_kg,
        blockMin: row.block_min,
        points: pointsSchema.parse(row.points),
        vatsimUrl: row.vatsim_url,
        ivaoUrl: row.ivao_url,
      },
    ]),
  );
}

/** The planned fuel, kg, by which a booking's flight that begins now is judged; null without a plan that fits it. */
export async function fuelByPlan(
  queries: Queries,
  bookingId: string,
  flight: PlannedFlight,
  now: Date,
): Promise<number | null> {
  const plan = (await readPlans(queries, [bookingId])).get(bookingId);
  return plan ? plannedFuel(plan, flight, now.getTime()) : null;
}

/** A booking's plan for the API, with the doubts about it, such as its age. */
export function viewPlan(ops: Operations, plan: BookedPlan, flight: PlannedFlight, now: Date): BookingPlan {
  return {
    ...factsOf(ops, plan),
    fetchedAt: plan.fetchedAt.toISOString(),
    doubts: planDoubts(plan, flight, now.getTime()),
    vatsimUrl: plan.vatsimUrl,
    ivaoUrl: plan.ivaoUrl,
  };
}

/**
 * The plan beside what was flown.
 * @param judgedFuelKg what the flight was judged by
 */
export function viewFlownPlan(ops: Operations, plan: BookedPlan, judgedFuelKg: number | null): FlownPlan {
  return { ...factsOf(ops, plan), judgedFuelKg, points: [...plan.points] };
}

function factsOf({ plans }: Operations, plan: BookedPlan) {
  const { generatedAt, callsign, icaoType, levelFt, route, alternate, blockMin } = plan;
  return {
    // An airline that no longer reads plans still shows its stored ones.
    provider: plans?.provider ?? 'SimBrief',
    generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
    callsign,
    tail: plan.registration,
    icaoType,
    levelFt,
    route,
    alternate,
    blockFuelKg: plan.blockFuelKg,
    tripFuelKg: plan.tripFuelKg,
    blockMin,
  };
}
