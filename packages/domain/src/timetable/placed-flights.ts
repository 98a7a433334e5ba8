/** Turns plans into flights with days and times, one after the other. */
import { distanceNm } from '../great-circle.ts';
import { BusyMinutes, nextFree, slotInWindow } from './departure-slots.ts';
import { clockOf, wrapDay } from './clock.ts';
import { arrivalOf, DAY_MINUTES, type Flight, type FlightKind } from './flight.ts';
import { flightId, legOf, lot } from './flight-identity.ts';
import { type PairPlan, windowsOf } from './pair-plan.ts';
import type { TimetableInput } from './timetable-input.ts';
import { daysOf, EVERY_DAY, shiftDays } from './weekdays.ts';

/** A flight with Spanish sentences that explain its data. */
export interface ExplainedFlight {
  flight: Flight;
  why: readonly string[];
}

/** One direction of a plan. */
interface Leg {
  plan: PairPlan;
  number: number;
  dep: string;
  arr: string;
  block: number;
}

/** The flight that another one follows with the same aircraft. */
interface Before {
  flight: Flight;
  /** Minutes on the ground. */
  ground: number;
  why: string;
}

const NOTE_LENGTH = 200;

/** The flights of one proposal while it is built: each new one is placed around those before it. */
export class PlacedFlights {
  readonly #input: TimetableInput;
  readonly #busy: BusyMinutes;
  readonly #known: ReadonlyMap<string, Flight>;
  /**
   * Flight by number and airports, for legs whose own id does not operate; flights of people take precedence over the
   * generator's.
   */
  readonly #byLeg = new Map<string, Flight>();
  readonly #noted = new Set<string>();
  readonly placed = new Map<string, ExplainedFlight>();

  constructor(input: TimetableInput) {
    this.#input = input;
    this.#busy = new BusyMinutes(input.rules.slotMin);
    this.#known = new Map(input.current.map((flight) => [flight.id, flight]));
    for (const flight of input.current) {
      const other = this.#byLeg.get(legOf(flight));
      if (other === undefined || (isPersons(flight) && !isPersons(other)))
        this.#byLeg.set(legOf(flight), flight);
    }
  }

  /** Notes a departure that stays as it is, before any new time is looked for. */
  keep(flight: Flight): void {
    if (this.#noted.has(flight.id)) return;
    this.#noted.add(flight.id);
    this.#busy.add(flight.dep, flight.stdUtc, flight.days);
  }

  /**
   * The flight of this leg that is in force or to come: the one with its id, or the season that has taken its place under
   * another id.
   */
  known(leg: Pick<Leg, 'number' | 'dep' | 'arr'>): Flight | undefined {
    const own = this.#known.get(flightId(leg.number, leg.dep, leg.arr));
    if (own !== undefined && (isPersons(own) || own.validUntil === null)) return own;
    return this.#byLeg.get(legOf(leg));
  }

  /** A flight of the pair that begins the day. */
  first(plan: PairPlan, wave: number, number: number): Flight {
    const { slotMin, patterns } = this.#input.rules;
    const leg = { plan, number, dep: plan.from.icao, arr: plan.to.icao, block: plan.blockOut };
    const known = this.known(leg);
    if (known !== undefined) return this.#stay(leg, known);
    const choices = patterns[plan.daysPerWeek] ?? [];
    const days = choices.length === 0 ? EVERY_DAY : daysOf(choices[lot(plan.key, choices.length)] ?? '');
    const windows = windowsOf(plan, wave);
    const slot = slotInWindow(`${plan.key} ${wave}`, plan.from, windows, days, slotMin, this.#busy);
    return this.#put(leg, slot.stdUtc, shiftDays(days, slot.dayShift), [...plan.why, slot.why]);
  }

  /** A flight that leaves when the one before has come in and the aircraft is ready. */
  next(plan: PairPlan, back: boolean, number: number, before: Before): Flight {
    const [dep, arr] = back ? [plan.to.icao, plan.from.icao] : [plan.from.icao, plan.to.icao];
    const leg = { plan, number, dep, arr, block: back ? plan.blockBack : plan.blockOut };
    const ready = before.flight.stdUtc + before.flight.blockMin + before.ground;
    const known = this.known(leg);
    if (known !== undefined && (isPersons(known) || follows(known, before.flight, ready))) {
      return this.#stay(leg, known);
    }
    const { slotMin } = this.#input.rules;
    const slot = slotAfter(
      dep,
      ready,
      (dayShift) => shiftDays(before.flight.days, dayShift),
      slotMin,
      this.#busy,
    );
    const moved =
      slot.moved === 0 ? [] : [`Pasa a las ${clockOf(slot.stdUtc)} Z para no salir a la vez que otro vuelo.`];
    const days = shiftDays(before.flight.days, slot.dayShift);
    return this.#put(leg, slot.stdUtc, days, [...plan.why, before.why, ...moved]);
  }

  /** A flight in force keeps days and time. The rest follows the route, unless a person made or locked the flight. */
  #stay(leg: Leg, known: Flight): Flight {
    this.keep(known);
    if (isPersons(known)) {
      const why = known.locked ? 'Bloqueado por operaciones: no se toca.' : 'Cambiado a mano: no se toca.';
      this.placed.set(known.id, { flight: known, why: [why] });
      return known;
    }
    const why = [...leg.plan.why, 'Ya estaba en el horario: conserva su hora y sus días.'];
    return this.#put(leg, known.stdUtc, known.days, why);
  }

  #put(leg: Leg, stdUtc: number, days: number, why: readonly string[]): Flight {
    const flight = this.#flightOf(leg, stdUtc, days);
    this.keep(flight);
    this.placed.set(flight.id, { flight, why });
    return flight;
  }

  #flightOf({ plan, number, dep, arr, block }: Leg, stdUtc: number, days: number): Flight {
    const known = this.known({ number, dep, arr });
    const kind: FlightKind = plan.continuation === undefined ? 'line' : 'continuation';
    return {
      id: known?.id ?? flightId(number, dep, arr),
      number,
      dep,
      arr,
      days,
      stdUtc,
      ...arrivalOf(stdUtc, block),
      blockMin: block,
      distanceNm: Math.round(distanceNm(plan.from, plan.to) * 10) / 10,
      level: known?.level ?? null,
      kind,
      validFrom: known?.validFrom ?? this.#input.today,
      validUntil: null,
      isPublic: known?.isPublic ?? true,
      note: (plan.route.note ?? '').slice(0, NOTE_LENGTH),
      source: 'generated',
      locked: false,
      route: known?.route,
      iataType: known?.iataType,
      types: [plan.type.type],
    };
  }
}

/** @param ready minutes after 00:00Z of the first day when the aircraft can leave; may be a day or more */
function slotAfter(
  airport: string,
  ready: number,
  firstDays: (dayShift: number) => number,
  slotMin: number,
  busy: BusyMinutes,
): { stdUtc: number; dayShift: number; moved: number } {
  const first = Math.ceil(ready / slotMin) * slotMin;
  const start = wrapDay(first);
  const { minute, moved } = nextFree(airport, start.minute, firstDays(start.dayShift), slotMin, busy);
  const end = wrapDay(minute);
  return { stdUtc: end.minute, dayShift: start.dayShift + end.dayShift, moved };
}

/** Made or locked by people: the generator leaves it as it is. */
export function isPersons(flight: Flight): boolean {
  return flight.locked || flight.source !== 'generated';
}

/** Whether a flight leaves on the days on which the previous one arrives, after the turnaround and within a day. */
function follows(flight: Flight, before: Flight, ready: number): boolean {
  const dayShift = Math.ceil((ready - flight.stdUtc) / DAY_MINUTES);
  return shiftDays(before.days, dayShift) === flight.days;
}

const WEEK_MINUTES = 7 * DAY_MINUTES;

/**
 * Number of tails of a type that the timetable needs at once. Most flights of a type at the same minute of the
 * week, from departure to the end of the stop after arrival. @param flights those of the type @param turnaroundMin
 * minutes on the ground after each flight
 */
export function peakTails(flights: readonly Flight[], turnaroundMin: number): number {
  const steps = new Int32Array(WEEK_MINUTES + 1);
  const add = (from: number, to: number) => {
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  };
  for (const { days, stdUtc, blockMin } of flights) {
    for (let day = 0; day < 7; day++) {
      if ((days & (1 << day)) === 0) continue;
      const from = day * DAY_MINUTES + stdUtc;
      const to = from + Math.min(blockMin + turnaroundMin, WEEK_MINUTES - 1);
      add(from, Math.min(to, WEEK_MINUTES));
      // A flight that lasts beyond Sunday counts at the beginning of the week too.
      if (to > WEEK_MINUTES) add(0, to - WEEK_MINUTES);
    }
  }
  let now = 0;
  return steps.reduce((peak, step) => Math.max(peak, (now += step)), 0);
}
