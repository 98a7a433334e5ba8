import { planDoubts, type PlannedFlight } from '@va/domain/flight-plan/plan-fit.ts';
import type { BookingPlan, FlownPlan } from '@va/contract/bookings/booking-plans.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { BookedPlan } from './kept-plans.ts';

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
