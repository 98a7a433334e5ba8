import { z } from 'zod';
import {
  accountStatusSchema,
  callsignSchema,
  capabilitySchema,
  EXAMPLE_TOKEN,
  instantSchema,
  linkTokenSchema,
  newPasswordSchema,
  passwordSchema,
  roleSchema,
} from '../shared/values.ts';
import type { AccessLink } from './sign-in-links.ts';

export const signInBodySchema = z
  .strictObject({
    callsign: z.string().max(60).describe('Own callsign; upper or lower case'),
    password: passwordSchema,
    device: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .optional()
      .describe('Name of the device in the list of devices'),
  })
  .meta({ id: 'SignIn', example: { callsign: 'ABC017', password: 'la contraseña propia' } });

export const secondFactorBodySchema = z
  .strictObject({
    code: z
      .string()
      .overwrite((text) => text.replaceAll(/\s/g, ''))
      .regex(/^\d{6}$/, 'Escribe las seis cifras')
      .describe('Six digits of the app; spaces between them do not count'),
  })
  .meta({ id: 'SecondFactor', example: { code: '123456' } });

/** A code on paper as people type it: any case, with or without its hyphens and spaces. */
export const recoveryCodeBodySchema = z
  .strictObject({
    code: z
      .string()
      .max(40)
      .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().regex(/^[0-9A-Z]{12}$/, 'El código tiene doce letras y cifras, como ABCD-EFGH-JKLM')),
  })
  .meta({ id: 'RecoveryCode', example: { code: 'ABCD-EFGH-JKLM' } });

/** Who is signed in, for the page that asks. */
export const sessionPilotSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    name: z.string().nullable(),
    status: accountStatusSchema,
    roles: z.array(roleSchema),
    capabilities: z.array(capabilitySchema).describe('What counts now, in this state of the account'),
  })
  .meta({ id: 'SessionPilot' });

export const sessionSchema = z
  .object({
    stage: z
      .enum(['none', 'second_factor', 'open'])
      .describe('Nobody is signed in, the second factor is missing, or signed in'),
    methods: z
      .array(z.enum(['totp', 'passkey']))
      .describe('Second factors of this account, while one is missing'),
    csrfToken: z
      .string()
      .nullable()
      .describe(
        'To send as `X-CSRF-Token` with every request that changes something, and by pages with those that read, so that none is answered as a visitor’s once the cookie is gone',
      ),
    mustSetSecondFactor: z
      .boolean()
      .describe('An administrator without a second factor: staff capabilities wait until there is one'),
    expiresAt: instantSchema.nullable(),
    pilot: sessionPilotSchema.nullable(),
  })
  .meta({ id: 'Session' });

export const linkTokenBodySchema = z
  .strictObject({ token: linkTokenSchema.describe('The part of the link after `#`') })
  .meta({ id: 'LinkToken', example: { token: EXAMPLE_TOKEN } });

export const recoveryRequestBodySchema = z
  .strictObject({ callsign: callsignSchema })
  .meta({ id: 'RecoveryRequest', example: { callsign: 'ABC017' } });

export const useRecoveryBodySchema = z
  .strictObject({ token: linkTokenSchema, password: newPasswordSchema })
  .meta({ id: 'UseRecovery', example: { token: EXAMPLE_TOKEN, password: 'una frase bastante larga' } });

export const changePasswordBodySchema = z
  .strictObject({ current: passwordSchema, next: newPasswordSchema })
  .meta({
    id: 'ChangePassword',
    example: { current: 'una frase bastante larga', next: 'otra frase más larga aún' },
  });

export type Session = z.infer<typeof sessionSchema>;

export type LinkKind = AccessLink['kind'];
