/** The part of a flight plan that a booking stores. */
import type { FlightPlan, PlanMass, PlanPoint } from './flight-plan.ts';
import { ivaoPrefile, vatsimPrefile } from './prefile.ts';

/** A stored plan. Every value has been checked against the form of its kind, so that no foreign text gets further. */
export interface KeptPlan {
  /** When the provider made the plan, milliseconds since 1970; null if it does not say. */
  generatedAt: number | null;
  callsign: string | null;
  registration: string | null;
  /** ICAO designator. */
  icaoType: string | null;
  /** Initial cruise, feet. */
  levelFt: number | null;
  route: string | null;
  /** ICAO code of the first alternate. */
  alternate: string | null;
  /** Fuel on board when the flight leaves its stand, kilograms. */
  blockFuelKg: number | null;
  /** Fuel for the trip itself, kilograms. */
  tripFuelKg: number | null;
  /** Time from stand to stand, minutes. */
  blockMin: number | null;
  points: readonly PlanPoint[];
  /** Addresses of the networks’ forms with the plan filled in; null for what does not suffice for one. */
  vatsimUrl: string | null;
  ivaoUrl: string | null;
}

/** Plausibility limit: the largest tanks of any airliner hold 254 t (A380). */
const MOST_FUEL_KG = 400_000;
const CALLSIGN = /^[A-Z0-9]{2,10}$/;
const REGISTRATION = /^[A-Z0-9-]{2,10}$/;
const TYPE = /^[A-Z][A-Z0-9]{1,3}$/;
const ICAO = /^[A-Z]{4}$/;
const ROUTE = /^[A-Z0-9/]{1,24}(?: [A-Z0-9/]{1,24}){0,199}$/;

/** Extracts the stored part of a plan. A value without the form of its kind is left out. */
export function keptPlan(plan: FlightPlan): KeptPlan {
  const { aircraft, fuel, times, cruiseFt } = plan;
  return {
    generatedAt: plan.generatedAt?.getTime() ?? null,
    callsign: word(plan.callsign, CALLSIGN),
    registration: word(aircraft.registration, REGISTRATION),
    icaoType: word(aircraft.type, TYPE),
    levelFt: cruiseFt === undefined ? null : Math.round(cruiseFt),
    route: word(plan.route?.replaceAll(/\s+/g, ' '), ROUTE),
    alternate: word(plan.alternates[0]?.icao, ICAO),
    blockFuelKg: fuelOf(fuel.block),
    tripFuelKg: fuelOf(fuel.trip),
    blockMin: times.block ?? null,
    points: plan.points,
    vatsimUrl: vatsimPrefile(plan),
    ivaoUrl: ivaoPrefile(plan),
  };
}

/** Kilograms; null for more than any aircraft can hold. */
function fuelOf(mass: PlanMass | undefined): number | null {
  return mass === undefined || mass.kg > MOST_FUEL_KG ? null : mass.kg;
}

function word(value: string | undefined, form: RegExp): string | null {
  const raised = value?.toUpperCase();
  return raised !== undefined && form.test(raised) ? raised : null;
}
