import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

/** Longest address of a push service that is kept, characters; those of today have less than 300. */
const MOST_ENDPOINT = 1000;

/** Whether this browser gets notices, and what it needs to ask for them. */
export const pushSchema = z
  .object({
    publicKey: z.string().describe('Public VAPID key of the platform, base64url'),
    since: instantSchema.nullable().describe('Since when this sign-in gets notices; null when it does not'),
    devices: z.int32().describe('Sign-ins of the pilot that get them, this one included'),
  })
  .meta({ id: 'Push' });

/** What a browser answers when it subscribes; the names are those of the Push API. */
export const pushSubscriptionSchema = z
  .strictObject({
    endpoint: z
      .url({ protocol: /^https$/ })
      .max(MOST_ENDPOINT)
      .describe('Address of the push service'),
    keys: z.strictObject({
      p256dh: z
        .string()
        .regex(/^[\w-]{87}=?$/)
        .describe('Public key of the browser, base64url'),
      auth: z
        .string()
        .regex(/^[\w-]{22}(?:==)?$/)
        .describe('16 bytes, base64url'),
    }),
  })
  .meta({
    id: 'PushSubscription',
    example: {
      endpoint: 'https://push.example.org/abc',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  });
