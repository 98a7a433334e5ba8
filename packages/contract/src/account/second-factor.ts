import { z } from 'zod';
import { passwordSchema } from '../shared/values.ts';
import { passkeySchema } from './passkeys.ts';

export const secondFactorSchema = z
  .object({
    required: z.boolean().describe('Whether a role asks for one'),
    totp: z.boolean().describe('Whether codes of an app are in force'),
    passkeys: z.array(passkeySchema),
    recoveryCodes: z.int32().min(0).describe('Codes on paper that still open the account'),
  })
  .meta({ id: 'SecondFactorState' });

/** The own password again, before something that protects the account goes. */
export const confirmPasswordBodySchema = z
  .strictObject({ password: passwordSchema })
  .meta({ id: 'ConfirmPassword', example: { password: 'una frase bastante larga' } });

export const totpStartSchema = z
  .object({
    secret: z.string().describe('To type by hand into the app, Base32'),
    uri: z.string().describe('`otpauth:` address, for a QR code'),
  })
  .meta({ id: 'TotpStart' });

export const recoveryCodesSchema = z
  .object({ codes: z.array(z.string()).describe('As `ABCD-EFGH-JKLM`, shown this once; each works once') })
  .meta({ id: 'RecoveryCodes' });

export type SecondFactorState = z.infer<typeof secondFactorSchema>;
