/** What a recorder that pilots download is told of the airline: `grabador.json` beside it. */
import { z } from 'zod';
import { recorderAddOnsSchema } from './recorder-add-ons.ts';

export const RECORDER_SETTINGS_FILE = 'grabador.json';

/** The loopback addresses are for who tries it on the own PC; everything else is asked for over TLS. */
const isSafe = (address: string) =>
  address.startsWith('https://') || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(address);

export const recorderSettingsSchema = z.object({
  name: z.string().trim().min(1).max(80).describe('Name of the airline, for people'),
  address: z
    .url({ protocol: /^https?$/, error: 'No es una dirección' })
    .refine(isSafe, 'La dirección empieza por https://')
    .transform((address) => `${address.replace(/\/*$/, '')}/`)
    .describe('Address of the portal, under which the platform stands; ends with a slash'),
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('ICAO code of the airline, which stands before the number of a flight'),
  build: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional()
    .describe('What this build is called among the files that the portal hands out'),
  addOns: recorderAddOnsSchema.default([]).describe('Aircraft whose values stand elsewhere'),
});

export type RecorderSettings = z.infer<typeof recorderSettingsSchema>;
