/** The time of a departure: drawn by lot inside its window, then moved on while another one is too close. */
import { clockOf, wrapDay } from './clock.ts';
import { lot } from './flight-identity.ts';
import { DAY_MINUTES } from './flight.ts';
import { shiftDays } from './weekdays.ts';
import type { TimetableAirport, DepartureWindow } from './timetable-input.ts';
import { standardOffset } from './zone-letters.ts';

/** Minutes of the week with departures at an airport, so that no two are too close. */

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

/** The time that a departure gets. */
export interface Slot {
  /** Minutes after 00:00Z. */
  stdUtc: number;
  /** Days by which the departure was moved from the requested ones. */
  dayShift: number;
  /** Spanish sentence. */
  why: string;
}

/** @param words seed of the draw, so that the same flight always gets the same time */
export function slotInWindow(
  words: string,
  airport: TimetableAirport,
  windows: readonly DepartureWindow[],
  days: number,
  slotMin: number,
  busy: BusyMinutes,
): Slot {
  const window = windows[lot(`${words} window`, windows.length)] ?? { from: 0, to: DAY_MINUTES - slotMin };
  const offset = standardOffset(airport);
  const count = Math.floor((window.to - window.from) / slotMin) + 1;
  const local = window.from + slotMin * lot(words, count);
  // The day stays the one in UTC: a pattern of days is the same for every origin.
  const wished = wrapDay(local - offset).minute;
  const { minute, moved } = nextFree(airport.icao, wished, days, slotMin, busy);
  const place = `hora estándar de ${airport.icao}`;
  const drawn = `Sale de ${clockOf(window.from)} a ${clockOf(window.to)}, ${place}; por sorteo fijo, a las ${clockOf(local)}.`;
  const { minute: stdUtc, dayShift } = wrapDay(minute);
  return { stdUtc, dayShift, why: drawn + movedWords(moved, stdUtc + offset) };
}

/** The first minute from the wished one on without a clash; the wished one when a whole day is full. */
export function nextFree(
  airport: string,
  wished: number,
  days: number,
  slotMin: number,
  busy: BusyMinutes,
): { minute: number; moved: number } {
  for (let moved = 0; moved < DAY_MINUTES; moved += slotMin) {
    const { minute, dayShift } = wrapDay(wished + moved);
    if (!busy.clashes(airport, minute, shiftDays(days, dayShift))) return { minute: wished + moved, moved };
  }
  return { minute: wished, moved: 0 };
}

function movedWords(moved: number, local: number): string {
  return moved === 0 ? '' : ` Pasa a las ${clockOf(local)} para no salir a la vez que otro vuelo.`;
}
