/** Works out the weekly hours of each type, and takes days from pairs if they are too many. */
import { countOf, formatNumber } from '../numbers.ts';
import type { PairPlan } from './pair-plan.ts';
import type { TimetableInput } from './timetable-input.ts';

/** A week of one type, minutes of block time. */
export interface TypeWeek {
  type: string;
  tails: number;
  /** Weekly hours: demanded by the routes, left after the cuts, and possible with the tails. */
  wanted: number;
  planned: number;
  budget: number;
}

/**
 * Plans that fit the tails as far as they can: the longest pairs lose a day in turn, down to the fewest of the rules.
 * Pairs in `kept` are in force and lose nothing, so that a new route moves no other.
 * @param kept days per week in force, by key of the pair
 */
export function fitBudget(
  plans: readonly PairPlan[],
  input: TimetableInput,
  kept: ReadonlyMap<string, number>,
): { plans: PairPlan[]; weeks: TypeWeek[] } {
  const days = new Map(plans.map((plan) => [plan.key, kept.get(plan.key) ?? plan.daysPerWeek]));
  const weeks = [...new Set(plans.map(({ type }) => type.type))].toSorted().map((type) => {
    const mine = plans.filter((plan) => plan.type.type === type);
    const tails = input.fleet[type]?.tails ?? 0;
    const budget = tails * input.rules.budget.hoursPerTail * 60;
    const wanted = weekOf(mine, days);
    cutDays(mine, days, budget, input, kept);
    return { type, tails, wanted, planned: weekOf(mine, days), budget };
  });
  const fitted = plans.map((plan) => withDays(plan, days, weeks, input, kept));
  return { plans: fitted, weeks };
}

function cutDays(
  plans: readonly PairPlan[],
  days: Map<string, number>,
  budget: number,
  { rules }: TimetableInput,
  kept: ReadonlyMap<string, number>,
): void {
  const longestFirst = plans
    .filter(({ key, continuation }) => !kept.has(key) && continuation === undefined)
    .toSorted((a, b) => round(b) - round(a));
  for (;;) {
    let cut = false;
    for (const { key } of longestFirst) {
      if (weekOf(plans, days) <= budget) return;
      const now = days.get(key) ?? 0;
      if (now <= rules.budget.minDays) continue;
      days.set(key, now - 1);
      cut = true;
    }
    if (!cut) return;
  }
}

function round({ blockOut, blockBack }: PairPlan): number {
  return blockOut + blockBack;
}

/** Minutes in a week; a continuation flies as often as the pair that it follows. */
function weekOf(plans: readonly PairPlan[], days: ReadonlyMap<string, number>): number {
  return plans.reduce((sum, plan) => sum + round(plan) * plan.waves * daysOfPlan(plan, days), 0);
}

function daysOfPlan({ key, continuation }: PairPlan, days: ReadonlyMap<string, number>): number {
  const parent = continuation && (days.get(continuation.after.join(' ')) ?? days.get(reversed(continuation)));
  return parent ?? days.get(key) ?? 0;
}

function reversed({ after }: { after: readonly string[] }): string {
  return after.toReversed().join(' ');
}

function withDays(
  plan: PairPlan,
  days: ReadonlyMap<string, number>,
  weeks: readonly TypeWeek[],
  { fleet }: TimetableInput,
  kept: ReadonlyMap<string, number>,
): PairPlan {
  const daysPerWeek = daysOfPlan(plan, days);
  const cut = plan.daysPerWeek - daysPerWeek;
  if (cut <= 0 || kept.has(plan.key) || plan.continuation !== undefined) return { ...plan, daysPerWeek };
  const week = weeks.find(({ type }) => type === plan.type.type);
  const hours = (minutes: number) => `${formatNumber(Math.round(minutes / 60))}\u00a0h`;
  const why = `Pierde ${countOf(cut, 'día', 'días')}: las rutas del ${fleet[plan.type.type]?.model ?? plan.type.type} piden ${hours(week?.wanted ?? 0)} por semana y su flota vuela ${hours(week?.budget ?? 0)}.`;
  return { ...plan, daysPerWeek, why: [...plan.why, why] };
}
