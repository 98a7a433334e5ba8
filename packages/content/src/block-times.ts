/** Block times that follow from the distance: for routes that have none, and to compare with those that have one. */
import { hoursAndMinutes } from '@va/domain/durations.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { estimateBlock } from '@va/domain/timetable/block-estimate.ts';
import type { BlockRules } from '@va/domain/timetable/timetable-rules.ts';
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

/** Minutes from chock to chock that are usual between two places. */
export function usualBlock(from: Position, to: Position): number {
  return estimateBlock(from, to, CRUISE_KT, RULES);
}

/** The route with both block times; those that its file leaves out are estimated, and the route says so. */
export function withBlockTimes(route: RouteInFile, airports: readonly Airport[]): Route {
  const [from, to] = route.between.map((icao) => airports.find((airport) => airport.icao === icao));
  if (from === undefined || to === undefined) throw new Error(`${route.between.join('–')} has no airports`);
  const { blockOut, blockBack } = route;
  return {
    ...route,
    blockOut: blockOut ?? hoursAndMinutes(usualBlock(from, to)),
    blockBack: blockBack ?? hoursAndMinutes(usualBlock(to, from)),
    ...(blockOut === undefined || blockBack === undefined ? { estimated: true } : {}),
  };
}
