/** Codes that programs show, so that nobody copies a key: the device authorization of RFC 8628 in this API's words. */
import { z } from 'zod';
import { isVisibleName } from '@va/domain/visible-name.ts';
import { instantSchema } from '../shared/values.ts';
import { keyScopeSchema } from './keys.ts';

export const askDeviceBodySchema = z
  .strictObject({
    program: z
      .string()
      .trim()
      .normalize('NFC')
      .min(1)
      .max(60)
      .refine(isVisibleName, 'Escribe un nombre con letras y sin signos que no se ven')
      .describe('What the pilot reads, such as the name of the program'),
    scopes: z
      .array(keyScopeSchema)
      .min(1)
      .max(4)
      .default(['acars:write', 'own:read'])
      .describe('What the program wants to do'),
  })
  .meta({ id: 'AskDevice', example: { program: 'Grabador del PC' } });

export const deviceCodeSchema = z
  .object({
    deviceCode: z.string().describe('What the program asks with; nobody else needs it'),
    userCode: z.string().describe('What the pilot types, as `ABCD-EFGH`'),
    verificationUrl: z.string().describe('Where the pilot types it'),
    verificationUrlComplete: z.string().describe('The same with the code in it, for a link or a QR code'),
    expiresIn: z.int32().describe('Seconds until the code is over'),
    interval: z.int32().describe('Seconds to wait between two questions'),
  })
  .meta({ id: 'DeviceCode' });

export const deviceTokenBodySchema = z
  .strictObject({ deviceCode: z.string().min(1).max(100) })
  .meta({ id: 'DeviceToken', example: { deviceCode: 'q5Xn…' } });

/** A code as people type it: any case, with or without its hyphen and spaces. */
const userCodeSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{8}$/, 'El código tiene ocho letras y cifras, como ABCD-EFGH'));

export const userCodeBodySchema = z
  .strictObject({ userCode: userCodeSchema })
  .meta({ id: 'UserCode', example: { userCode: 'ABCD-EFGH' } });

export const decideDeviceBodySchema = z
  .strictObject({ userCode: userCodeSchema, approve: z.boolean() })
  .meta({ id: 'DecideDevice', example: { userCode: 'ABCD-EFGH', approve: true } });

export type DeviceCode = z.infer<typeof deviceCodeSchema>;

/** What a pilot is shown of a program that asks for access. A program that asks to act for a pilot. */
export const deviceRequestSchema = z
  .object({
    program: z.string(),
    scopes: z.array(keyScopeSchema),
    askedAt: instantSchema,
    expiresAt: instantSchema,
    state: z.enum(['pending', 'approved', 'denied']),
  })
  .meta({ id: 'DeviceRequest' });

export type DeviceRequest = z.infer<typeof deviceRequestSchema>;
