/** Decisions of the generator for a pair of airports before it looks for times. */
import { hoursAndMinutes } from '../durations.ts';
import { countOf } from '../numbers.ts';
import { eastward, estimateBlock } from './block-estimate.ts';
import type {
  TimetableAirport,
  TimetableInput,
  TimetableRoute,
  Continuation,
  DepartureWindow,
  FlightClass,
  TypeRules,
} from './timetable-input.ts';

/** Frequency, times and type of the flights between a pair of airports. */
export interface PairPlan {
  /** `LEMD LEBL`. */
  key: string;
  route: TimetableRoute;
  from: TimetableAirport;
  to: TimetableAirport;
  /** Minutes. */
  blockOut: number;
  blockBack: number;
  type: TypeRules;
  flightClass: FlightClass;
  daysPerWeek: number;
  waves: number;
  continuation: Continuation | undefined;
  /** Spanish sentences: why it is so. */
  why: readonly string[];
}

/** A route that can't be planned, with the missing data. */
export interface UnplannedRoute {
  route: TimetableRoute;
  /** Spanish sentence. */
  problem: string;
}

/** A plan for every route, in an order that does not depend on the input's. */
export function planPairs(input: TimetableInput): { plans: PairPlan[]; unplanned: UnplannedRoute[] } {
  const airports = new Map(input.airports.map((airport) => [airport.icao, airport]));
  const plans: PairPlan[] = [];
  const unplanned: UnplannedRoute[] = [];
  for (const route of input.routes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const [from, to] = route.between.map((icao) => airports.get(icao));
    const type = input.rules.types.find((one) => one.type === route.type);
    if (from === undefined || to === undefined) {
      unplanned.push({ route, problem: `Uno de los aeropuertos de ${route.between.join('–')} no existe.` });
    } else if (type === undefined) {
      unplanned.push({ route, problem: `El tipo «${route.type}» no tiene datos en las reglas del horario.` });
    } else {
      plans.push(planPair(route, from, to, type, input));
    }
  }
  return { plans, unplanned };
}

function keyOf({ between }: TimetableRoute): string {
  return between.join(' ');
}

function planPair(
  route: TimetableRoute,
  from: TimetableAirport,
  to: TimetableAirport,
  type: TypeRules,
  { rules, base }: TimetableInput,
): PairPlan {
  const blockOut = route.blockOut ?? estimateBlock(from, to, type.tasKt, rules.block);
  const blockBack = route.blockBack ?? estimateBlock(to, from, type.tasKt, rules.block);
  const longer = Math.max(blockOut, blockBack);
  const flightClass = classOf(longer, rules.classes);
  const continuation = rules.continuations.find(({ between }) => between.join(' ') === keyOf(route));
  const offBase = !route.between.includes(base);
  const daily = longer <= rules.offBase.dailyUpToMin;
  const daysPerWeek = offBase ? (daily ? 7 : rules.offBase.daysPerWeek) : flightClass.daysPerWeek;
  const waves = offBase ? 1 : flightClass.waves;
  const why = [
    `${flightClass.name}: el bloque más largo es de ${hoursAndMinutes(longer)}.`,
    ...(route.blockOut === undefined ? ['Bloque calculado: la ruta no lo trae.'] : []),
    continuation === undefined
      ? `${offBase ? `Fuera de la base ${base}` : 'Par de la base'}: ${frequency(daysPerWeek, waves)}.`
      : `Continuación de ${continuation.after.join('–')}: vuela los mismos días.`,
  ];
  return {
    key: keyOf(route),
    route,
    from,
    to,
    blockOut,
    blockBack,
    type,
    flightClass,
    daysPerWeek,
    waves,
    continuation,
    why,
  };
}

/** The first class that is long enough; the last one has no end. */
function classOf(minutes: number, classes: readonly FlightClass[]): FlightClass {
  const found = classes.find(({ maxBlockMin }) => maxBlockMin === null || minutes <= maxBlockMin);
  if (found === undefined) throw new Error('The last class of the timetable must have no longest block');
  return found;
}

/** Departure windows of one of the day's departures: its own if there is one window per departure, otherwise all. */
export function windowsOf(plan: PairPlan, wave: number): readonly DepartureWindow[] {
  const { windows, eastwardWindows } = plan.flightClass;
  const usual = eastwardWindows !== undefined && eastward(plan.from, plan.to) > 0 ? eastwardWindows : windows;
  const own = plan.waves === usual.length ? usual[wave] : undefined;
  return own === undefined ? usual : [own];
}

function frequency(daysPerWeek: number, waves: number): string {
  const days =
    daysPerWeek === 7 ? 'vuela a diario' : `vuela ${countOf(daysPerWeek, 'día', 'días')} por semana`;
  return waves === 1 ? days : `${days}, ${countOf(waves, 'salida', 'salidas')} al día`;
}
