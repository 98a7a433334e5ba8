/** Block times that follow from the distance: for routes that have none, and to compare with those that have one. */
import { hoursAndMinutes } from '@va/domain/durations.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { estimateBlock } from '@va/domain/timetable/block-estimate.ts';
import type { BlockRules } from '@va/domain/timetable/timetable-input.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Route, RouteInFile } from '@va/schemas/content/routes.ts';

/** Cruise of an airliner, knots true airspeed. */
const CRUISE_KT = 460;

/** As `content/plataforma/horario.yaml` has them: great circle and a little more, half an hour on the ground, wind from the west. */
const RULES: BlockRules = {
  detour: 1.04,
  shortDetour: 1.12,
  shortKm: 300,
  groundMin: 30,
  windKt: 35,
  shortWindKt: 20,
  windKm: 5000,
};

/** Cruise of each model that the rules of the timetable know, knots: a turboprop takes its time. */
export function cruiseByModel(
  types: readonly { id: string; model: string }[],
  rules: { types: readonly { type: string; tasKt: number }[] } | undefined,
): ReadonlyMap<string, number> {
  const cruise = new Map(rules?.types.map(({ type, tasKt }) => [type, tasKt]));
  return new Map(
    types.flatMap(({ id, model }) => {
      const kt = cruise.get(id);
      return kt === undefined ? [] : [[model, kt] as const];
    }),
  );
}

/** Minutes from chock to chock that are usual between two places. */
export function usualBlock(from: Position, to: Position, cruiseKt = CRUISE_KT): number {
  return estimateBlock(from, to, cruiseKt, RULES);
}

/** The route with both block times; those that its file leaves out are estimated, and the route says so. */
export function withBlockTimes(route: RouteInFile, airports: readonly Airport[], cruiseKt?: number): Route {
  const [from, to] = route.between.map((icao) => airports.find((airport) => airport.icao === icao));
  if (from === undefined || to === undefined) throw new Error(`${route.between.join('–')} has no airports`);
  const { blockOut, blockBack } = route;
  return {
    ...route,
    blockOut: blockOut ?? hoursAndMinutes(usualBlock(from, to, cruiseKt)),
    blockBack: blockBack ?? hoursAndMinutes(usualBlock(to, from, cruiseKt)),
    ...(blockOut === undefined || blockBack === undefined ? { estimated: true } : {}),
  };
}
