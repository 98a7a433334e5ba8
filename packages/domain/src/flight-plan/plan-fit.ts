/** Checks whether a plan matches the booked flight. Pure; every sentence is Spanish. */
import { formatAge } from '../ages.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { Refusal } from '../refusal.ts';
import type { FlightPlan } from './flight-plan.ts';
import type { KeptPlan } from './kept-plan.ts';

/** A plan older than this was made with another day's wind, weather and notices. */
export const PLAN_OLD_MS = DAY_MS;
/** A plan may be so far ahead of our clock, milliseconds: no two clocks are the same. */
const CLOCKS_MS = HOUR_MS / 4;

/** The flight that a plan is for. */
export interface PlannedFlight {
  /** ICAO codes. */
  dep: string;
  arr: string;
  /** Code by which the airline knows an airport; without this function the ICAO code itself. */
  codeOf?: (icao: string) => string;
  /** Null until the pilot has chosen one. */
  tail: string | null;
  /** ICAO designator. */
  icaoType: string;
  /** Flight number without the airline’s code; null for a free flight. */
  number: number | null;
}

/** The pilot who asks for a plan, by the names that the provider and the airline use. */
export interface PlanOwner {
  /** Alias or number at the provider. */
  alias: string;
  callsign: string | null;
  /** Callsigns of the other pilots that the plan may name. */
  isOthers: (callsign: string) => boolean;
}

/** Why a booking can't take a plan; null if it can. */
export function refusePlan(
  plan: FlightPlan,
  flight: PlannedFlight,
  owner: PlanOwner,
  provider: string,
): Refusal | null {
  const { codeOf = (icao: string) => icao } = flight;
  const [from, to] = [codeOf(plan.origin.icao), codeOf(plan.destination.icao)];
  if (isAnothers(plan, flight, owner))
    return {
      code: 'plan-ajeno',
      message: `El plan que ${provider} da para «${owner.alias}» es de otro piloto.`,
      wayOut: 'Revisa tu alias en tu cuenta.',
    };
  if (from !== flight.dep || to !== flight.arr)
    return {
      code: 'plan-de-otra-ruta',
      message: `Tu último plan en ${provider} va de ${from} a ${to}, y esta reserva, de ${flight.dep} a ${flight.arr}.`,
      wayOut: 'Genera uno para este vuelo y tráelo otra vez.',
    };
  return null;
}

/** By the number that the provider knows its pilots by, or by the callsign of somebody else of the airline. */
function isAnothers(plan: FlightPlan, { number }: PlannedFlight, owner: PlanOwner) {
  const { pilotNumber } = plan;
  // Programs write callsigns in small letters too, and with a space or hyphen before the number.
  const callsign = plan.callsign?.toUpperCase().replaceAll(/[\s-]/g, '');
  const isNumber = /^\d+$/.test(owner.alias);
  if (isNumber && pilotNumber !== undefined && Number(pilotNumber) !== Number(owner.alias)) return true;
  if (callsign === undefined || callsign === owner.callsign) return false;
  // A number of a flight may look like a callsign.
  const flown = /(\d+)$/.exec(callsign)?.[1];
  if (number !== null && flown !== undefined && Number(flown) === number) return false;
  return owner.isOthers(callsign);
}

/** A doubt about a plan that the pilot should read before flying it. */
export interface PlanDoubt {
  code: 'old' | 'undated' | 'other-tail' | 'other-type' | 'no-fuel';
  /** One or two Spanish sentences: what is wrong and what to do. */
  message: string;
}

/**
 * Doubts about a stored plan at a moment (milliseconds since 1970); the flight may have changed since it was stored.
 */
export function planDoubts(plan: KeptPlan, flight: PlannedFlight, now: number): PlanDoubt[] {
  const doubts: (PlanDoubt | false)[] = [
    ageDoubt(plan.generatedAt, now),
    tailDoubt(plan, flight),
    plan.blockFuelKg === null && {
      code: 'no-fuel',
      message: 'El plan no dice cuánto combustible lleva. Genera otro y tráelo.',
    },
  ];
  return doubts.filter((doubt) => doubt !== false);
}

function ageDoubt(generatedAt: number | null, now: number): PlanDoubt | false {
  if (generatedAt === null || generatedAt > now + CLOCKS_MS)
    return { code: 'undated', message: 'El plan no dice bien cuándo se hizo. Genera otro y tráelo.' };
  return (
    now - generatedAt > PLAN_OLD_MS && {
      code: 'old',
      message: `El plan se hizo ${formatAge(now - generatedAt)}: el viento y la meteorología ya son otros. Genera otro y tráelo.`,
    }
  );
}

function tailDoubt({ registration, icaoType }: KeptPlan, flight: PlannedFlight): PlanDoubt | false {
  if (icaoType !== null && icaoType !== flight.icaoType)
    return {
      code: 'other-type',
      message: `El plan es para un ${icaoType} y vas a volar un ${flight.icaoType}: su combustible no vale. Genera otro y tráelo.`,
    };
  if (registration === null || flight.tail === null || plain(registration) === plain(flight.tail))
    return false;
  return {
    code: 'other-tail',
    message: `El plan es para ${registration} y vuelas con ${flight.tail}: revisa pesos y combustible, o genera otro y tráelo.`,
  };
}

/** Programs write registrations with and without their hyphen. */
const plain = (registration: string) => registration.replaceAll('-', '');

/**
 * The fuel that a flight which begins now is judged by, kilograms; null where the plan was made for another aircraft or
 * another day.
 */
export function plannedFuel(plan: KeptPlan, flight: PlannedFlight, now: number): number | null {
  return planDoubts(plan, flight, now).length === 0 ? plan.blockFuelKg : null;
}
