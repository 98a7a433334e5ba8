/** Passkeys, as a browser makes and uses them. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const passkeySchema = z
  .object({
    id: z.uuid(),
    label: z.string(),
    createdAt: instantSchema,
    lastUsedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Passkey' });

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000);

const credentialShape = {
  id: base64url.min(1).max(1400),
  rawId: base64url.min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .default({})
    .transform(() => ({}))
    .describe('Not used'),
};

/** How a passkey's device is reached; the list of WebAuthn. */
export const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export const registerPasskeyBodySchema = z
  .strictObject({
    label: z.string().trim().min(1).max(60),
    credential: z.strictObject({
      ...credentialShape,
      response: z.strictObject({
        clientDataJSON: base64url,
        attestationObject: base64url,
        authenticatorData: base64url.optional(),
        transports: z.array(transportSchema).max(10).optional(),
        publicKeyAlgorithm: z.int32().optional().describe('COSE number of the algorithm'),
        publicKey: base64url.optional(),
      }),
    }),
  })
  .meta({
    id: 'RegisterPasskey',
    example: {
      label: 'Portátil',
      credential: {
        id: 'mX0b3Vq9',
        rawId: 'mX0b3Vq9',
        type: 'public-key',
        response: { clientDataJSON: 'eyJ0eXBlIjo', attestationObject: 'o2NmbXRk' },
      },
    },
  });

export const usePasskeyBodySchema = z
  .strictObject({
    credential: z.strictObject({
      ...credentialShape,
      response: z.strictObject({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      }),
    }),
    device: z.string().trim().min(1).max(120).optional(),
  })
  .meta({
    id: 'UsePasskey',
    example: {
      credential: {
        id: 'mX0b3Vq9',
        rawId: 'mX0b3Vq9',
        type: 'public-key',
        response: { clientDataJSON: 'eyJ0eXBlIjo', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQDk' },
      },
    },
  });

export type RegisterPasskey = z.output<typeof registerPasskeyBodySchema>;

export type UsePasskey = z.output<typeof usePasskeyBodySchema>;
