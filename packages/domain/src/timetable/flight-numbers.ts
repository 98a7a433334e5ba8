/** Numbers of the generated flights: the route's own, or free ones that are kept for ever after. */
import { lot } from './flight-identity.ts';
import type { Flight } from './flight.ts';
import type { TimetableRoute } from './timetable-input.ts';

/** Added to the number of a pair's first departure of the day for each later one. */
const WAVE_STEP = 1000;
const HIGHEST = 9999;
/** Number of pairs of flight numbers from which the draw chooses. */
const LOTS = 150;

/** Gives numbers to the flights of one proposal, none of them twice. */
export class FlightNumbers {
  /** The pair of airports that has each number, `LEMD LEBL`. */
  readonly #owners = new Map<number, string>();
  readonly #current: readonly Flight[];
  readonly #firstFree: number;

  constructor(routes: readonly TimetableRoute[], current: readonly Flight[], firstFree: number) {
    this.#current = current;
    this.#firstFree = firstFree;
    for (const { number, dep, arr } of current) this.#owners.set(number, `${dep} ${arr}`);
    for (const { between, numbers } of routes) {
      if (numbers === undefined) continue;
      this.#owners.set(numbers[0], `${between[0]} ${between[1]}`);
      this.#owners.set(numbers[1], `${between[1]} ${between[0]}`);
    }
  }

  /**
   * Numbers out and back of one departure of the day.
   * @param wave 0 for the first of the day
   */
  pairFor(route: TimetableRoute, wave: number): readonly [number, number] {
    const [out, back] = [route.between.join(' '), route.between.toReversed().join(' ')];
    const first = route.numbers ?? this.#known(route) ?? this.#free(`${out} 0`, out, back);
    const added: readonly [number, number] = [first[0] + WAVE_STEP * wave, first[1] + WAVE_STEP * wave];
    const numbers =
      wave === 0 || this.#fits(added, out, back) ? added : this.#free(`${out} ${wave}`, out, back);
    this.#owners.set(numbers[0], out);
    this.#owners.set(numbers[1], back);
    return numbers;
  }

  /** The numbers that a route without its own was given before. */
  #known({ between: [from, to] }: TimetableRoute): readonly [number, number] | undefined {
    const lowest = (dep: string, arr: string) =>
      this.#current
        .filter((flight) => flight.source === 'generated' && flight.dep === dep && flight.arr === arr)
        .reduce((low, { number }) => Math.min(low, number), Infinity);
    const [out, back] = [lowest(from, to), lowest(to, from)];
    return Number.isFinite(out) && Number.isFinite(back) ? [out, back] : undefined;
  }

  /** The first free pair, an even number and the next, from a place drawn by lot. */
  #free(words: string, out: string, back: string): readonly [number, number] {
    const start = this.#firstFree + 2 * lot(words, LOTS);
    for (let number = start; number < HIGHEST; number += 2) {
      if (this.#fits([number, number + 1], out, back)) return [number, number + 1];
    }
    for (let number = 1; number < start; number += 2) {
      if (this.#fits([number, number + 1], out, back)) return [number, number + 1];
    }
    throw new Error(`No flight numbers are left for ${out}`);
  }

  #fits(numbers: readonly [number, number], out: string, back: string): boolean {
    const [mine, other] = [this.#owners.get(numbers[0]), this.#owners.get(numbers[1])];
    if (numbers[1] > HIGHEST) return false;
    return (mine === undefined || mine === out) && (other === undefined || other === back);
  }
}
