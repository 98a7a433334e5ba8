import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** Reads fields of bodies as recorders send them: numbers as numbers or digits, everything optional, nothing trusted. */

/** An invalid body, with an error for each wrong field. */
export class InvalidBody extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    const [first = 'body'] = Object.keys(fields);
    super(`${first} is ${fields[first] ?? 'invalid'}`);
    this.fields = fields;
  }
}

export type Body = Record<string, unknown>;

/** A finite number, also from digits; null when absent. Throws for anything else. */
export function number(body: Body, name: string): number | null {
  const value = body[name];
  if (value === undefined || value === null || isBlank(value)) return null;
  const read = typeof value === 'string' ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw new InvalidBody({ [name]: 'not a number' });
}

/** A required number. Throws if it is missing or invalid. */
export function required(body: Body, name: string): number {
  const value = number(body, name);
  if (value === null) throw new InvalidBody({ [name]: 'required' });
  return value;
}

/** A number within bounds, else null: one odd value of a position must not cost the whole position. */
export function bounded(body: Body, name: string, least: number, most: number): number | null {
  const value = body[name];
  const read = typeof value === 'string' && !isBlank(value) ? Number(value) : value;
  return typeof read === 'number' && read >= least && read <= most ? read : null;
}

/** Whether a text is only white space, which `Number` would read as 0. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Latitude and longitude, degrees; null if missing or out of range. */
export function placeIn(body: Body): { lat: number; lon: number } | null {
  const [lat, lon] = [bounded(body, 'lat', -90, 90), bounded(body, 'lon', -180, 180)];
  return lat === null || lon === null ? null : { lat, lon };
}

/** A text without characters that can't be stored, cut to a length; null if absent or empty. */
export function text(body: Body, name: string, most = 500): string | null {
  const value = body[name];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const clean = storable(String(value)).trim();
  return clean === '' ? null : storable(clean.slice(0, most));
}

/** Removes characters that the database can't store: NUL and lone surrogates, which cutting a text may leave. */
export function storable(value: string): string {
  return value.replaceAll(/[\0\p{Surrogate}]/gu, '');
}

/** A list of objects. Throws for anything else in it, since the client would take skipped items for stored. */
export function list(body: Body, name: string): Body[] {
  const value: unknown = body[name];
  if (!Array.isArray(value)) throw new InvalidBody({ [name]: 'required' });
  return value.map((item: unknown, i) => {
    if (isBody(item)) return item;
    throw new InvalidBody({ [`${name}.${i}`]: 'not an object' });
  });
}

/** Years that every calendar can write: with four digits. */
const [EARLIEST, LATEST] = [Date.UTC(1000, 0), Date.UTC(10_000, 0) - 1];

/** A date with a time of the day, and whether it says its zone. */
const DATE_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** An instant, ms since 1970; a time without a zone means UTC. Null if missing or invalid. */
export function time(body: Body, name: string): number | null {
  const value = body[name];
  if (typeof value !== 'string') return null;
  const [, zone] = DATE_TIME.exec(value) ?? [];
  const at = Date.parse(DATE_TIME.test(value) && zone === undefined ? `${value}Z` : value);
  return at >= EARLIEST && at <= LATEST ? at : null;
}

/** A boolean, also as 1, 0 or a word; null for anything else. */
export function flag(body: Body, name: string): boolean | null {
  const reported = body[name];
  const value = typeof reported === 'string' ? reported.toLowerCase() : reported;
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : null;
}

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Most custom fields in one request; below, the most that a flight keeps (the last ones). */
const MOST_FIELDS = 50;

const MOST_KEPT = 200;

/** A client's custom fields as texts: the sent ones merged over those of the note; empty if it sends none. */
export function ownFieldsIn({ fields: sent }: Body, { fields: before }: Body): { fields?: Body } {
  if (!isBody(sent)) return {};
  const fresh = Object.keys(sent)
    .slice(0, MOST_FIELDS)
    .map((name): [string, string] => [storable(name.slice(0, 60)), text(sent, name, 200) ?? '']);
  const all = { ...(isBody(before) && before), ...Object.fromEntries(fresh) };
  return { fields: Object.fromEntries(Object.entries(all).slice(-MOST_KEPT)) };
}

/** A number with so many decimals. */
export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Upper bound for any client's number, in any unit. */
export const MOST_TOLD = 10_000_000;

/** Fuel that a flight used by its report, kg; null before it is known. */
export function usedKg({
  fuel_off_kg,
  fuel_on_kg,
}: Pick<DeskReport['row'], 'fuel_off_kg' | 'fuel_on_kg'>): number | null {
  return fuel_off_kg !== null && fuel_on_kg !== null ? fuel_off_kg - fuel_on_kg : null;
}

/** Most that any aircraft holds, lb. */
const MOST_LBS = 800_000;

/** Converts a recorder's pounds to kilograms; null for impossible values. */
export function kgOf(pounds: number | null): number | null {
  return pounds !== null && pounds >= 0 && pounds <= MOST_LBS ? pounds * KG_PER_LB : null;
}
