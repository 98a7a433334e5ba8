import { hasMarkup } from '../visible-name.ts';
import { kilograms } from '../quantities.ts';
import type { PlanMass } from './flight-plan.ts';

/** A part of the provider's answer: nothing in it is certain. */
export type Section = Readonly<Record<string, unknown>>;

/** Words are cut at this length; a route around the world has about 1500 characters. */
const MAX_TEXT = 4000;

/**
 * Reads single values of a plan. An empty value is left out silently, because the provider writes `""`, `[]`, `{}` or
 * `false` for it; a value that makes no sense is left out and counted.
 */
export class FieldReader {
  /** Values that made no sense. */
  dropped = 0;
  readonly #inPounds: boolean;

  constructor(inPounds: boolean) {
    this.#inPounds = inPounds;
  }

  /** A line of text, trimmed; markup is none. */
  text(value: unknown): string | undefined {
    if (isEmpty(value)) return undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return this.#drop();
    // Plans contain no tags, unlike the provider's own pages.
    if (hasMarkup(String(value))) return this.#drop();
    return String(value).trim().slice(0, MAX_TEXT);
  }

  /** A word in capitals that matches a pattern, such as a code; any other value is counted and dropped. */
  word(value: unknown, pattern: RegExp): string | undefined {
    const word = this.text(value)?.toUpperCase();
    return word === undefined || pattern.test(word) ? word : this.#drop();
  }

  /** All lines of a text or of a list of texts. */
  texts(value: unknown): string[] {
    return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((entry) => this.text(entry) ?? []);
  }

  /** A number within bounds; the provider pads and writes them as text: `"05000"`, `".57"`. */
  number(value: unknown, least: number, most: number): number | undefined {
    if (isEmpty(value)) return undefined;
    const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : this.#drop();
  }

  /** A mass in the plan's unit, 0 to a thousand tonnes. */
  mass(value: unknown): PlanMass | undefined {
    const figure = this.number(value, 0, 2_204_623);
    if (figure === undefined) return undefined;
    const lb = Math.round(figure);
    return this.#inPounds ? { kg: kilograms(figure), lb } : { kg: lb, lb: undefined };
  }

  /** A moment: `2026-10-03T21:50:00Z`, or seconds since 1970 as the older format has it. */
  moment(value: unknown): Date | undefined {
    if (isEmpty(value)) return undefined;
    const text = String(value);
    const seconds = /^\d{9,11}$/.test(text) ? Number(text) : undefined;
    // Without a day in it, an engine makes up one: «1» would be a day of 2001.
    if (seconds === undefined && !/^\s*\d{4}-\d{2}-\d{2}/.test(text)) return this.#drop();
    const date = new Date(seconds === undefined ? text : seconds * 1000);
    const year = date.getUTCFullYear();
    return year >= 2000 && year < 2100 ? date : this.#drop();
  }

  /** Whole minutes of a duration under four days: `01:33:54`, or seconds in the older format. */
  minutes(value: unknown): number | undefined {
    if (isEmpty(value)) return undefined;
    const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(String(value));
    if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Math.round(Number(clock[3] ?? 0) / 60);
    const seconds = this.number(value, 0, 4 * 86_400);
    return seconds === undefined ? undefined : Math.round(seconds / 60);
  }

  /** Minutes ahead of UTC, from `+02:00:00`, `-04:30` or hours, `5.5`. */
  offset(value: unknown): number | undefined {
    if (isEmpty(value)) return undefined;
    const clock = /^([+-])(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(String(value));
    const minutes = clock
      ? (clock[1] === '-' ? -1 : 1) * (Number(clock[2]) * 60 + Number(clock[3]))
      : (this.number(value, -24, 24) ?? Number.NaN) * 60;
    // Baker Island to the Line Islands.
    return minutes >= -720 && minutes <= 840 ? Math.round(minutes) : undefined;
  }

  #drop(): undefined {
    this.dropped += 1;
    return undefined;
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}
