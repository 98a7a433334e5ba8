/** Shapes of the phpVMS 7 ACARS API that every answer shares. Clients are strict: types here are what they expect. */
import { KG_PER_LB } from '@va/domain/quantities.ts';
import { round } from '../shared/fields.ts';

/** The phpVMS version that clients see. */
export const VERSION = '7.0.10';

/** A distance in nautical miles as its four units; never null. */
export function distance(nm: number | null): { m: number; km: number; mi: number; nmi: number } {
  const miles = nm ?? 0;
  return {
    m: round(miles * 1852, 2),
    km: round(miles * 1.852, 2),
    mi: round(miles * 1.150779448, 2),
    nmi: round(miles, 2),
  };
}

/** A mass in kilograms as both units; never null. */
export function mass(kg: number | null): { kg: number; lbs: number } {
  return { kg: round(kg ?? 0, 2), lbs: round((kg ?? 0) / KG_PER_LB, 2) };
}

/** An instant without fractions; null stays null and is never "". */
export function instant(time: Date | null): string | null {
  return time === null ? null : time.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A page of a list in the protocol's shape; clients loop until `last_page`. */
export function page(items: readonly unknown[], address: string, { number = 1, size = 100 } = {}) {
  const total = items.length;
  const last = Math.max(1, Math.ceil(total / size));
  const data = items.slice((number - 1) * size, number * size);
  const from = data.length === 0 ? null : (number - 1) * size + 1;
  const at = (wanted: number) =>
    wanted >= 1 && wanted <= last ? `${address}${address.includes('?') ? '&' : '?'}page=${wanted}` : null;
  return {
    data,
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      current_page: number,
      from,
      last_page: last,
      path: address.split('?')[0],
      per_page: size,
      to: from === null ? null : from + data.length - 1,
      total,
      prev_page: at(number - 1),
      next_page: at(number + 1),
    },
  };
}

/** Error kinds, the last part of `type`, each with its HTTP status. */
const ERRORS = {
  'validation-exception': 400,
  'pirep-not-found': 404,
  'bid-not-found': 404,
  'airport-not-found': 404,
  'user-not-found': 404,
  'not-found': 404,
  'pirep-cancelled': 400,
  'pirep-error': 400,
  'prefile-error': 400,
  'pirep-cancel-not-allowed': 400,
  'bid-exists': 409,
  'user-bid-limit': 409,
  'aircraft-not-available': 400,
  unauthorized: 403,
  'too-many-requests': 429,
} as const;
export type PhpvmsErrorKind = keyof typeof ERRORS;

/** A refusal in the protocol's own shape. */
export class PhpvmsError extends Error {
  readonly kind: PhpvmsErrorKind;
  readonly extras: Record<string, unknown>;

  constructor(kind: PhpvmsErrorKind, message: string, extras: Record<string, unknown> = {}) {
    super(message);
    this.kind = kind;
    this.extras = extras;
  }

  get status(): 400 | 403 | 404 | 409 | 429 {
    return ERRORS[this.kind];
  }

  /** The body has the message in every field where some client looks for it. */
  get body(): Record<string, unknown> {
    return {
      type: `https://phpvms.net/errors/${this.kind}`,
      title: this.message,
      details: this.message,
      status: this.status,
      error: { status: this.status, message: this.message },
      ...this.extras,
    };
  }
}

/** Refuses a body, naming the fields that are wrong. */
export function invalid(errors: Readonly<Record<string, string>>): PhpvmsError {
  const [first = 'body'] = Object.keys(errors);
  const fields = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
  return new PhpvmsError('validation-exception', `${first} is ${errors[first] ?? 'invalid'}`, {
    errors: fields,
  });
}
