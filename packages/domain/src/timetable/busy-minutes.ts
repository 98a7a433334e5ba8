/** Minutes of the week with departures at an airport, so that no two are too close. */
import { DAY_MINUTES } from './flight.ts';
import { shiftDays } from './weekdays.ts';

/** The departures of each airport over a week, to keep them apart. */
export class BusyMinutes {
  /** One byte per minute of the day for each airport, with one bit per weekday. */
  readonly #airports = new Map<string, Uint8Array>();
  readonly #gap: number;

  /** @param gap minutes that must lie between two departures of one airport */
  constructor(gap: number) {
    this.#gap = gap;
  }

  /** Notes a departure. */
  add(airport: string, minute: number, days: number): void {
    const minutes = this.#airports.get(airport) ?? new Uint8Array(DAY_MINUTES);
    this.#airports.set(airport, minutes);
    minutes[minute] = (minutes[minute] ?? 0) | days;
  }

  /** Whether a departure on these days would be too close to another one. */
  clashes(airport: string, minute: number, days: number): boolean {
    const minutes = this.#airports.get(airport);
    if (minutes === undefined) return false;
    for (let near = minute - this.#gap + 1; near < minute + this.#gap; near++) {
      const dayShift = Math.floor(near / DAY_MINUTES);
      const there = minutes[near - dayShift * DAY_MINUTES] ?? 0;
      if (shiftDays(there, -dayShift) & days) return true;
    }
    return false;
  }
}
