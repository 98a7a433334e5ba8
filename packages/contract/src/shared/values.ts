import { z } from 'zod';
import { CAPABILITIES } from '@va/domain/rights/capabilities.ts';
import { ROLES } from '@va/domain/rights/roles.ts';
import { ACCOUNT_STATUSES } from '@va/domain/account/account.ts';
import { isVisibleName } from '@va/domain/visible-name.ts';

/** An enum schema of the keys of a domain table. */
export function keysOf<K extends string>(table: Readonly<Record<K, string>>) {
  return z.enum(Object.fromEntries(Object.keys(table).map((key) => [key, key])) as { [P in K]: P });
}

export const roleSchema = keysOf(ROLES).meta({ id: 'Role' });
export const capabilitySchema = keysOf(CAPABILITIES).meta({ id: 'Capability' });
export const accountStatusSchema = keysOf(ACCOUNT_STATUSES).meta({ id: 'AccountStatus' });

/** Whether a day or instant lies in 1900 to 2199; outside, dates are not handled reliably. */
const isWithinReach = (text: string) => text >= '1900' && text < '2200';

/** An instant of 1900 to 2199, ISO 8601 in UTC with `Z`. */
export const instantSchema = z.iso
  .datetime()
  .refine(isWithinReach, 'Escribe un momento de 1900 a 2199')
  .meta({ examples: ['2026-11-22T10:00:00Z'] });

/** A day of 1900 to 2199, `YYYY-MM-DD`. */
export const dateSchema = z.iso
  .date()
  .refine(isWithinReach, 'Escribe un día de 1900 a 2199')
  .meta({ examples: ['2026-11-23'] });

/** A month, `YYYY-MM`. */
export const monthSchema = z
  .string()
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'No es un mes: escríbelo como 2026-12')
  .meta({ examples: ['2026-12'] });

/** A callsign as it is typed: letters, digits and hyphens, upper or lower case; the airline's own pattern comes on top. */
export const callsignSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{2,12}$/, 'Escribe de 2 a 12 letras, cifras o guiones, sin espacios')
  .meta({ examples: ['ABC017'] });

/** A person's name, 2 to 80 visible characters. */
export const personNameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(2)
  .max(80)
  .refine(isVisibleName, 'Escribe un nombre con letras y sin signos que no se ven');

/** A password to set: 10 to 200 characters, anything a keyboard has. */
export const newPasswordSchema = z.string().min(10).max(200).meta({ format: 'password' });

/** A password to check; it has no minimum length, since a too short one is just wrong. */
export const passwordSchema = z.string().min(1).max(200).meta({ format: 'password' });

/** The secret of a link. */
export const linkTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** A token for examples in the reference. */
export const EXAMPLE_TOKEN = 'x'.repeat(43);

/** Free text of a reason or of facts, 10 to 2000 characters. */
export const reasonSchema = z.string().trim().min(10).max(2000);

/** The same but optional, for acts that explain themselves, such as adding a thing with its texts. */
export const optionalReasonSchema = reasonSchema.optional().describe('Why, where it says something new');

/** The code of a booking as it is typed. */
export const bookingCodeSchema = z
  .string()
  .toUpperCase()
  .regex(/^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/, 'No es un código de reserva: son 8 letras y cifras');

export const idSchema = z.uuid();
