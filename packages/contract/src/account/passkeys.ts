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

/** Requirement levels of WebAuthn options. */
const wishSchema = z.enum(['required', 'preferred', 'discouraged']);

const known = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    transports: z.array(z.string()).optional(),
  }),
);

const asked = {
  challenge: z.string(),
  timeout: z.int32().min(0).optional().describe('Milliseconds'),
  hints: z.array(z.enum(['security-key', 'client-device', 'hybrid'])).optional(),
};

/** How a browser is to ask for a passkey. */
export const askPasskeySchema = z
  .object({
    options: z
      .object({
        ...asked,
        rpId: z.string().optional(),
        allowCredentials: known.optional(),
        userVerification: wishSchema.optional(),
      })
      .describe('For `navigator.credentials.get`'),
  })
  .meta({ id: 'AskPasskey' });

/** How a browser is to make a passkey. */
export const makePasskeySchema = z
  .object({
    options: z
      .object({
        ...asked,
        rp: z.object({ id: z.string().optional(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(
          z.object({
            alg: z.int32().describe('COSE number of the algorithm'),
            type: z.literal('public-key'),
          }),
        ),
        excludeCredentials: known.optional(),
        authenticatorSelection: z
          .object({
            authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
            residentKey: wishSchema.optional(),
            requireResidentKey: z.boolean().optional(),
            userVerification: wishSchema.optional(),
          })
          .optional(),
        attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
        extensions: z.object({ credProps: z.boolean().optional() }).optional(),
      })
      .describe('For `navigator.credentials.create`'),
  })
  .meta({ id: 'MakePasskey' });

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

export type AskPasskey = z.output<typeof askPasskeySchema>;

export type MakePasskey = z.output<typeof makePasskeySchema>;

export type RegisterPasskey = z.output<typeof registerPasskeyBodySchema>;

export type UsePasskey = z.output<typeof usePasskeyBodySchema>;
