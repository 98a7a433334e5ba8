/** Reads fields of bodies as recorders send them: numbers as numbers or digits, everything optional, nothing trusted. */

/** A body that its protocol does not take, with what is wrong with each field. */
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

/** The same where it has to be there. */
export function required(body: Body, name: string): number {
  const value = number(body, name);
  if (value === null) throw new InvalidBody({ [name]: 'required' });
  return value;
}

/** A number within bounds, or null: a single odd value of a position costs that value and not the position. */
export function bounded(body: Body, name: string, least: number, most: number): number | null {
  const value = body[name];
  const read = typeof value === 'string' && !isBlank(value) ? Number(value) : value;
  return typeof read === 'number' && read >= least && read <= most ? read : null;
}

/** Whether a text holds nothing but spaces, which would be read as 0. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Where something is; null without a place on earth. */
export function placeIn(body: Body): { lat: number; lon: number } | null {
  const [lat, lon] = [bounded(body, 'lat', -90, 90), bounded(body, 'lon', -180, 180)];
  return lat === null || lon === null ? null : { lat, lon };
}

/** A text without what can't be stored, cut to a length; null when absent or empty. */
export function text(body: Body, name: string, most = 500): string | null {
  const value = body[name];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const clean = storable(String(value)).trim();
  return clean === '' ? null : storable(clean.slice(0, most));
}

/** A text without what can't be stored: NUL, and halves of letters, as a cut leaves them. */
export function storable(value: string): string {
  return value.replaceAll(/[\0\p{Surrogate}]/gu, '');
}

/** A list of objects. Throws for anything else, also in it: what is left out would be told as kept. */
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

/** An instant in milliseconds since 1970 UTC, which one without a zone means; null for none or nonsense. */
export function time(body: Body, name: string): number | null {
  const value = body[name];
  if (typeof value !== 'string') return null;
  const [, zone] = DATE_TIME.exec(value) ?? [];
  const at = Date.parse(DATE_TIME.test(value) && zone === undefined ? `${value}Z` : value);
  return at >= EARLIEST && at <= LATEST ? at : null;
}

/** A switch, also as 1 and 0 or as a word; null for anything else. */
export function flag(body: Body, name: string): boolean | null {
  const told = body[name];
  const value = typeof told === 'string' ? told.toLowerCase() : told;
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : null;
}

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
