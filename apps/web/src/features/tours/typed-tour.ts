import { stagesBetween } from '@va/domain/tour/written-tour.ts';
import type { TourPlan, WrittenTour } from '#app/api/tour-plans.ts';
import { codesOf } from '#app/lib/typed-codes.ts';

/** Form values of a tour. */
export interface TypedTour {
  name: string;
  description: string;
  types: string[];
  /** ICAO designators, one after the other. */
  substitutes: string;
  anyOrder: boolean;
  /** Empty for no condition. */
  hours: string;
  /** Airports in the order of their stages, one after the other. */
  stops: string;
  /** Numbers of the stages that are out. */
  retired: string[];
  /** Days as fields write them; an open last day is empty. */
  editions: { n: number; from: string; until: string }[];
}

/** Form values of a plan; empty for a new tour. */
export const typedOf = (plan: TourPlan | null): TypedTour => ({
  name: plan?.tour.name ?? '',
  description: plan?.tour.description ?? '',
  types: plan?.tour.types ?? [],
  substitutes: plan?.tour.substitutes.join(' ') ?? '',
  anyOrder: plan?.tour.anyOrder ?? false,
  hours: plan?.tour.moreThanHours?.toString().replace('.', ',') ?? '',
  stops: plan?.tour.stops.join(' ') ?? '',
  retired: plan?.tour.retiredStages.map(String) ?? [],
  editions: plan?.tour.editions.map(({ n, from, until }) => ({ n, from, until: until ?? '' })) ?? [],
});

/** Hours with a comma or a point; anything else is no number, and nothing is no condition. */
function hoursOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : -1;
}

/** Form values in the form that the server takes. */
export function writtenOf({
  name,
  description,
  types,
  substitutes,
  anyOrder,
  hours,
  stops,
  retired,
  editions,
}: TypedTour): WrittenTour {
  const codes = codesOf(stops);
  const numbers = retired.map(Number);
  return {
    name,
    description,
    types,
    substitutes: codesOf(substitutes),
    anyOrder,
    moreThanHours: hoursOf(hours),
    editions: editions.map(({ n, from, until }) => ({ n, from, until: until || null })),
    stops: codes,
    // A stage that is no longer in the list can't be retired.
    retiredStages: numbers.filter((n) => n < codes.length),
  };
}

/** Names of the typed stages, `Etapa 1 · LEMD–LEBL`, by their numbers. */
export const stageWords = (stops: string): Record<string, string> =>
  Object.fromEntries(
    stagesBetween(codesOf(stops), []).map(({ n, dep, arr }) => [`${n}`, `Etapa ${n} · ${dep}–${arr}`]),
  );
